/** What a block that searches the site needs in the browser. */

export type { Part } from './excerpt.ts';
export { loadSearch, type SearchPages, type SearchResult } from './search-pages.ts';
