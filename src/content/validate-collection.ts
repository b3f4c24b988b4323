import type { z } from 'zod';
import { type CollectionName, collectionSchemas, collectionsWithLists } from '../../schemas/collections/index.ts';
import type { Place, Problem } from '../model/problem.ts';
import { createProblem } from './create-problem.ts';
import type { SiteFile } from './find-files.ts';
import { nearestName } from './nearest-name.ts';
import { schemaProblems } from './schema-problems.ts';
import type { ValuePath, YamlFile } from './yaml-file.ts';

type AnyRecord = { id: string | number };

/** A record that passed its schema. `key` is how pages refer to it: its id, after the name of its list where there are lists. */
export type ValidRecord = { key: string; list?: string; path: ValuePath; record: AnyRecord };

export type ValidCollection = {
  name: CollectionName | undefined;
  file: YamlFile;
  records: ValidRecord[];
  problems: Problem[];
};

const names = Object.keys(collectionSchemas).sort();

const isCollectionName = (name: string): name is CollectionName => Object.hasOwn(collectionSchemas, name);

/** Validates `collections/<name>.yaml`: records whose ids are unique within their list. */
export function validateCollection(source: SiteFile, file: YamlFile): ValidCollection {
  const name = source.path.replace(/^collections\//, '').replace(/\.ya?ml$/, '');
  if (file.problems.length > 0) return { name: isCollectionName(name) ? name : undefined, file, records: [], problems: file.problems };
  if (!isCollectionName(name)) {
    const nearest = nearestName(name, names);
    const problem = createProblem({
      code: 'unknown-collection',
      place: file.locate([], 'value'),
      text: file.text,
      message: `There is no collection called "${name}".${nearest ? ` Did you mean collections/${nearest}.yaml?` : ''}`,
      hint: `Collections: ${names.join(', ')}.`,
    });
    return { name: undefined, file, records: [], problems: [problem] };
  }
  const lists = collectionsWithLists.includes(name) ? namedLists(file.value) : [{ path: [], values: file.value }];
  const results = (lists ?? [{ path: [], values: undefined }]).map(({ list, path, values }: List) => {
    if (!Array.isArray(values)) return { records: [], problems: [notAList(name, file, path, list)] };
    return validateRecords({ name, file, list, path }, values);
  });
  return { name, file, records: results.flatMap(({ records }) => records), problems: results.flatMap(({ problems }) => problems) };
}

type List = { list?: string; path: ValuePath; values: unknown };

/** The named lists of a file, or undefined when it holds something else. */
function namedLists(value: unknown): List[] | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return Object.entries(value).map(([list, values]) => ({ list, path: [list], values }));
}

function notAList(name: CollectionName, file: YamlFile, path: ValuePath, list: string | undefined): Problem {
  const isMissingLists = list === undefined && collectionsWithLists.includes(name);
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

type RecordsSubject = { name: CollectionName; file: YamlFile; list: string | undefined; path: ValuePath };

function validateRecords({ name, file, list, path }: RecordsSubject, values: unknown[]): Pick<ValidCollection, 'records' | 'problems'> {
  const schema: z.ZodType<AnyRecord> = collectionSchemas[name];
  const records: ValidRecord[] = [];
  const problems: Problem[] = [];
  const lineOf = new Map<string, number>();
  for (const [index, value] of values.entries()) {
    const result = schema.safeParse(value);
    const at = [...path, index];
    const context = `${name}${list === undefined ? '' : `, list "${list}"`}, record ${index + 1}`;
    if (!result.success) {
      problems.push(...schemaProblems({ file, path: at, schema, name: `a record of ${name}`, context }, value, result.error.issues));
      continue;
    }
    const key = list === undefined ? String(result.data.id) : `${list}/${result.data.id}`;
    const place = file.locate([...at, 'id'], 'value');
    const earlier = lineOf.get(key);
    lineOf.set(key, earlier ?? place.line);
    if (earlier === undefined) records.push({ key, ...(list !== undefined && { list }), path: at, record: result.data });
    else problems.push(duplicateId({ file, place, id: String(result.data.id), earlier, context }));
  }
  return { records, problems };
}

type Duplicate = { file: YamlFile; place: Place; id: string; earlier: number; context: string };

const duplicateId = ({ file, place, id, earlier, context }: Duplicate): Problem =>
  createProblem({
    code: 'duplicate-id',
    place,
    text: file.text,
    context,
    message: `Two records have the id "${id}": lines ${earlier} and ${place.line}.`,
    hint: 'Change one of them.',
  });
