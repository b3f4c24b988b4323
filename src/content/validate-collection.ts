import type { z } from 'zod';
import { type CollectionName, collectionSchemas } from '../../schemas/collections/index.ts';
import type { Problem } from '../model/problem.ts';
import { createProblem } from './create-problem.ts';
import type { SiteFile } from './find-files.ts';
import { nearestName } from './nearest-name.ts';
import { schemaProblems } from './schema-problems.ts';
import type { YamlFile } from './yaml-file.ts';

type AnyRecord = { id: string };

/** A record that passed its schema, with its index in the file. */
export type ValidRecord = { index: number; record: AnyRecord };

export type ValidCollection = {
  name: CollectionName | undefined;
  file: YamlFile;
  records: ValidRecord[];
  problems: Problem[];
};

const names = Object.keys(collectionSchemas).sort();

const isCollectionName = (name: string): name is CollectionName => Object.hasOwn(collectionSchemas, name);

/** Validates `collections/<name>.yaml`: a list of records whose ids are unique within it. */
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
  if (!Array.isArray(file.value)) {
    const problem = createProblem({
      code: 'not-a-list',
      place: file.locate([], 'value'),
      text: file.text,
      message: `collections/${name}.yaml must be a list of records.`,
      hint: 'Start each record with "- id: " and its name at the left edge.',
    });
    return { name, file, records: [], problems: [problem] };
  }
  return { name, file, ...validateRecords(name, file, file.value) };
}

function validateRecords(name: CollectionName, file: YamlFile, values: unknown[]): Pick<ValidCollection, 'records' | 'problems'> {
  const schema: z.ZodType<AnyRecord> = collectionSchemas[name];
  const records: ValidRecord[] = [];
  const problems: Problem[] = [];
  const lineOfId = new Map<string, number>();
  for (const [index, value] of values.entries()) {
    const result = schema.safeParse(value);
    const context = `${name}, record ${index + 1}`;
    if (!result.success) {
      problems.push(...schemaProblems({ file, path: [index], schema, name: `a record of ${name}`, context }, value, result.error.issues));
      continue;
    }
    const place = file.locate([index, 'id'], 'value');
    const earlier = lineOfId.get(result.data.id);
    if (earlier === undefined) {
      lineOfId.set(result.data.id, place.line);
      records.push({ index, record: result.data });
      continue;
    }
    problems.push(
      createProblem({
        code: 'duplicate-id',
        place,
        text: file.text,
        context,
        message: `Two records have the id "${result.data.id}": lines ${earlier} and ${place.line}.`,
        hint: 'Change one of them.',
      }),
    );
  }
  return { records, problems };
}
