import { fileAddress, pageAddress } from '../../model/address.ts';
import { calendarPath } from '../../model/record-calendar.ts';
import type { Problem } from '../../problems/problem.ts';
import { planOf } from '../../schema/compile-plan.ts';
import { rolesOf } from '../../schema/record-roles.ts';
import { noFile } from '../../yaml/yaml-file.ts';
import { type RecordEntry, recordEntry, splitName, writtenRecords } from '../collections.ts';
import { mediaOf } from '../media-queries.ts';
import { addressIn, hasPages, pageTitle, pathOfList, pathOfRecord, versionsOf } from '../page-versions.ts';
import { publicationOf } from '../publication.ts';
import { codeOf, contentView, keyIn, type SiteDb, siteQueries, splitKey } from '../site-db.ts';
import {
  addressSettings,
  contentCode,
  defaultCodeOf,
  hasPassed,
  languageOf,
  mailTargets,
  otherLanguages,
  wordsIn,
} from '../site-settings.ts';
import { schemasIn } from '../type-labels.ts';
import { divideOwn } from '../validate/translation/merge-own.ts';
import type { ValidCollection } from '../validate/validate-collection.ts';
import type { RecordParts } from '../validate/validate-records.ts';
import type { Deadline, LinkUse } from './findings.ts';
import type { FoundRecord, RecordIndex, ResolveIndexes } from './reference-findings.ts';
import { Resolver, resolveGuarded } from './resolver.ts';

/** Returns the records of a view. */
export function recordsIn(db: SiteDb, view: string): RecordIndex {
  return {
    ...writtenRecords(db, contentView(view)),
    getLink: (collection, id) => linkedRecord(db, view, { collection, id }),
    get: (collection, id) => db.get(foundRecord, keyIn(view, `${collection}/${id}`)),
    hasPages: (collection) => db.get(hasPages, keyIn(codeOf(view), collection)),
    pathOfList: (...list) => db.get(pathOfList, keyIn(codeOf(view), JSON.stringify(list))) ?? undefined,
    pathOf: (collection, id) => db.get(pathOfRecord, keyIn(codeOf(view), `${collection}/${id}`)) ?? undefined,
    calendarOf: (collection, id) =>
      db.input.schemas.types[collection]?.calendar
        ? fileAddress(calendarPath(languageOf(db, view), collection, id), db.get(addressSettings, ''))
        : undefined,
  };
}

/** Returns what records of a view are resolved with. They are resolved before pages are known. */
export function indexesOfRecords(db: SiteDb, view: string): ResolveIndexes {
  return {
    host: db.input.host,
    schemas: schemasIn(db, view),
    media: mediaOf(db),
    records: recordsIn(db, view),
    words: wordsIn(db, view),
    hasPassed: (date) => db.get(hasPassed, date),
    addresses: db.get(addressSettings, ''),
    language: view === '' ? undefined : linksOf(db, view),
  };
}

/** Returns what the pages of a view are resolved with. */
export function indexesOfPages(db: SiteDb, view: string): ResolveIndexes {
  const versions = otherLanguages(db).length > 0 ? { of: (pair: string) => db.get(versionsOf, pair) } : undefined;
  const pages = { get: (path: string) => db.get(pageTitle, path) ?? undefined };
  // A page in another language has the forms of the default one.
  const mail = view === '' ? (db.get(mailTargets, '') ?? undefined) : undefined;
  return { ...indexesOfRecords(db, view), pages, mail, versions };
}

const linksOf = (db: SiteDb, view: string) => ({
  content: contentCode(db, view),
  fallback: defaultCodeOf(db),
  pathOf: (path: string) => db.get(addressIn, keyIn(codeOf(view), path)),
});

/** A record of a view with its references resolved. It depends on the record as it is written, and not on the rest of its file. */
export const foundRecord = siteQueries.define({
  name: 'record',
  equality: 'inputs',
  compute: (db, key): FoundRecord | undefined => {
    const [view, name] = splitKey(key);
    const [collection, id] = splitName(name);
    const { schemas } = db.input;
    const indexes = indexesOfRecords(db, view);
    const record = indexes.records.raw(collection, id);
    if (!record) return undefined;
    const resolver = new Resolver(noFile, indexes, subjectOf(collection, id, record));
    const fields = resolveGuarded(planOf(schemas.recordSchema(collection)), record, [], resolver);
    const value = withHref({ collection, id }, withoutFields(fields, schemas.addedFields(collection)), indexes);
    return {
      value: withLanguage({ collection, id }, value, indexes),
      isWhole: resolver.isWhole(),
      isLeftOut: resolver.leftOut.size > 0,
      mediaFiles: resolver.mediaFiles,
      longTexts: resolver.longTexts,
    };
  },
});

/** Returns a record with its title and the address of its page alone. */
function linkedRecord(db: SiteDb, view: string, name: Name): FoundRecord | undefined {
  const { collection, id } = name;
  const indexes = indexesOfRecords(db, view);
  const record = indexes.records.raw(collection, id);
  if (!record) return undefined;
  const { title = 'id' } = rolesOf(planOf(db.input.schemas.recordSchema(collection)), db.input.schemas.types[collection]?.roles);
  const fields = { id: Reflect.get(record, 'id'), [title]: Reflect.get(record, title) };
  const value = withLanguage(name, withHref(name, fields, indexes), indexes);
  return { value, isWhole: true, isLeftOut: false, mediaFiles: new Map(), longTexts: [] };
}

const subjectOf = (collection: string, id: string, record: object) => ({
  context: `${collection}, record "${id}"`,
  record: `${collection}/${id}`,
  publication: publicationOf(record),
});

type Name = { collection: string; id: string };

/** Adds the language of a record that is not translated as `lang`, for the components that show it. */
const withLanguage = ({ collection, id }: Name, value: unknown, { records, language }: ResolveIndexes): unknown =>
  language && typeof value === 'object' && value !== null && records.isFallback(collection, id)
    ? { ...value, lang: language.fallback }
    : value;

/** Returns a record without the fields that components do not get. */
function withoutFields(record: unknown, names: readonly string[]): unknown {
  if (typeof record !== 'object' || record === null || !names.some((name) => Object.hasOwn(record, name))) return record;
  return Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));
}

/** Adds the address of the record's page as `href`. */
function withHref({ collection, id }: Name, fields: unknown, { records, addresses }: ResolveIndexes): unknown {
  if (!records.hasPages(collection) || typeof fields !== 'object' || fields === null) return fields;
  const path = records.pathOf(collection, id);
  return path === undefined ? fields : { ...fields, href: pageAddress(path, addresses) };
}

/** What is found when a record is checked in its file, and in the file that translates it. */
export const recordResolvers = siteQueries.define({
  name: 'checked record',
  equality: 'inputs',
  compute: (db, key): Resolver[] => {
    const [view, name] = splitKey(key);
    const entry = recordEntry(db, keyIn(contentView(view), name));
    return entry ? checkEntry(db, view, entry) : [];
  },
});

/** The findings of a record: in its file, and in the file that translates it. */
const storedFindings = siteQueries.define({
  name: 'findings of a record',
  equality: 'json',
  compute: (db, key) =>
    db.get(recordResolvers, key).map(({ problems, links, deadlines }) => ({
      problems,
      links: links.map(({ file: _, ...link }) => link),
      deadlines: deadlines.map(({ file: _, ...deadline }) => deadline),
    })),
});

/** What is found in a part of the site. */
export type Findings = { problems: Problem[]; links: LinkUse[]; deadlines: Deadline[] };

/** Returns what is found in a record of a view, in each of its files. */
export function findingsOfRecord(db: SiteDb, view: string, { collection, key, file, translation }: RecordEntry): Findings[] {
  return db.get(storedFindings, keyIn(view, `${collection}/${key}`)).map(({ problems, links, deadlines }, index) => {
    const inFile = { file: (index === 0 ? undefined : translation?.file) ?? file };
    return {
      problems,
      links: links.map((link) => ({ ...link, ...inFile })),
      deadlines: deadlines.map((deadline) => ({ ...deadline, ...inFile })),
    };
  });
}

function checkEntry(db: SiteDb, view: string, { collection, key, file, path, record, translation }: RecordEntry): Resolver[] {
  const indexes = indexesOfRecords(db, view);
  const subject = subjectOf(collection, key, record);
  const plan = planOf(db.input.schemas.recordSchema(collection));
  const original = new Resolver(file, indexes, subject);
  const parts = translation && divideOwn(record, translation.fields);
  resolveGuarded(plan, parts ? parts.rest : record, path, original);
  if (!translation || !parts) return [original];
  const own = new Resolver(translation.file, indexes, subject);
  resolveGuarded(plan, parts.own, translation.path, own);
  return [original, own];
}

/** Resolves the valid parts of a record that has a problem, to find the problems of their references. */
export function resolveRecordParts(
  db: SiteDb,
  view: string,
  { name, file }: ValidCollection,
  { context, path, value, file: own = file }: RecordParts,
): Resolver {
  const resolver = new Resolver(own, indexesOfRecords(db, view), { context });
  if (name !== undefined) resolveGuarded(planOf(db.input.schemas.recordSchema(name)), value, path, resolver);
  return resolver;
}
