import { createProblem } from '../../problems/create-problem.ts';
import { nearestName } from '../../problems/nearest-name.ts';
import type { Problem } from '../../problems/problem.ts';
import { planOf } from '../../schema/compile-plan.ts';
import type { ContentSchemas } from '../../schema/content-schemas.ts';
import { idSchema } from '../../schema/fields/text.ts';
import type { ValuePath, YamlFile } from '../../yaml/yaml-file.ts';
import type { SiteFile } from '../find/find-files.ts';
import { isReservedName, reservedNameProblem } from './explain/explain-unknown-field.ts';
import { renameInRecords } from './rename-fields.ts';
import { type RecordParts, type ValidRecord, validateRecordFile, validateRecords } from './validate-records.ts';

/** A collection, or one record of it, as its file contains it. */
export type ValidCollection = {
  name: string | undefined;
  /** True for a file with one record, in the folder of its collection. */
  isRecordFile: boolean;
  file: YamlFile;
  records: ValidRecord[];
  parts: RecordParts[];
  /** True when every record of the file is valid. */
  isWhole: boolean;
  problems: Problem[];
};

/**
 * Validates `collections/<name>.yaml`: the records, and that ids are unique within a list. Or one record of a collection that
 * is a folder: `collections/<name>/<id>.yaml`, or `collections/<name>/<list>/<id>.yaml` where there are lists. Or the fetched
 * records of a collection: `.data/<name>.json`.
 */
export function validateCollection(source: SiteFile, written: YamlFile, schemas: ContentSchemas): ValidCollection {
  const { isCollection, recordSchema, hasLists } = schemas;
  const [name = '', ...rest] = source.path
    .replace(/^(?:collections|\.data)\//, '')
    .replace(/\.(?:ya?ml|json)$/, '')
    .split('/');
  const isRecordFile = rest.length > 0;
  const unread = { file: written, isRecordFile, records: [], parts: [], isWhole: false };
  if (written.problems.length > 0) return { ...unread, name: isCollection(name) ? name : undefined, problems: written.problems };
  if (!isCollection(name)) {
    const names = schemas.collectionNames.toSorted();
    const meant = isRecordFile ? nearestFile(rest.at(-1) ?? '', name, names) : fileOf(nearestName(name, names));
    const problem = createProblem({
      code: 'unknown-collection',
      place: written.locate([], 'value'),
      text: written.readText(),
      message: `There is no collection called "${name}".${meant ? ` Did you mean collections/${meant}?` : ''}`,
      hint: meant ? collectionsHint(names) : withoutSchema(name, names),
    });
    return { ...unread, name: undefined, problems: [problem] };
  }
  if (isRecordFile) return { ...unread, name, ...validateRecordFile(written, { name, steps: rest, schemas }) };
  const { file, problems: renamed } = renameInRecords(written, planOf(recordSchema(name)));
  const lists = hasLists(name) ? namedLists(file.value) : [{ path: [], values: file.value }];
  const forbidden = (lists ?? []).flatMap(({ list }) =>
    list !== undefined && isReservedName(list) ? [reservedNameProblem({ file, path: [] }, [list])] : [],
  );
  if (forbidden.length > 0) return { ...unread, name, problems: forbidden };
  const results = (lists ?? [{ path: [], values: undefined }]).map(({ list, path, values }: List) => {
    if (!Array.isArray(values))
      return { records: [], parts: [], problems: [notAList({ name, file, path, list, hasLists: hasLists(name) })] };
    return validateRecords({ name, recordName: schemas.recordName(name), file, list, path, schema: recordSchema(name) }, values);
  });
  const problems = results.flatMap((result) => result.problems);
  return {
    name,
    file,
    isRecordFile,
    records: results.flatMap(({ records }) => records),
    parts: results.flatMap(({ parts }) => parts),
    isWhole: problems.length === 0,
    problems: [...renamed, ...problems],
  };
}

const collectionsHint = (names: readonly string[]): string => `Collections: ${names.join(', ')}.`;

/** Says what makes a collection of a name: a type, or a schema in code, which a command writes. */
export const withoutSchema = (name: string, names: readonly string[]): string =>
  idSchema.safeParse(name).success
    ? `${collectionsHint(names)} A new one needs a type: declare its fields in types/${name}.yaml, or in code with npm run new -- collection ${name}`
    : collectionsHint(names);

const fileOf = (name: string | undefined): string | undefined => (name === undefined ? undefined : `${name}.yaml`);

/** Returns the folder or the file that is meant by a file in a folder that is not a collection. */
function nearestFile(fileName: string, folder: string, names: readonly string[]): string | undefined {
  const nearest = nearestName(folder, names);
  return nearest === undefined ? fileOf(nearestName(fileName, names)) : `${nearest}/`;
}

type List = { list?: string; path: ValuePath; values: unknown };

/** Returns the named lists of a file. Undefined when it contains something else. */
function namedLists(value: unknown): List[] | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return Object.entries(value).map(([list, values]) => ({ list, path: [list], values }));
}

type WrongList = { name: string; file: YamlFile; path: ValuePath; list: string | undefined; hasLists: boolean };

function notAList({ name, file, path, list, hasLists }: WrongList): Problem {
  const isMissingLists = list === undefined && hasLists;
  return createProblem({
    code: 'not-a-list',
    place: file.locate(path, 'value'),
    text: file.readText(),
    message: isMissingLists
      ? `collections/${name}.yaml must contain named lists of records.`
      : `${list === undefined ? `collections/${name}.yaml` : `"${list}"`} must be a list of records.`,
    hint: isMissingLists
      ? 'Write the name of a list and a colon, such as "web:", without indentation, and its records below.'
      : 'Start each record with "- id: " and its id.',
  });
}
