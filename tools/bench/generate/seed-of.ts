/** The distance between the seeds of two sites. A prime above the numbers of all pages and records of a site. */
const seedStep = 100_003;
/** Records have the numbers after those of pages. A site has at most 10,000 pages. */
const firstRecord = 20_000;

/** Returns the seed of a page of a site. */
export const pageSeed = (site: number, number: number): number => site * seedStep + number;

/** Returns the seed of a record of a site. */
export const recordSeed = (site: number, number: number): number => pageSeed(site, firstRecord + number);
