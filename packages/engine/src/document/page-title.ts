/** Returns the title in the browser tab: the title of the page, followed by the brand unless it contains it. */
export const pageTitle = (title: string, brand: string): string => (title.includes(brand) ? title : `${title} | ${brand}`);
