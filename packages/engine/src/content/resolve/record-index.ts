import type { ContentSchemas } from '../../schema/content-schemas.ts';
import type { YamlFile } from '../../yaml/yaml-file.ts';
import type { MediaIndex } from '../find/media-index.ts';
import type { RecordParts, ValidCollection, ValidRecord } from '../validate/validate-collection.ts';
import type { FoundRecord, RecordIndex } from './record-lookup.ts';
import type { RecordPages } from './record-pages.ts';
import type { ResolveIndexes } from './reference-findings.ts';
import { resolveGuarded } from './resolve-guarded.ts';
import { Resolver } from './resolver.ts';

type Entry = ValidRecord & { file: YamlFile; name: string; found?: FoundRecord; resolver?: Resolver };

type IndexInput = {
  schemas: ContentSchemas;
  /** When two files have the same collection, the first is used. */
  collections: readonly ValidCollection[];
  media: MediaIndex;
  pages: RecordPages;
  /** True when the site has unread files that may contain records. */
  hasUnreadFiles: boolean;
};

/** Creates the index of all records. */
export function createRecordIndex({ schemas, collections, media, pages, hasUnreadFiles }: IndexInput): RecordIndex {
  const all = new Map<string, Map<string, Entry>>();
  for (const { name, file, records } of collections) {
    if (name && !all.has(name)) all.set(name, new Map(records.map((entry) => [entry.key, { ...entry, file, name }])));
  }
  const mayBeUnread = hasUnreadFiles || collections.some(({ name }) => name === undefined);
  const broken = new Set<string>(collections.flatMap(({ name, isWhole }) => (name && !isWhole ? [name] : [])));
  const entryOf = (collection: string, id: string): Entry | undefined => all.get(collection)?.get(id);
  const entriesOf = (collection: string): Entry[] => [...(all.get(collection)?.values() ?? [])];
  const index: RecordIndex = {
    ids: (collection, list) => entriesOf(collection).flatMap((entry) => (list === undefined || entry.list === list ? [entry.key] : [])),
    lists: (collection) => [...new Set(entriesOf(collection).flatMap(({ list }) => list ?? []))],
    isComplete: (collection) => (all.has(collection) ? !broken.has(collection) : !mayBeUnread),
    get: (collection, id) => {
      const entry = entryOf(collection, id);
      return entry && resolveEntry(entry, { schemas, media, records: index });
    },
    hasPages: (collection) => pages.collections.has(collection),
    pathOf: (collection, id) => pages.paths.get(`${collection}/${id}`),
    raw: (collection, id) => entryOf(collection, id)?.record,
    fingerprint: (collection, id) => JSON.stringify(entryOf(collection, id)?.record) ?? '',
    checkAll: () => {
      const entries = [...all.values()].flatMap((records) => [...records.values()]);
      for (const entry of entries) resolveEntry(entry, { schemas, media, records: index });
      const ofParts = collections.flatMap((one) => one.parts.map((parts) => resolveParts(one, parts, { schemas, media, records: index })));
      const resolvers = [...entries.flatMap(({ resolver }) => resolver ?? []), ...ofParts];
      return {
        problems: resolvers.flatMap((one) => one.problems),
        links: resolvers.flatMap((one) => one.links),
        withTexts: resolvers,
        inputs: resolvers.flatMap((one) => [...one.inputs]),
      };
    },
  };
  return index;
}

type EntryContext = ResolveIndexes & { schemas: ContentSchemas };

function resolveEntry(entry: Entry, { schemas, media, records }: EntryContext): FoundRecord {
  if (entry.found) return entry.found;
  const resolver = new Resolver(entry.file, { media, records }, { context: `${entry.name}, record "${entry.key}"` });
  const fields = resolveGuarded(schemas.recordSchema(entry.name), entry.record, entry.path, resolver);
  entry.resolver = resolver;
  const value = withHref(entry, fields, resolver);
  entry.found = { value, isWhole: resolver.isWhole(), inputs: resolver.inputs, mediaFiles: resolver.mediaFiles };
  return entry.found;
}

/** Resolves the valid parts of a record that has a problem, to find the problems of their references. */
function resolveParts(
  { name, file }: ValidCollection,
  { context, path, value }: RecordParts,
  { schemas, ...indexes }: EntryContext,
): Resolver {
  const resolver = new Resolver(file, indexes, { context });
  if (name !== undefined) resolveGuarded(schemas.recordSchema(name), value, path, resolver);
  return resolver;
}

/** Adds the path of the record's page as `href`, and makes the path an input of every page that uses the record. */
function withHref({ name, key }: Entry, fields: unknown, { inputs, indexes: { records } }: Resolver): unknown {
  inputs.add(`paths:${name}`);
  if (!records.hasPages(name) || typeof fields !== 'object' || fields === null) return fields;
  inputs.add(`path:${name}/${key}`);
  const href = records.pathOf(name, key);
  return href === undefined ? fields : { ...fields, href };
}
