import { parseSelection, recordEntries, selectedRecords, splitName } from '../content/collections.ts';
import { mediaFile } from '../content/media-queries.ts';
import { nameKey, nameOfKey, namesOfPages, namesOfPresets, pageQuery } from '../content/pages.ts';
import { foundRecord, recordResolvers } from '../content/resolve/indexes.ts';
import { type ResolvedPage, readResolved, resolvedPage } from '../content/resolved-pages.ts';
import { sharedBlock } from '../content/shared-blocks.ts';
import { keyIn, type SiteDb, type SiteInput, siteQueries, splitKey } from '../content/site-db.ts';
import { codesOfSite } from '../content/site-settings.ts';
import type { Node } from '../query/query.ts';
import { resolvedSettings } from './resolve-all-settings.ts';

/**
 * Something that a page, record or setting uses: a record (`record:faqs/getting-started`), what a query selects
 * (`selected:faqs?{"tags":["news"]}`), records of a collection (`records:faqs`), a shared block (`shared:newsletter`), a picture or video (`media:/media/team.jpg`).
 */
export type Use = `${'record' | 'selected' | 'records' | 'shared' | 'media'}:${string}`;

/** Returns what a query uses by what it has read, with what the records among it use. */
function usesOf(db: SiteDb, reads: readonly Node<SiteInput>[]): Set<Use> {
  const found = new Set<Use>();
  for (const { query, key } of reads) {
    if (query.name === mediaFile.name) found.add(`media:${key}`);
    else if (query.name === sharedBlock.name) found.add(`shared:${splitKey(key)[1]}`);
    else if (query.name === selectedRecords.name) {
      const [time, collection, selection] = parseSelection(splitKey(key)[1]);
      if (time === 'now') found.add(`selected:${collection}?${JSON.stringify(selection)}`);
    } else if (query.name === foundRecord.name) for (const use of db.get(shownRecord, key)) found.add(use);
  }
  return found;
}

/** The uses of one page are compared as one text. They are not stored: what a query has read shows them. */
const equality = { equality: 'text', textOf: (uses: ReadonlySet<Use>) => [...uses].join('\n') } as const;

/** A record that is shown, with what it uses. */
const shownRecord = siteQueries.define({
  name: 'uses of a shown record',
  ...equality,
  compute: (db, key): ReadonlySet<Use> => {
    const [, name] = splitKey(key);
    return new Set<Use>([`record:${name}`, `records:${splitName(name)[0]}`, ...usesOf(db, db.readsOf(foundRecord, key))]);
  },
});

/** What a page uses. */
export const pageUses = siteQueries.define({
  name: 'uses of a page',
  ...equality,
  compute: (db, key): ReadonlySet<Use> => {
    const { page, collections } = readResolved(db, nameOfKey(key));
    const found = usesOf(db, [...db.readsOf(resolvedPage, key), ...db.readsOf(pageQuery, key)]);
    for (const collection of collections) found.add(`records:${collection}`);
    return page.generatedFrom === undefined ? found : found.add(`record:${page.generatedFrom}`);
  },
});

/** Returns what a page uses. */
export const usesOfPage = (db: SiteDb, { name }: Pick<ResolvedPage, 'name'>): ReadonlySet<Use> => db.get(pageUses, nameKey(name));

/** What pages and settings use. */
export const usesOfPages = siteQueries.define({
  name: 'uses of all pages',
  equality: 'inputs',
  compute: (db): ReadonlySet<Use> => {
    const found = usesOf(db, db.readsOf(resolvedSettings, ''));
    for (const name of [...namesOfPages(db), ...namesOfPresets(db)]) for (const use of usesOfPage(db, { name })) found.add(use);
    return found;
  },
});

/** What records use. */
export const usesOfRecords = siteQueries.define({
  name: 'uses of all records',
  equality: 'inputs',
  compute: (db): ReadonlySet<Use> =>
    new Set(
      codesOfSite(db).flatMap((code) =>
        recordEntries(db, code).flatMap(({ collection, key }) => [
          ...usesOf(db, db.readsOf(recordResolvers, keyIn(code, `${collection}/${key}`))),
        ]),
      ),
    ),
});
