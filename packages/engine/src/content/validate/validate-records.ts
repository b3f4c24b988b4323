import type { z } from 'zod';
import { createProblem } from '../../problems/create-problem.ts';
import type { Problem } from '../../problems/problem.ts';
import { guarded, unexpectedFailure } from '../../problems/unexpected-failure.ts';
import type { ValuePath, YamlFile } from '../../yaml/yaml-file.ts';
import { schemaProblems } from './explain/schema-problems.ts';
import { thousandsPoints } from './explain/thousands-points.ts';
import { validParts } from './valid-parts.ts';
import type { AnyRecord, RecordParts, ValidRecord } from './valid-record.ts';

/** The records of a file, and its problems. */
export type CheckedRecords = { records: ValidRecord[]; parts: RecordParts[]; problems: Problem[] };

type RecordSubject = { name: string; file: YamlFile; path: ValuePath; schema: z.ZodType<AnyRecord>; context: string };

/** Validates one record. Returns the record, or its problems and the parts of it that are valid. */
export function validateRecord(
  { name, file, path, schema, context }: RecordSubject,
  value: unknown,
): { record?: AnyRecord; parts: RecordParts[]; problems: Problem[] } {
  const result = guarded<ReturnType<typeof schema.safeParse> | Problem>(
    () => schema.safeParse(value),
    (error) => unexpectedFailure({ error, place: file.locate(path, 'value'), text: file.readText(), context }),
  );
  if ('message' in result) return { parts: [], problems: [result] };
  const subject = { file, path, schema, name: `a record of ${name}`, context };
  const unclear = thousandsPoints(subject, value, result.error?.issues);
  if (result.success && unclear.length === 0) return { record: result.data, parts: [], problems: [] };
  return {
    parts: [{ context, path, value: validParts(schema, value) }],
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
    else found.problems.push(duplicateId({ file, path: [...at, 'id'], id: String(record.id), earlier, context }));
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
