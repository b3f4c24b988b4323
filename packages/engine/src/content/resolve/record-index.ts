import { type AddressSettings, pageAddress } from '../../model/address.ts';
import type { ContentSchemas } from '../../schema/content-schemas.ts';
import type { SiteClock } from '../../time/site-clock.ts';
import type { YamlFile } from '../../yaml/yaml-file.ts';
import type { MediaIndex } from '../find/media-index.ts';
import { publicationOf } from '../publication.ts';
import { divideOwn, mergeOwn } from '../validate/translation/merge-own.ts';
import type { RecordParts, ValidRecord } from '../validate/valid-record.ts';
import type { ValidCollection } from '../validate/validate-collection.ts';
import type { AbsentRecords } from './absent-records.ts';
import type { LanguageLinks } from './language-links.ts';
import type { FoundRecord, RecordIndex } from './record-lookup.ts';
import type { RecordPages } from './record-pages.ts';
import type { ResolveIndexes } from './reference-findings.ts';
import { resolveGuarded } from './resolve-guarded.ts';
import { Resolver } from './resolver.ts';
import { type Candidate, selectRecords, valuesOf } from './select-records.ts';

type Entry = ValidRecord & { file: YamlFile; name: string; found?: FoundRecord; resolvers?: Resolver[] };

type IndexInput = {
  schemas: ContentSchemas;
  /** When two files, or a file and a folder, have the same collection, the first is used. */
  collections: readonly ValidCollection[];
  media: MediaIndex;
  pages: RecordPages;
  absent: AbsentRecords;
  clock: SiteClock;
  addresses: AddressSettings;
  /** True when the site has unread files that may contain records. */
  hasUnreadFiles: boolean;
  /** The language of the records and the targets of their links. Undefined for the default language of a site. */
  language?: LanguageLinks | undefined;
};

/** Creates the index of all records. */
export function createRecordIndex({
  schemas,
  collections,
  media,
  pages,
  absent,
  clock,
  addresses,
  hasUnreadFiles,
  language,
}: IndexInput): RecordIndex {
  const all = new Map<string, Map<string, Entry>>();
  const folders = new Set<string>();
  for (const { name, file, records, isRecordFile } of collections) {
    if (!name || (all.has(name) && !(isRecordFile && folders.has(name)))) continue;
    if (isRecordFile) folders.add(name);
    const entries = all.get(name) ?? new Map<string, Entry>();
    all.set(name, entries);
    for (const entry of records) entries.set(entry.key, { ...entry, file, name });
  }
  const mayBeUnread = hasUnreadFiles || collections.some(({ name }) => name === undefined);
  const broken = new Set<string>(collections.flatMap(({ name, isWhole }) => (name && !isWhole ? [name] : [])));
  const entryOf = (collection: string, id: string): Entry | undefined => all.get(collection)?.get(id);
  const entriesOf = (collection: string): Entry[] => [...(all.get(collection)?.values() ?? [])];
  const selected = new Map<string, string[]>();
  const index: RecordIndex = {
    clock,
    ids: (collection) => entriesOf(collection).map(({ key }) => key),
    select: (collection, query) => {
      const name = `${collection} ${JSON.stringify(query)}`;
      const candidates = (): Candidate[] => entriesOf(collection).map((entry) => ({ ...entry, isListed: isListed(entry, absent) }));
      const found = selected.get(name) ?? selectRecords(candidates(), query, schemas.recordSchema(collection));
      selected.set(name, found);
      return found;
    },
    selectAtAnyTime: (collection, query) => {
      const candidates = entriesOf(collection).map((entry) => ({ ...entry, isListed: entry.record.listed !== false }));
      return selectRecords(candidates, query, schemas.recordSchema(collection));
    },
    values: (collection, field, list) => [
      ...new Set(
        entriesOf(collection).flatMap((entry) => (list === undefined || entry.list === list ? valuesOf(entry.record, field) : [])),
      ),
    ],
    absence: (collection, id) => absent.get(`${collection}/${id}`),
    lists: (collection) => [...new Set(entriesOf(collection).flatMap(({ list }) => list ?? []))],
    isComplete: (collection) => (all.has(collection) ? !broken.has(collection) : !mayBeUnread),
    get: (collection, id) => {
      const entry = entryOf(collection, id);
      return entry && resolveEntry(entry, { schemas, media, records: index, addresses, language });
    },
    hasPages: (collection) => pages.collections.has(collection),
    pathOf: (collection, id) => pages.paths.get(`${collection}/${id}`),
    isFallback: (collection, id) => entryOf(collection, id)?.isFallback === true,
    raw: (collection, id) => entryOf(collection, id)?.record,
    fingerprint: (collection, id) => JSON.stringify(entryOf(collection, id)?.record) ?? '',
    fileOf: (collection, id) => {
      const entry = entryOf(collection, id);
      return entry?.translation?.file ?? entry?.file;
    },
    checkAll: () => {
      const entries = [...all.values()].flatMap((records) => [...records.values()]);
      const context = { schemas, media, records: index, addresses, language };
      for (const entry of entries) resolveEntry(entry, context);
      const ofParts = collections.flatMap((one) => one.parts.map((parts) => resolveParts(one, parts, context)));
      const resolvers = [...entries.flatMap((entry) => entry.resolvers ?? []), ...ofParts];
      return {
        problems: resolvers.flatMap((one) => one.problems),
        links: resolvers.flatMap((one) => one.links),
        deadlines: resolvers.flatMap((one) => one.deadlines),
        withTexts: resolvers,
        inputs: resolvers.flatMap((one) => [...one.inputs]),
      };
    },
  };
  return index;
}

/** True when lists contain a record at this time. */
const isListed = ({ name, key, record }: Entry, absent: AbsentRecords): boolean => record.listed !== false && !absent.has(`${name}/${key}`);

type EntryContext = ResolveIndexes & { schemas: ContentSchemas };

function resolveEntry(entry: Entry, { schemas, ...indexes }: EntryContext): FoundRecord {
  if (entry.found) return entry.found;
  const { translation, record } = entry;
  const context = `${entry.name}, record "${entry.key}"`;
  const subject = { context, record: `${entry.name}/${entry.key}`, publication: publicationOf(record) };
  const schema = schemas.recordSchema(entry.name);
  const original = new Resolver(entry.file, indexes, subject);
  const parts = translation && divideOwn(record, translation.fields);
  const resolved = resolveGuarded(schema, parts ? parts.rest : record, entry.path, original);
  const own = translation && new Resolver(translation.file, indexes, subject);
  const fields = own && parts ? mergeOwn(resolved, resolveGuarded(schema, parts.own, translation.path, own)) : resolved;
  const resolvers = own ? [original, own] : [original];
  entry.resolvers = resolvers;
  const value = withHref(entry, withoutFields(fields, schemas.addedFields(entry.name)), original);
  entry.found = {
    ...{ value: withLanguage(entry, value, indexes.language), isWhole: resolvers.every((one) => one.isWhole()) },
    isLeftOut: resolvers.some((one) => one.leftOut.size > 0),
    inputs: own ? new Set([...original.inputs, ...own.inputs]) : original.inputs,
    mediaFiles: own ? new Map([...original.mediaFiles, ...own.mediaFiles]) : original.mediaFiles,
    longTexts: resolvers.flatMap(({ longTexts }) => longTexts),
  };
  return entry.found;
}

/** Adds the language of a record that is not translated as `lang`, for the components that show it. */
const withLanguage = ({ isFallback }: Entry, value: unknown, language: LanguageLinks | undefined): unknown =>
  isFallback && language && typeof value === 'object' && value !== null ? { ...value, lang: language.fallback } : value;

/** Resolves the valid parts of a record that has a problem, to find the problems of their references. */
function resolveParts(
  { name, file }: ValidCollection,
  { context, path, value, file: own = file }: RecordParts,
  { schemas, ...indexes }: EntryContext,
): Resolver {
  const resolver = new Resolver(own, indexes, { context });
  if (name !== undefined) resolveGuarded(schemas.recordSchema(name), value, path, resolver);
  return resolver;
}

/** Returns a record without the fields that components do not get. */
function withoutFields(record: unknown, names: readonly string[]): unknown {
  if (typeof record !== 'object' || record === null || !names.some((name) => Object.hasOwn(record, name))) return record;
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));
}

/** Adds the address of the record's page as `href`, and makes the path an input of every page that uses the record. */
function withHref({ name, key }: Entry, fields: unknown, { inputs, indexes: { records, addresses } }: Resolver): unknown {
  inputs.add(`paths:${name}`);
  if (!records.hasPages(name) || typeof fields !== 'object' || fields === null) return fields;
  inputs.add(`path:${name}/${key}`);
  const path = records.pathOf(name, key);
  return path === undefined ? fields : { ...fields, href: pageAddress(path, addresses) };
}
