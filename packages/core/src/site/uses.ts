import { parseSelection, selectedRecords, splitName } from '../content/collections.ts';
import { mediaFile } from '../content/media-queries.ts';
import { nameKey, pageQuery } from '../content/pages.ts';
import { foundRecord, recordResolvers } from '../content/resolve/indexes.ts';
import { type ResolvedPage, resolvedPage } from '../content/resolved-pages.ts';
import { sharedBlock } from '../content/shared-blocks.ts';
import { type SiteDb, type SiteInput, splitKey } from '../content/site-db.ts';
import type { Node } from '../query/query.ts';
import { memoizeByKey } from '../text/memoize.ts';
import { resolvedSettings } from './resolve-all-settings.ts';

/**
 * Something that a page, record or setting uses: a record (`record:faqs/getting-started`), what a query selects
 * (`selected:faqs?{"tags":["news"]}`), records of a collection (`records:faqs`), a shared block (`shared:newsletter`), a picture or video (`media:/media/team.jpg`).
 */
export type Use = `${'record' | 'selected' | 'records' | 'shared' | 'media'}:${string}`;

type SiteNode = Node<SiteInput>;

/** What records use, by the nodes of their queries: a thousand pages show the same records. */
export type UsesOfRecords = Map<SiteNode, ReadonlySet<Use>>;

/** Returns what queries have read, with what the records among it use. */
function usesOf(nodes: readonly SiteNode[], known: UsesOfRecords): Set<Use> {
  const found = new Set<Use>();
  for (const node of nodes) {
    const { query, key } = node;
    if (query.name === mediaFile.name) found.add(`media:${key}`);
    else if (query.name === sharedBlock.name) found.add(`shared:${splitKey(key)[1]}`);
    else if (query.name === selectedRecords.name) {
      const [time, collection, selection] = parseSelection(splitKey(key)[1]);
      if (time === 'now') found.add(`selected:${collection}?${JSON.stringify(selection)}`);
    } else if (query.name === foundRecord.name) for (const use of memoizeByKey(known, node, () => usesOfNode(node, known))) found.add(use);
  }
  return found;
}

/** Returns a record with what it uses. */
function usesOfNode({ key, reads }: SiteNode, known: UsesOfRecords): ReadonlySet<Use> {
  const [, name] = splitKey(key);
  return new Set<Use>([`record:${name}`, `records:${splitName(name)[0]}`, ...usesOf(reads, known)]);
}

/** Returns what a page uses. */
export function usesOfPage(db: SiteDb, { name, page, collections }: ResolvedPage, known: UsesOfRecords = new Map()): Set<Use> {
  const key = nameKey(name);
  const found = usesOf([...db.readsOf(resolvedPage, key), ...db.readsOf(pageQuery, key)], known);
  for (const collection of collections) found.add(`records:${collection}`);
  return page.madeFrom === undefined ? found : found.add(`record:${page.madeFrom}`);
}

/** Returns what a record uses. `key` is that of its query: the view and its name. */
export const usesOfRecord = (db: SiteDb, key: string): Set<Use> => usesOf(db.readsOf(recordResolvers, key), new Map());

/** Returns what the settings use. */
export const usesOfSettings = (db: SiteDb): Set<Use> => usesOf(db.readsOf(resolvedSettings, ''), new Map());
