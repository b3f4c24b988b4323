import type { Now } from '../../time/moment.ts';
import { isPublished } from '../publication.ts';
import type { ValidPage } from '../validate/validate-page.ts';

/** The pages that are made from records. Records are named as `posts/3`, or `portfolio/web/acme` where there are lists. */
export type RecordPages = {
  /** The path of a record's page, such as `/news/3`; of its first published page where it has several. */
  paths: ReadonlyMap<string, string>;
  /** The collections with a page file that makes a page for every record. */
  collections: ReadonlySet<string>;
};

export const noRecordPages: RecordPages = { paths: new Map(), collections: new Set() };

/** Creates a function that finds the pages of records at a moment. It returns the same object again when nothing changed. */
export function createFindRecordPages(): (pages: readonly ValidPage[], now: Now) => RecordPages {
  let last = noRecordPages;
  return (pages, now) => {
    const found = findRecordPages(pages, now);
    if (!isSame(found, last)) last = found;
    return last;
  };
}

function findRecordPages(pages: readonly ValidPage[], now: Now): RecordPages {
  const paths = new Map<string, string>();
  const collections = new Set<string>();
  for (const { madeFrom, fields } of pages) {
    if (madeFrom === undefined) continue;
    collections.add(madeFrom.slice(0, madeFrom.indexOf('/')));
    if (fields && !paths.has(madeFrom) && isPublished(fields, now)) paths.set(madeFrom, fields.path);
  }
  return { paths, collections };
}

const isSame = (a: RecordPages, b: RecordPages): boolean =>
  a.paths.size === b.paths.size &&
  a.collections.size === b.collections.size &&
  [...a.collections].every((name) => b.collections.has(name)) &&
  [...a.paths].every(([record, path]) => b.paths.get(record) === path);
