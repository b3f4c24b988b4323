import { createProblem } from '../../../problems/create-problem.ts';
import { nearestName } from '../../../problems/nearest-name.ts';
import type { Problem } from '../../../problems/problem.ts';
import { planOf } from '../../../schema/compile-plan.ts';
import type { ContentSchemas } from '../../../schema/content-schemas.ts';
import { memoizeByKey } from '../../../text/memoize.ts';
import type { ValuePath } from '../../../yaml/yaml-file.ts';
import { schemaProblems } from '../explain/schema-problems.ts';
import { validParts } from '../nested-entries.ts';
import { valueAt } from '../schema-subject.ts';
import type { ValidCollection } from '../validate-collection.ts';
import type { RecordParts, ValidRecord } from '../validate-records.ts';
import { mergeOwn, ownIssues } from './merge-own.ts';
import type { TranslatedRecord, TranslationFile } from './read-translation.ts';

/** The records of a site in a language, and the problems of the files that translate them. */
export type TranslatedCollections = { collections: ValidCollection[]; problems: Problem[] };

type Subject = {
  originals: readonly ValidCollection[];
  files: readonly TranslationFile[];
  /** True when a record that is not translated is shown in the default language. */
  hasFallback: boolean;
};

/** Returns the collections in a language: their records, in the same order, with the translated fields in their places. */
export function translateCollections({ originals, files, hasFallback }: Subject, schemas: ContentSchemas): TranslatedCollections {
  const byKey = new Map<string, TranslatedRecord>();
  const problems = files.flatMap((file) => file.problems);
  for (const file of files)
    for (const record of file.records) {
      const name = `${record.collection}/${record.key}`;
      const earlier = byKey.get(name);
      if (earlier) problems.push(repeated(record, earlier));
      else byKey.set(name, record);
    }
  const known = new Map<string, Set<string>>();
  const collections = originals.map((original) => {
    const { name } = original;
    if (name === undefined) return { ...original, records: [], parts: [], problems: [] };
    const keys = memoizeByKey(known, name, () => new Set<string>());
    const written = writtenRecords(original, schemas.hasLists(name));
    for (const { key } of written) keys.add(key);
    const translations = written.flatMap(({ key }) => byKey.get(`${name}/${key}`) ?? []);
    return translateCollection(original, { translations, hasFallback, schemas });
  });
  const isKnown = ({ collection, key }: TranslatedRecord): boolean => known.get(collection)?.has(key) ?? false;
  const isReadable = ({ collection }: TranslatedRecord): boolean =>
    originals.every(({ name, isWhole }) => name !== undefined && (name !== collection || isWhole));
  const lost = [...byKey.values()].filter((record) => !isKnown(record) && isReadable(record));
  return {
    collections,
    problems: [...problems, ...lost.map((record) => withoutOriginal(record, [...(known.get(record.collection) ?? [])]))],
  };
}

type Translations = { translations: readonly TranslatedRecord[]; hasFallback: boolean; schemas: ContentSchemas };

/** Returns a file of a collection with the translated fields. Its problems are those of the translations. */
function translateCollection(original: ValidCollection, { translations, hasFallback, schemas }: Translations): ValidCollection {
  const byKey = new Map(translations.map((one) => [one.key, one]));
  const valid = new Map(original.records.map((record) => [record.key, record]));
  const written = writtenRecords(original, original.name !== undefined && schemas.hasLists(original.name));
  const found = written.map((one): Translated => {
    const translation = byKey.get(one.key);
    if (translation) return translate(translation, { ...one, original }, schemas);
    const record = valid.get(one.key);
    return { record: hasFallback && record ? { ...record, isFallback: true } : undefined, parts: [], problems: [] };
  });
  const problems = found.flatMap((one) => one.problems);
  return {
    ...original,
    records: found.flatMap(({ record }) => record ?? []),
    parts: found.flatMap(({ parts }) => parts),
    isWhole: isEachKnown(original, written) && found.every(({ record }, index) => record || !isWanted(written[index], byKey, hasFallback)),
    problems,
  };
}

/** True when every record of a file has an id, also when one has another problem: a language may translate the wrong field. */
const isEachKnown = ({ isWhole, records, parts }: ValidCollection, written: readonly WrittenRecord[]): boolean =>
  isWhole || (written.length > 0 && written.length === records.length + parts.length);

/** True when a record is shown in the language. */
const isWanted = (record: WrittenRecord | undefined, translations: ReadonlyMap<string, TranslatedRecord>, hasFallback: boolean): boolean =>
  record !== undefined && (hasFallback || translations.has(record.key));

type Original = { original: ValidCollection; key: string; list?: string; path: ValidRecord['path'] };
type Translated = { record: ValidRecord | undefined; parts: RecordParts[]; problems: Problem[] };

/** Validates a record with its translated fields. A mistake in the fields of the original is reported there. */
function translate(translation: TranslatedRecord, { original, key, list, path }: Original, schemas: ContentSchemas): Translated {
  const { collection, file, fields, context } = translation;
  const schema = schemas.recordSchema(collection);
  const base = Object(valueAt(original.file.value, path));
  const id: unknown = Reflect.get(base, 'id') ?? original.records[0]?.record.id ?? key;
  const merged = mergeOwn({ ...base, id }, fields);
  const plan = planOf(schema);
  const result = schema.safeParse(merged);
  const own = { file, path: translation.path, fields };
  if (result.success)
    return { record: { key, ...(list !== undefined && { list }), path, record: result.data, translation: own }, parts: [], problems: [] };
  const issues = ownIssues(result.error.issues, fields);
  return {
    record: undefined,
    parts: [{ context, path: translation.path, value: validParts(plan, fields), file }],
    problems: schemaProblems({ file, path: translation.path, plan, name: schemas.recordName(collection), context }, merged, issues),
  };
}

function repeated({ file, path, key, context }: TranslatedRecord, earlier: TranslatedRecord): Problem {
  const place = file.locate([...path, 'id'], 'value');
  const first = earlier.file.locate([...earlier.path, 'id'], 'value');
  return createProblem({
    code: 'duplicate-id',
    place,
    text: file.readText(),
    context,
    message: `The record "${key}" is translated twice: ${first.file}:${first.line} and ${place.file}:${place.line}.`,
    hint: 'Remove one of them.',
  });
}

function withoutOriginal({ collection, key, file, path, context }: TranslatedRecord, keys: readonly string[]): Problem {
  const nearest = nearestName(key, keys);
  return createProblem({
    code: 'translation-without-original',
    place: file.locate([...path, 'id'], 'value'),
    text: file.readText(),
    context,
    message: `There is no record "${key}" in the collection ${collection} to translate.${nearest === undefined ? '' : ` Did you mean "${nearest}"?`}`,
    hint: 'A translation has the id of its record. Correct the id, or remove the translation.',
  });
}

/** A record as a file of a collection contains it, valid or not. */
type WrittenRecord = { key: string; list?: string; path: ValuePath };

/** Returns the records of a collection in the order of its file, also those with a problem, each once. */
function writtenRecords({ file, isRecordFile, records, parts }: ValidCollection, hasLists: boolean): WrittenRecord[] {
  if (isRecordFile) {
    const [record] = records;
    const key = record?.key ?? parts[0]?.key;
    const list = hasLists ? key?.slice(0, key.indexOf('/')) : undefined;
    return key === undefined ? [] : [{ key, ...(list !== undefined && { list }), path: [] }];
  }
  const seen = new Set<string>();
  return recordsIn(file.value).filter(({ key }) => !seen.has(key) && seen.add(key));
}

/** Returns the records in a list, or in several named lists, that have an id. */
function recordsIn(value: unknown): WrittenRecord[] {
  if (Array.isArray(value)) return inList(value, []);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([list, values]) => (Array.isArray(values) ? inList(values, [list]) : []));
}

const inList = (values: readonly unknown[], path: ValuePath): WrittenRecord[] =>
  values.flatMap((value, index) => {
    const id = valueAt(value, ['id']);
    if (typeof id !== 'string' && typeof id !== 'number') return [];
    const [list] = path;
    return [{ key: [...path, id].map(String).join('/'), ...(list !== undefined && { list: String(list) }), path: [...path, index] }];
  });
