import { parseSelection, selectedRecords, splitName } from '../content/collections.ts';
import { mediaFile } from '../content/media-queries.ts';
import { nameKey, pageQuery } from '../content/pages.ts';
import { foundRecord, recordResolvers } from '../content/resolve/indexes.ts';
import { type ResolvedPage, resolvedPage } from '../content/resolved-pages.ts';
import { sharedBlock } from '../content/shared-blocks.ts';
import { type SiteHost, splitKey } from '../content/site-db.ts';
import type { Database } from '../query/database.ts';
import type { Node } from '../query/query.ts';
import { resolvedSettings } from './resolve-all-settings.ts';

/**
 * Something that a page, record or setting uses: a record (`record:faqs/getting-started`), what a query selects
 * (`selected:faqs?{"tags":["news"]}`), records of a collection (`records:faqs`), a shared block (`shared:newsletter`), a picture or video (`media:/media/team.jpg`).
 */
export type Use = `${'record' | 'selected' | 'records' | 'shared' | 'media'}:${string}`;

type SiteNode = Node<SiteHost>;

/** Returns what queries have read, with what the records among it use. */
function usesOf(nodes: readonly SiteNode[], found: Set<Use>): Set<Use> {
  for (const { query, key, reads } of nodes) {
    const [, name] = splitKey(key);
    if (query.name === mediaFile.name) found.add(`media:${key}`);
    else if (query.name === sharedBlock.name) found.add(`shared:${name}`);
    else if (query.name === selectedRecords.name) {
      const [time, collection, selection] = parseSelection(name);
      if (time === 'now') found.add(`selected:${collection}?${JSON.stringify(selection)}`);
    } else if (query.name === foundRecord.name && !found.has(`record:${name}`)) {
      found.add(`record:${name}`).add(`records:${splitName(name)[0]}`);
      usesOf(reads, found);
    }
  }
  return found;
}

/** Returns what a page uses. */
export function usesOfPage(db: Database<SiteHost>, { name, page, collections }: ResolvedPage): Set<Use> {
  const key = nameKey(name);
  const found = new Set<Use>(collections.map((collection) => `records:${collection}` as const));
  if (page.madeFrom !== undefined) found.add(`record:${page.madeFrom}`);
  return usesOf([...db.readsOf(resolvedPage, key), ...db.readsOf(pageQuery, key)], found);
}

/** Returns what a record uses. `key` is that of its query: the view and its name. */
export const usesOfRecord = (db: Database<SiteHost>, key: string): Set<Use> => usesOf(db.readsOf(recordResolvers, key), new Set());

/** Returns what the settings use. */
export const usesOfSettings = (db: Database<SiteHost>): Set<Use> => usesOf(db.readsOf(resolvedSettings, ''), new Set());
