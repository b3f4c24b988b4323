import type { z } from 'zod';
import { createProblem } from '../../problems/create-problem.ts';
import type { Problem } from '../../problems/problem.ts';
import { guarded, unexpectedFailure } from '../../problems/unexpected-failure.ts';
import { planOf } from '../../schema/compile-plan.ts';
import type { ContentSchemas } from '../../schema/content-schemas.ts';
import { accepts, planIn } from '../../schema/field-plan.ts';
import type { RecordBase } from '../../schema/fields/define-collection.ts';
import { slugOf } from '../../text/slug.ts';
import type { ValuePath, YamlFile } from '../../yaml/yaml-file.ts';
import { thousandsPoints } from './explain/explain-number.ts';
import { isReservedName, reservedNameProblem } from './explain/explain-unknown-field.ts';
import { schemaProblems } from './explain/schema-problems.ts';
import { validParts } from './nested-entries.ts';
import { renameInRecord } from './rename-fields.ts';

/** A record of any collection, with the fields that every record may have. */
export type AnyRecord = { id: string | number } & RecordBase;

/** The fields of a record that are translated, and where they are written. */
type OwnTranslation = { file: YamlFile; path: ValuePath; fields: Readonly<Record<string, unknown>> };

/** A valid record. `key` is the reference that pages use: the id, or `list/id` in a collection with lists. */
export type ValidRecord = {
  key: string;
  list?: string;
  path: ValuePath;
  record: AnyRecord;
  /** In another language than the default one: the fields that are translated. */
  translation?: OwnTranslation;
  /** True for a record in the default language, shown in another one. */
  isFallback?: true;
};

/** The valid parts of a record with a problem. No page shows them; their references are checked. */
export type RecordParts = {
  context: string;
  path: ValuePath;
  value: unknown;
  /** For a record in a file of its own. */
  key?: string;
  /** The file that translates the record, when the parts are in it. Default: the file of the collection. */
  file?: YamlFile;
};

/** The records of a file, and its problems. */
type CheckedRecords = { records: ValidRecord[]; parts: RecordParts[]; problems: Problem[] };

/** `recordName`: what a record is called in messages. */
type RecordSubject = { name: string; recordName: string; file: YamlFile; path: ValuePath; schema: z.ZodType<AnyRecord>; context: string };

/** Validates one record. Returns the record, or its problems and the parts of it that are valid. */
function validateRecord(
  { recordName, file, path, schema, context }: RecordSubject,
  value: unknown,
): { record?: AnyRecord; parts: RecordParts[]; problems: Problem[] } {
  const result = guarded<ReturnType<typeof schema.safeParse> | Problem>(
    () => schema.safeParse(value),
    (error) => unexpectedFailure({ error, place: file.locate(path, 'value'), text: file.readText(), context }),
  );
  if ('message' in result) return { parts: [], problems: [result] };
  const subject = { file, path, plan: planOf(schema), name: recordName, context };
  const unclear = thousandsPoints(subject, value, result.error?.issues);
  if (result.success && unclear.length === 0) return { record: result.data, parts: [], problems: [] };
  return {
    parts: [{ context, path, value: validParts(subject.plan, value) }],
    problems: [...unclear, ...schemaProblems(subject, value, result.error?.issues ?? [])],
  };
}

type RecordsSubject = Omit<RecordSubject, 'context'> & { list: string | undefined };

/** Validates the records of a list, and that their ids are unique. */
export function validateRecords({ list, path, ...subject }: RecordsSubject, values: readonly unknown[]): CheckedRecords {
  const { name, file } = subject;
  const found: CheckedRecords = { records: [], parts: [], problems: [] };
  const pathOf = new Map<string, ValuePath>();
  for (const [index, value] of values.entries()) {
    const at = [...path, index];
    const context = `${name}${list === undefined ? '' : `, list "${list}"`}, record ${index + 1}`;
    const { record, parts, problems } = validateRecord({ ...subject, path: at, context }, value);
    found.parts.push(...parts);
    found.problems.push(...problems);
    if (!record) continue;
    const key = list === undefined ? String(record.id) : `${list}/${record.id}`;
    const earlier = pathOf.get(key);
    pathOf.set(key, earlier ?? [...at, 'id']);
    if (earlier === undefined) found.records.push({ key, ...(list !== undefined && { list }), path: at, record });
    else {
      found.parts.push({ context, path: at, value: record });
      found.problems.push(duplicateId({ file, path: [...at, 'id'], id: String(record.id), earlier, context }));
    }
  }
  return found;
}

type Duplicate = { file: YamlFile; path: ValuePath; id: string; earlier: ValuePath; context: string };

function duplicateId({ file, path, id, earlier, context }: Duplicate): Problem {
  const place = file.locate(path, 'value');
  return createProblem({
    code: 'duplicate-id',
    place,
    text: file.readText(),
    context,
    message: `Two records have the id "${id}": lines ${file.locate(earlier, 'value').line} and ${place.line}.`,
    hint: 'Change one of them.',
  });
}

/** A file in the folder of a collection. `steps` are its path in that folder without the ending: `[id]` or `[list, id]`. */
type RecordFile = { name: string; steps: readonly string[]; schemas: ContentSchemas };

type CheckedFile = { file: YamlFile; records: ValidRecord[]; parts: RecordParts[]; isWhole: boolean; problems: Problem[] };

/** Validates a file with one record. Its name is the id of the record. */
export function validateRecordFile(written: YamlFile, { name, steps, schemas }: RecordFile): CheckedFile {
  const schema = schemas.recordSchema(name);
  const plan = planOf(schema);
  const idPlan = planIn(plan, 'id');
  const { file, problems: renamed } = renameInRecord(written, plan);
  const fileName = steps.at(-1) ?? '';
  const id = accepts(idPlan, 1) && /^\d+$/.test(fileName) ? Number(fileName) : fileName;
  const list = steps.length > 1 ? steps[0] : undefined;
  const key = steps.join('/');
  const context = `${name}, record "${key}"`;
  const wrong =
    problemOfPlace(file, { name, steps, schemas }) ??
    (list !== undefined && isReservedName(list) ? reservedNameProblem({ file, path: [] }, [list]) : undefined) ??
    problemOfFields(file, name) ??
    problemOfName(file, { fileName, context, isValid: accepts(idPlan, id) });
  if (wrong) return { file, records: [], parts: [], isWhole: false, problems: [wrong] };
  const value = { id, ...Object(file.value) };
  const { record, parts, problems } = validateRecord(
    { name, recordName: schemas.recordName(name), file, path: [], schema, context },
    value,
  );
  return {
    file,
    records: record ? [{ key, ...(list !== undefined && { list }), path: [], record }] : [],
    parts: parts.map((one) => ({ ...one, key })),
    isWhole: problems.length === 0,
    problems: [...renamed, ...problems],
  };
}

/** Reports a file in a folder of a list where the collection has no lists, and the reverse. */
function problemOfPlace(file: YamlFile, { name, steps, schemas }: RecordFile): Problem | undefined {
  const hasLists = schemas.hasLists(name);
  if (steps.length === (hasLists ? 2 : 1)) return undefined;
  const fileName = `${steps.at(-1)}.yaml`;
  return createProblem({
    code: 'record-file-place',
    place: file.locate([], 'value'),
    text: '',
    message: hasLists
      ? `The collection ${name} has several lists, so its records are in folders: collections/${name}/<list>/${fileName}.`
      : `The collection ${name} has one list, so its records are directly in its folder: collections/${name}/${fileName}.`,
    hint: hasLists ? 'Move the file into the folder of its list.' : 'Move the file there.',
  });
}

/** Reports a file that does not contain the fields of one record. */
function problemOfFields(file: YamlFile, name: string): Problem | undefined {
  const { value } = file;
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return undefined;
  const base = { place: file.locate([], 'value'), text: file.readText() };
  if (value === null || value === undefined)
    return createProblem({
      ...base,
      code: 'empty-file',
      message: 'This file is empty.',
      hint: 'Write the fields of a record, or remove the file.',
    });
  return createProblem({
    ...base,
    code: 'wrong-type',
    message: 'A file in the folder of a collection must contain the fields of one record.',
    hint: `Remove the dash, and put other records into files of their own. Or write all of them into collections/${name}.yaml.`,
  });
}

type FileName = { fileName: string; context: string; isValid: boolean };

/** Reports a file whose name cannot be an id, or is another id than the record has. */
function problemOfName(file: YamlFile, { fileName, context, isValid }: FileName): Problem | undefined {
  const written: unknown = Reflect.get(Object(file.value), 'id');
  const hasId = written !== undefined;
  if (isValid && (!hasId || String(written) === fileName)) return undefined;
  const base = { code: 'record-file-name' as const, place: file.locate(hasId ? ['id'] : [], 'value'), text: file.readText(), context };
  if (!isValid)
    return createProblem({
      ...base,
      message: `The name of this file is the id of its record, and "${fileName}" cannot be an id.`,
      hint: `Rename the file, for example to ${slugOf(fileName)}.yaml.`,
    });
  return createProblem({
    ...base,
    message: `The name of this file is the id of its record, "${fileName}", and the record has the id "${String(written)}".`,
    hint: `Remove the line, or rename the file to ${String(written)}.yaml.`,
  });
}
