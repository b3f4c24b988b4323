/** The title in the browser tab: the page's own, and the brand unless it is already named. */
export const pageTitle = (title: string, brand: string): string => (title.includes(brand) ? title : `${title} | ${brand}`);
