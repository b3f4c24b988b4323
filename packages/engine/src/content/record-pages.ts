import { splitName } from './collections.ts';
import { pagesIn } from './pages.ts';
import { isPublished } from './publication.ts';
import { siteQueries, splitKey } from './site-db.ts';
import { nowOf } from './site-settings.ts';
import { fallbackView } from './views.ts';

/**
 * The pages that are made from records, in a language by its code: the path of a record's page, of its first published one where it
 * has several, by names such as `posts/3`, and the collections with a page file that makes a page for every record.
 */
const recordPages = siteQueries.define({
  name: 'pages of records',
  equality: 'json',
  compute: (db, code) => {
    const now = nowOf(db);
    const paths: Record<string, string> = {};
    const collections = new Set<string>();
    for (const { fields, origin } of pagesIn(db, code === '' ? [''] : [code, fallbackView(code)])) {
      const { madeFrom } = origin;
      if (madeFrom === undefined) continue;
      collections.add(splitName(madeFrom)[0]);
      if (fields && !Object.hasOwn(paths, madeFrom) && isPublished(fields, now)) paths[madeFrom] = fields.path;
    }
    return { paths, collections: [...collections] };
  },
});

/** Whether a page file makes pages from a collection. */
export const hasPages = siteQueries.define({
  name: 'collection has pages',
  equality: 'json',
  compute: (db, key) => {
    const [code, collection] = splitKey(key);
    return db.get(recordPages, code).collections.includes(collection);
  },
});

/** The path of a record's first published page. Null when it has none. */
export const pathOfRecord = siteQueries.define({
  name: 'path of a record',
  equality: 'json',
  compute: (db, key): string | null => {
    const [code, name] = splitKey(key);
    return db.get(recordPages, code).paths[name] ?? null;
  },
});
