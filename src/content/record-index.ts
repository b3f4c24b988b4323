import { type CollectionName, collectionSchemas } from '../../schemas/collections/index.ts';
import type { MediaFacts } from '../media/media-facts.ts';
import type { Problem } from '../model/problem.ts';
import type { InputKey } from './dependency-graph.ts';
import type { MediaIndex } from './media-index.ts';
import { resolveValue } from './resolve-value.ts';
import { type LinkUse, Resolver } from './resolver.ts';
import type { ValidCollection, ValidRecord } from './validate-collection.ts';
import type { YamlFile } from './yaml-file.ts';

/** A record with its references replaced, and what that took. */
export type FoundRecord = { value: unknown; inputs: ReadonlySet<InputKey>; mediaFiles: ReadonlyMap<string, MediaFacts> };

/** The records of all collections, resolved when first asked for. */
export type RecordIndex = {
  ids: (collection: string) => string[];
  get: (collection: string, id: string) => FoundRecord | undefined;
  /** The state of a record for the dependency graph; empty when there is none. */
  fingerprint: (collection: string, id: string) => string;
  /** Resolves every record, so that those no page uses are checked as well. */
  checkAll: () => { problems: Problem[]; links: LinkUse[] };
};

type Entry = ValidRecord & { file: YamlFile; name: CollectionName; found?: FoundRecord; resolver?: Resolver };

export function createRecordIndex(collections: readonly ValidCollection[], media: MediaIndex): RecordIndex {
  const lists = new Map<string, Map<string, Entry>>();
  for (const { name, file, records } of collections) {
    if (!name) continue;
    lists.set(name, new Map(records.map((entry) => [entry.record.id, { ...entry, file, name }])));
  }
  const index: RecordIndex = {
    ids: (collection) => [...(lists.get(collection)?.keys() ?? [])],
    get: (collection, id) => {
      const entry = lists.get(collection)?.get(id);
      return entry && resolveEntry(entry, media, index);
    },
    fingerprint: (collection, id) => JSON.stringify(lists.get(collection)?.get(id)?.record) ?? '',
    checkAll: () => {
      const resolvers = [...lists.values()].flatMap((list) =>
        [...list.values()].flatMap((entry) => {
          resolveEntry(entry, media, index);
          return entry.resolver ? [entry.resolver] : [];
        }),
      );
      return { problems: resolvers.flatMap((one) => one.problems), links: resolvers.flatMap((one) => one.links) };
    },
  };
  return index;
}

function resolveEntry(entry: Entry, media: MediaIndex, records: RecordIndex): FoundRecord {
  if (entry.found) return entry.found;
  const resolver = new Resolver(entry.file, { media, records }, { context: `${entry.name}, record "${entry.record.id}"` });
  const value = resolveValue(collectionSchemas[entry.name], entry.record, [entry.index], resolver);
  entry.resolver = resolver;
  entry.found = { value, inputs: resolver.inputs, mediaFiles: resolver.mediaFiles };
  return entry.found;
}
