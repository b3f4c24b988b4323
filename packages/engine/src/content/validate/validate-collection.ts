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

type AnyRecord = { id: string | number };

/** A record that passed its schema. `key` is how pages refer to it: its id, after the name of its list where there are lists. */
export type ValidRecord = { key: string; list?: string; path: ValuePath; record: AnyRecord };

export type ValidCollection = {
  name: string | undefined;
  file: YamlFile;
  records: ValidRecord[];
  /** Whether every record of the file is known. */
  isWhole: boolean;
  problems: Problem[];
};

/** Validates `collections/<name>.yaml`: records whose ids are unique within their list. */
export function validateCollection(source: SiteFile, written: YamlFile, schemas: ContentSchemas): ValidCollection {
  const { isCollection, recordSchema, hasLists } = schemas;
  const name = source.path.replace(/^collections\//, '').replace(/\.ya?ml$/, '');
  const unread = { file: written, records: [], isWhole: false };
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
    if (!Array.isArray(values)) return { records: [], problems: [notAList({ name, file, path, list, hasLists: hasLists(name) })] };
    return validateRecords({ name, file, list, path, schema: recordSchema(name) }, values);
  });
  const problems = results.flatMap((result) => result.problems);
  return {
    name,
    file,
    records: results.flatMap(({ records }) => records),
    isWhole: problems.length === 0,
    problems: [...renamed, ...problems],
  };
}

type List = { list?: string; path: ValuePath; values: unknown };

/** The named lists of a file, or undefined when it holds something else. */
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
      ? `collections/${name}.yaml must hold named lists of records.`
      : `${list === undefined ? `collections/${name}.yaml` : `"${list}"`} must be a list of records.`,
    hint: isMissingLists
      ? 'Write the name of a list and a colon at the left edge, such as "web:", and its records under it.'
      : 'Start each record with "- id: " and its name.',
  });
}

type RecordsSubject = { name: string; file: YamlFile; list: string | undefined; path: ValuePath; schema: z.ZodType<AnyRecord> };

function validateRecords(
  { name, file, list, path, schema }: RecordsSubject,
  values: unknown[],
): Pick<ValidCollection, 'records' | 'problems'> {
  const records: ValidRecord[] = [];
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
      continue;
    }
    const key = list === undefined ? String(result.data.id) : `${list}/${result.data.id}`;
    const earlier = pathOf.get(key);
    pathOf.set(key, earlier ?? [...at, 'id']);
    if (earlier === undefined) records.push({ key, ...(list !== undefined && { list }), path: at, record: result.data });
    else problems.push(duplicateId({ file, path: [...at, 'id'], id: String(result.data.id), earlier, context }));
  }
  return { records, problems };
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
