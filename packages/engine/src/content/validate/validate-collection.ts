import type { z } from 'zod';
import { createProblem } from '../../problems/create-problem.ts';
import { nearestName } from '../../problems/nearest-name.ts';
import type { Problem } from '../../problems/problem.ts';
import { guarded, unexpectedFailure } from '../../problems/unexpected-failure.ts';
import type { ContentSchemas } from '../../schema/content-schemas.ts';
import type { ValuePath, YamlFile } from '../../yaml/yaml-file.ts';
import type { SiteFile } from '../find/find-files.ts';
import { isReservedName, reservedNameProblem } from './explain/reserved-name.ts';
import { schemaProblems } from './explain/schema-problems.ts';
import { renameInRecords } from './rename-in-file.ts';
import { validParts } from './valid-parts.ts';

type AnyRecord = { id: string | number };

/** A valid record. `key` is the reference that pages use: the id, or `list/id` in a collection with lists. */
export type ValidRecord = { key: string; list?: string; path: ValuePath; record: AnyRecord };

/** The valid parts of a record with a problem. No page shows them; their references are checked. */
export type RecordParts = { context: string; path: ValuePath; value: unknown };

export type ValidCollection = {
  name: string | undefined;
  file: YamlFile;
  records: ValidRecord[];
  parts: RecordParts[];
  /** True when every record of the file is valid. */
  isWhole: boolean;
  problems: Problem[];
};

/** Validates `collections/<name>.yaml`: the records, and that ids are unique within a list. */
export function validateCollection(source: SiteFile, written: YamlFile, schemas: ContentSchemas): ValidCollection {
  const { isCollection, recordSchema, hasLists } = schemas;
  const name = source.path.replace(/^collections\//, '').replace(/\.ya?ml$/, '');
  const unread = { file: written, records: [], parts: [], isWhole: false };
  if (written.problems.length > 0) return { ...unread, name: isCollection(name) ? name : undefined, problems: written.problems };
  if (!isCollection(name)) {
    const names = schemas.collectionNames.toSorted();
    const nearest = nearestName(name, names);
    const problem = createProblem({
      code: 'unknown-collection',
      place: written.locate([], 'value'),
      text: written.text,
      message: `There is no collection called "${name}".${nearest ? ` Did you mean collections/${nearest}.yaml?` : ''}`,
      hint: `Collections: ${names.join(', ')}.`,
    });
    return { ...unread, name: undefined, problems: [problem] };
  }
  const { file, problems: renamed } = renameInRecords(written, recordSchema(name));
  const lists = hasLists(name) ? namedLists(file.value) : [{ path: [], values: file.value }];
  const forbidden = (lists ?? []).flatMap(({ list }) =>
    list !== undefined && isReservedName(list) ? [reservedNameProblem({ file, path: [] }, [list])] : [],
  );
  if (forbidden.length > 0) return { ...unread, name, problems: forbidden };
  const results = (lists ?? [{ path: [], values: undefined }]).map(({ list, path, values }: List) => {
    if (!Array.isArray(values))
      return { records: [], parts: [], problems: [notAList({ name, file, path, list, hasLists: hasLists(name) })] };
    return validateRecords({ name, file, list, path, schema: recordSchema(name) }, values);
  });
  const problems = results.flatMap((result) => result.problems);
  return {
    name,
    file,
    records: results.flatMap(({ records }) => records),
    parts: results.flatMap(({ parts }) => parts),
    isWhole: problems.length === 0,
    problems: [...renamed, ...problems],
  };
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
    text: file.text,
    message: isMissingLists
      ? `collections/${name}.yaml must contain named lists of records.`
      : `${list === undefined ? `collections/${name}.yaml` : `"${list}"`} must be a list of records.`,
    hint: isMissingLists
      ? 'Write the name of a list and a colon, such as "web:", without indentation, and its records below.'
      : 'Start each record with "- id: " and its id.',
  });
}

type RecordsSubject = { name: string; file: YamlFile; list: string | undefined; path: ValuePath; schema: z.ZodType<AnyRecord> };

function validateRecords(
  { name, file, list, path, schema }: RecordsSubject,
  values: unknown[],
): Pick<ValidCollection, 'records' | 'parts' | 'problems'> {
  const records: ValidRecord[] = [];
  const parts: RecordParts[] = [];
  const problems: Problem[] = [];
  const pathOf = new Map<string, ValuePath>();
  for (const [index, value] of values.entries()) {
    const at = [...path, index];
    const context = `${name}${list === undefined ? '' : `, list "${list}"`}, record ${index + 1}`;
    const result = guarded<ReturnType<typeof schema.safeParse> | Problem>(
      () => schema.safeParse(value),
      (error) => unexpectedFailure({ error, place: file.locate(at, 'value'), text: file.text, context }),
    );
    if ('message' in result) {
      problems.push(result);
      continue;
    }
    if (!result.success) {
      problems.push(...schemaProblems({ file, path: at, schema, name: `a record of ${name}`, context }, value, result.error.issues));
      parts.push({ context, path: at, value: validParts(schema, value) });
      continue;
    }
    const key = list === undefined ? String(result.data.id) : `${list}/${result.data.id}`;
    const earlier = pathOf.get(key);
    pathOf.set(key, earlier ?? [...at, 'id']);
    if (earlier === undefined) records.push({ key, ...(list !== undefined && { list }), path: at, record: result.data });
    else problems.push(duplicateId({ file, path: [...at, 'id'], id: String(result.data.id), earlier, context }));
  }
  return { records, parts, problems };
}

type Duplicate = { file: YamlFile; path: ValuePath; id: string; earlier: ValuePath; context: string };

function duplicateId({ file, path, id, earlier, context }: Duplicate): Problem {
  const place = file.locate(path, 'value');
  return createProblem({
    code: 'duplicate-id',
    place,
    text: file.text,
    context,
    message: `Two records have the id "${id}": lines ${file.locate(earlier, 'value').line} and ${place.line}.`,
    hint: 'Change one of them.',
  });
}
