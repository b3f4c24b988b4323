import { fillTemplate, type Template } from './fill-template.ts';
import { randomWords } from './random-words.ts';
import { recordSeed } from './seed-of.ts';

/** The number of pages of a site whose collections have as many records as `bench.yaml` says. */
const pagesOfFullSite = 1_000;
/** The fewest generated records of a collection. A page may show five different ones. */
const fewest = 5;

/** Returns the number of records of a site: those of 1,000 pages, fewer in proportion for a site of fewer pages. */
export const recordCount = (full: number, pages: number): number =>
  Math.min(full, Math.max(fewest, Math.ceil((full * pages) / pagesOfFullSite)));

/** Generates the YAML of a collection: the template of a record, so many times, with the number of the record. */
export const generateRecords = (template: Template, { count, seed }: { count: number; seed: number }): string =>
  Array.from({ length: count }, (_, index) =>
    fillTemplate(template, { number: index + 1, random: randomWords(recordSeed(seed, index + 1)), entries: new Map() }),
  ).join('\n');
