import { planOf } from '../schema/compile-plan.ts';
import type { RecordQuery } from '../schema/fields/records.ts';
import { memoizeByKey } from '../text/memoize.ts';
import type { ValuePath, YamlFile } from '../yaml/yaml-file.ts';
import { isEveryFileKnown } from './find/find-files.ts';
import { type Absence, absenceOf } from './publication.ts';
import { type Candidate, selectRecords, valuesOf } from './resolve/select-records.ts';
import { keyIn, type SiteDb, siteQueries, splitKey } from './site-db.ts';
import { readFile, runStage, siteFileAt } from './site-files.ts';
import { contentCode, defaultCodeOf, filesIn, languageOf, nowOf, ownFiles, timeZoneOf } from './site-settings.ts';
import { readTranslation, type TranslationFile } from './validate/translation/read-translation.ts';
import { type TranslatedCollections, translateCollections } from './validate/translation/translate-collections.ts';
import { type ValidCollection, validateCollection } from './validate/validate-collection.ts';
import type { AnyRecord, ValidRecord } from './validate/validate-records.ts';

/** A file of a collection after validation, by its path. */
const collectionFile = siteQueries.define({
  name: 'collection file',
  equality: 'inputs',
  compute: (db, path): ValidCollection => {
    const source = siteFileAt(db, path);
    return runStage(db, readFile(db, path, defaultCodeOf(db)), (file) => validateCollection(source, file, db.input.schemas));
  },
});

/** A file that translates records, by the code of its language and its path. */
const translationFile = siteQueries.define({
  name: 'translation file',
  equality: 'inputs',
  compute: (db, key): TranslationFile => {
    const [code, path] = splitKey(key);
    return runStage(db, readFile(db, path, code), (file) => readTranslation(path, file, { code, schemas: db.input.schemas }));
  },
});

/** Returns the files that translate records into the language of a view. */
export const translationsIn = (db: SiteDb, code: string): TranslationFile[] =>
  filesIn(db, code).collections.map(({ path }) => db.get(translationFile, keyIn(code, path)));

/** The collections of the language of a view, and the problems of the files that translate them. */
const collections = siteQueries.define({
  name: 'collections',
  equality: 'inputs',
  compute: (db, code): TranslatedCollections => {
    if (code === '') return { collections: ownFiles(db).collections.map(({ path }) => db.get(collectionFile, path)), problems: [] };
    const originals = db.get(collections, '').collections;
    const { hasFallback } = languageOf(db, code);
    return translateCollections({ originals, files: translationsIn(db, code), hasFallback }, db.input.schemas);
  },
});

export const collectionsIn = (db: SiteDb, code: string): TranslatedCollections => db.get(collections, code);

/** A record, where it is written, and its collection. */
export type RecordEntry = ValidRecord & { file: YamlFile; collection: string };

/** The records of all collections. When two files, or a file and a folder, have the same collection, the first is used. */
const recordTable = siteQueries.define({
  name: 'record table',
  equality: 'inputs',
  compute: (db, code) => {
    const all = new Map<string, Map<string, RecordEntry>>();
    const folders = new Set<string>();
    const files = collectionsIn(db, code).collections;
    for (const { name, file, records, isRecordFile } of files) {
      if (!name || (all.has(name) && !(isRecordFile && folders.has(name)))) continue;
      if (isRecordFile) folders.add(name);
      const entries = memoizeByKey(all, name, () => new Map<string, RecordEntry>());
      for (const entry of records) entries.set(entry.key, { ...entry, file, collection: name });
    }
    const mayBeUnread = !isEveryFileKnown(ownFiles(db)) || files.some(({ name }) => name === undefined);
    const broken = new Set(files.flatMap(({ name, isWhole }) => (name && !isWhole ? [name] : [])));
    return { all, isComplete: (name: string): boolean => (all.has(name) ? !broken.has(name) : !mayBeUnread) };
  },
});

/** Returns the records of all collections with the places where they are written. */
export const recordEntries = (db: SiteDb, code: string): RecordEntry[] =>
  [...db.get(recordTable, code).all.values()].flatMap((entries) => [...entries.values()]);

/** Returns a record with the place where it is written. */
export function recordEntry(db: SiteDb, key: string): RecordEntry | undefined {
  const [code, name] = splitKey(key);
  const [collection, id] = splitName(name);
  return db.get(recordTable, code).all.get(collection)?.get(id);
}

/** Returns where a field of a record is written: in the file that translates the record into the language, else in its own. */
export function placeOfField(db: SiteDb, code: string, { collection, id, field }: RecordField): WrittenPlace | undefined {
  const entry = recordEntry(db, keyIn(code, `${collection}/${id}`));
  const translation = entry?.translation;
  const written = translation && Object.hasOwn(translation.fields, field) ? translation : entry;
  return written && { file: written.file.displayPath, record: written.path, path: [...written.path, field] };
}

/** A field of a record. `id`: as in `RecordIndex`. */
export type RecordField = { collection: string; id: string; field: string };

/** A file, as in messages, and the paths of a record and of one of its fields in it. */
export type WrittenPlace = { file: string; record: ValuePath; path: ValuePath };

const entriesOf = (db: SiteDb, code: string, collection: string): RecordEntry[] => [
  ...(db.get(recordTable, code).all.get(collection)?.values() ?? []),
];

/** Splits the name of a record, such as `posts/3`, into collection and id. */
export function splitName(name: string): [collection: string, id: string] {
  const slash = name.indexOf('/');
  return [name.slice(0, slash), name.slice(slash + 1)];
}

/** The ids of the records of a collection, listed or not. */
const recordIds = siteQueries.define({
  name: 'record ids',
  equality: 'json',
  compute: (db, key) => entriesOf(db, ...splitKey(key)).map((entry) => entry.key),
});

/** The names of the lists of a collection. */
const listNames = siteQueries.define({
  name: 'record lists',
  equality: 'json',
  compute: (db, key) => [...new Set(entriesOf(db, ...splitKey(key)).flatMap(({ list }) => list ?? []))],
});

/** True when all records of a collection are known: its file exists and has no problems. */
const isCompleteCollection = siteQueries.define({
  name: 'complete collection',
  equality: 'json',
  compute: (db, key) => {
    const [code, collection] = splitKey(key);
    return db.get(recordTable, code).isComplete(collection);
  },
});

/** A record as it is written. Null when it does not exist. `isFallback` for one in the default language, shown in another one. */
const writtenRecord = siteQueries.define({
  name: 'written record',
  equality: 'json',
  compute: (db, key): { record: AnyRecord; isFallback: boolean; file: string } | null => {
    const entry = recordEntry(db, key);
    return entry
      ? { record: entry.record, isFallback: entry.isFallback === true, file: (entry.translation?.file ?? entry.file).displayPath }
      : null;
  },
});

/** The records that are not published by name, such as `posts/3`, each with the reason. */
const absentRecords = siteQueries.define({
  name: 'absent records',
  equality: 'json',
  compute: (db, code): Record<string, Absence> => {
    const now = nowOf(db);
    return Object.fromEntries(
      collectionsIn(db, code).collections.flatMap(({ name, records }) =>
        records.flatMap(({ key, record }): [string, Absence][] => {
          const absence = absenceOf(record, now);
          return absence ? [[`${name}/${key}`, absence]] : [];
        }),
      ),
    );
  },
});

/** Why a record is not published. Null for a published one. */
const absence = siteQueries.define({
  name: 'absence',
  equality: 'json',
  compute: (db, key): Absence | null => {
    const [code, name] = splitKey(key);
    return db.get(absentRecords, code)[name] ?? null;
  },
});

/** The ids of the listed records that a query selects: those that are published, or with `any` those at any time. */
export const selectedRecords = siteQueries.define({
  name: 'selected records',
  equality: 'json',
  compute: (db, key): string[] => {
    const [code, name] = splitKey(key);
    const [time, collection, query] = parseSelection(name);
    const absent = time === 'now' ? db.get(absentRecords, code) : {};
    const candidates = entriesOf(db, code, collection).map(
      (entry): Candidate => ({ ...entry, isListed: entry.record.listed !== false && !Object.hasOwn(absent, `${collection}/${entry.key}`) }),
    );
    const plan = planOf(db.input.schemas.recordSchema(collection));
    return selectRecords(candidates, query, { plan, language: contentCode(db, code) });
  },
});

type SelectionTime = 'now' | 'any';

const selectionName = (time: SelectionTime, collection: string, query: RecordQuery): string =>
  `${time} ${collection}?${JSON.stringify(query)}`;

/** Returns the time, the collection and the query in the name of a selection. */
export function parseSelection(name: string): [time: string, collection: string, query: RecordQuery] {
  const mark = name.indexOf('?');
  const [time = '', collection = ''] = name.slice(0, mark).split(' ');
  const query: RecordQuery = JSON.parse(name.slice(mark + 1));
  return [time, collection, query];
}

/** The different values that a field has in the records of a collection, or of one of its lists. */
const fieldValues = siteQueries.define({
  name: 'values',
  equality: 'json',
  compute: (db, key): string[] => {
    const [code, name] = splitKey(key);
    const [collection = '', field = '', list] = name.split('/');
    const entries = entriesOf(db, code, collection).filter((entry) => list === undefined || entry.list === list);
    return [...new Set(entries.flatMap(({ record }) => valuesOf(record, field)))];
  },
});

/** The records of a language as they are written. Ids are `id`, or `list/id` where there are lists. */
export type WrittenRecords = {
  /** Returns the time zone of the site, in which days begin and end. */
  timeZone: () => string;
  /** Returns the ids of all records of a collection, whether lists contain them or not. */
  ids: (collection: string) => string[];
  /** Returns the ids of the listed records that a query selects. An empty query selects all. */
  select: (collection: string, query: RecordQuery) => string[];
  /** Returns the ids of the listed records that a query would select if no date mattered. */
  selectAtAnyTime: (collection: string, query: RecordQuery) => string[];
  /** Returns the different values that a field has in the records of a collection, or of one of its lists. */
  values: (collection: string, field: string, list?: string) => string[];
  /** Returns why a record is not published. Undefined for a published record. */
  absence: (collection: string, id: string) => Absence | undefined;
  /** Returns the names of a collection's lists. Empty for a collection without lists. */
  lists: (collection: string) => string[];
  /** True when all records of the collection are known: its file exists and has no problems. */
  isComplete: (collection: string) => boolean;
  /** True when the records of the collection are fetched, so that no author can add one. */
  isFetched: (collection: string) => boolean;
  /** True for a record in the default language that another language shows because it is not translated. */
  isFallback: (collection: string, id: string) => boolean;
  /** Returns the record as written in its file. */
  raw: (collection: string, id: string) => object | undefined;
  /** Returns the file of a record, as in messages. */
  fileOf: (collection: string, id: string) => string | undefined;
};

/** Returns the records of a language, by its code; empty for the default one. */
export function writtenRecords(db: SiteDb, code: string): WrittenRecords {
  const written = (collection: string, id: string) => db.get(writtenRecord, keyIn(code, `${collection}/${id}`));
  const select = (time: SelectionTime) => (collection: string, query: RecordQuery) =>
    db.get(selectedRecords, keyIn(code, selectionName(time, collection, query)));
  return {
    timeZone: () => timeZoneOf(db),
    ids: (collection) => db.get(recordIds, keyIn(code, collection)),
    select: select('now'),
    selectAtAnyTime: select('any'),
    values: (collection, field, list) =>
      db.get(fieldValues, keyIn(code, [collection, field, ...(list === undefined ? [] : [list])].join('/'))),
    absence: (collection, id) => db.get(absence, keyIn(code, `${collection}/${id}`)) ?? undefined,
    lists: (collection) => db.get(listNames, keyIn(code, collection)),
    isComplete: (collection) => db.get(isCompleteCollection, keyIn(code, collection)),
    isFetched: (collection) => db.input.schemas.fetched.includes(collection),
    isFallback: (collection, id) => written(collection, id)?.isFallback === true,
    raw: (collection, id) => written(collection, id)?.record,
    fileOf: (collection, id) => written(collection, id)?.file,
  };
}
