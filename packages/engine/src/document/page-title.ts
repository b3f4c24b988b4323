/** Returns the document title: the page's title, followed by the brand unless the title contains it. */
export const pageTitle = (title: string, brand: string): string => (title.includes(brand) ? title : `${title} | ${brand}`);
