/** What a block that searches the site needs in the browser. */

export { loadSearch, type Part, type SearchPages, type SearchResult } from '@pagewright/core/search';
