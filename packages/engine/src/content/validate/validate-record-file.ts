import { createProblem } from '../../problems/create-problem.ts';
import type { Problem } from '../../problems/problem.ts';
import type { ContentSchemas } from '../../schema/content-schemas.ts';
import { slugOf } from '../../text/slug.ts';
import type { YamlFile } from '../../yaml/yaml-file.ts';
import { isReservedName, reservedNameProblem } from './explain/reserved-name.ts';
import { renameInRecord } from './rename-in-file.ts';
import type { RecordParts, ValidRecord } from './valid-record.ts';
import { validateRecord } from './validate-records.ts';

/** A file in the folder of a collection. `steps` are its path in that folder without the ending: `[id]` or `[list, id]`. */
type RecordFile = { name: string; steps: readonly string[]; schemas: ContentSchemas };

type CheckedFile = { file: YamlFile; records: ValidRecord[]; parts: RecordParts[]; isWhole: boolean; problems: Problem[] };

/** Validates a file with one record. Its name is the id of the record. */
export function validateRecordFile(written: YamlFile, { name, steps, schemas }: RecordFile): CheckedFile {
  const schema = schemas.recordSchema(name);
  const { file, problems: renamed } = renameInRecord(written, schema);
  const fileName = steps.at(-1) ?? '';
  const id = schema.shape.id.safeParse(1).success && /^\d+$/.test(fileName) ? Number(fileName) : fileName;
  const list = steps.length > 1 ? steps[0] : undefined;
  const key = steps.join('/');
  const context = `${name}, record "${key}"`;
  const wrong =
    problemOfPlace(file, { name, steps, schemas }) ??
    (list !== undefined && isReservedName(list) ? reservedNameProblem({ file, path: [] }, [list]) : undefined) ??
    problemOfFields(file, name) ??
    problemOfName(file, { fileName, context, isValid: schema.shape.id.safeParse(id).success });
  if (wrong) return { file, records: [], parts: [], isWhole: false, problems: [wrong] };
  const value = { id, ...Object(file.value) };
  const { record, parts, problems } = validateRecord({ name, file, path: [], schema, context }, value);
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
