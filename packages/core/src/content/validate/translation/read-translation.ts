import { createProblem } from '../../../problems/create-problem.ts';
import { nearestName } from '../../../problems/nearest-name.ts';
import type { Problem } from '../../../problems/problem.ts';
import { planOf } from '../../../schema/compile-plan.ts';
import type { ContentSchemas } from '../../../schema/content-schemas.ts';
import type { ValuePath, YamlFile } from '../../../yaml/yaml-file.ts';
import { renameInRecord, renameInRecords } from '../rename-fields.ts';
import { valueAt } from '../schema-subject.ts';

/** The translated fields of a record, without its id. */
export type TranslatedRecord = {
  collection: string;
  key: string;
  file: YamlFile;
  path: ValuePath;
  fields: Readonly<Record<string, unknown>>;
  /** The state of the original when it was translated. */
  translated?: string;
  context: string;
};

/** A file that translates records of a collection. */
export type TranslationFile = { file: YamlFile; records: TranslatedRecord[]; problems: Problem[] };

type Subject = { code: string; schemas: ContentSchemas };

/**
 * Reads `collections/<code>/<name>.yaml`, which has the translated fields of records under their ids, or
 * `collections/<code>/<name>/<id>.yaml` with those of one record. `path` is that of the file in the site.
 */
export function readTranslation(path: string, written: YamlFile, { code, schemas }: Subject): TranslationFile {
  const [name = '', ...rest] = path
    .slice(`collections/${code}/`.length)
    .replace(/\.yaml$/, '')
    .split('/');
  if (written.problems.length > 0) return { file: written, records: [], problems: written.problems };
  if (!schemas.isCollection(name)) return { file: written, records: [], problems: [unknownCollection(written, name, { code, schemas })] };
  const plan = planOf(schemas.recordSchema(name));
  const isOneRecord = rest.length > 0;
  const { file, problems } = isOneRecord ? renameInRecord(written, plan) : renameInRecords(written, plan);
  const found: Found = { collection: name, file, records: [], problems: [...problems] };
  if (isOneRecord) addRecord(file.value, { path: [], key: rest.join('/') }, found);
  else if (schemas.hasLists(name)) addLists(file.value, found);
  else addList(file.value, [], found);
  return { file, records: found.records, problems: found.problems };
}

type Found = TranslationFile & { collection: string };

function addLists(value: unknown, found: Found): void {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) found.problems.push(notAList([], found, true));
  else for (const [list, values] of Object.entries(value)) addList(values, [list], found);
}

function addList(values: unknown, path: ValuePath, found: Found): void {
  if (!Array.isArray(values)) found.problems.push(notAList(path, found, false));
  else for (const [index, value] of values.entries()) addEntry(value, [...path, index], found);
}

function addEntry(value: unknown, path: ValuePath, found: Found): void {
  const id = valueAt(value, ['id']);
  if (typeof id === 'string' || typeof id === 'number') {
    addRecord(value, { path, key: [...path.slice(0, -1), id].map(String).join('/') }, found);
    return;
  }
  const { file, collection } = found;
  found.problems.push(
    createProblem({
      code: 'missing-field',
      place: file.locate(path, 'value'),
      text: file.readText(),
      context: `${collection}, record ${Number(path.at(-1)) + 1}`,
      message: 'This translation has no "id", so it belongs to no record.',
      hint: `Write the id of the record in collections/${collection}, and below it the translated fields.`,
    }),
  );
}

function addRecord(value: unknown, { path, key }: { path: ValuePath; key: string }, { file, collection, records, problems }: Found): void {
  const context = `${collection}, record "${key}"`;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    problems.push(
      createProblem({
        code: 'wrong-type',
        place: file.locate(path, 'value'),
        text: file.readText(),
        context,
        message: 'This file must contain the translated fields of one record.',
        hint: 'Write them as in the file of the record, without a dash.',
      }),
    );
    return;
  }
  const { id: _, translated, ...fields }: Record<string, unknown> = { ...value };
  records.push({ collection, key, file, path, fields, context, ...(typeof translated === 'string' && { translated }) });
}

const notAList = (path: ValuePath, { file, collection }: Found, hasLists: boolean): Problem =>
  createProblem({
    code: 'not-a-list',
    place: file.locate(path, 'value'),
    text: file.readText(),
    message: hasLists
      ? `The translations of ${collection} must be in the same named lists as its records.`
      : `The translations of ${collection} must be a list.`,
    hint: 'Start each translation with "- id: " and the id of its record. The translated fields go on the lines below.',
  });

function unknownCollection(file: YamlFile, name: string, { code, schemas }: Subject): Problem {
  const names = schemas.collectionNames.toSorted();
  const nearest = nearestName(name, names);
  return createProblem({
    code: 'unknown-collection',
    place: file.locate([], 'value'),
    text: file.readText(),
    message: `There is no collection called "${name}".${nearest === undefined ? '' : ` Did you mean collections/${code}/${nearest}.yaml?`}`,
    hint: `Collections: ${names.join(', ')}.`,
  });
}
