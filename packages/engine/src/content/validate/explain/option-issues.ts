import { z } from 'zod';
import { unwrapSchema } from '../../../schema/fields/unwrap-schema.ts';
import { valueAt } from '../schema-subject.ts';
import { fieldNames, listPart, objectPart, schemaAt } from '../schema-walk.ts';

type Issue = z.core.$ZodIssue;

/**
 * Replaces the issue of a union by those of the option that the author means: its list for a list, its object for fields.
 * So a mistake in an entry is reported at the entry, as it is in a list that is not part of a union.
 */
export const withOptionIssues = (schema: unknown, value: unknown, issues: readonly Issue[]): Issue[] =>
  issues.flatMap((issue) => (issue.code === 'invalid_union' ? ofOption(schema, value, issue) : [issue]));

function ofOption(schema: unknown, value: unknown, issue: z.core.$ZodIssueInvalidUnion): Issue[] {
  const union = unwrapSchema(schemaAt(schema, issue.path));
  const found = valueAt(value, issue.path);
  if (!(union instanceof z.ZodUnion) || typeof found !== 'object' || found === null) return [issue];
  const { path, message } = issue;
  if (!Array.isArray(found) && isEntryAlone(union, found)) return [{ code: 'invalid_type', expected: 'array', path, message }];
  const meant = Array.isArray(found) ? listPart(union) : objectPart(union);
  const below = meant && issue.errors[union.options.indexOf(meant)];
  if (!below) return [issue];
  return withOptionIssues(
    schema,
    value,
    below.map((one) => ({ ...one, path: [...path, ...one.path] })),
  );
}

/** True for the fields of one entry where a list of entries belongs: more of them are fields of an entry than of the union's object. */
function isEntryAlone(union: z.ZodUnion, found: object): boolean {
  const entry = objectPart(listPart(union)?.element);
  if (!entry) return false;
  const countUnknown = (names: readonly string[]): number => Object.keys(found).filter((name) => !names.includes(name)).length;
  const isLikely = Object.keys(found).length > 1 && countUnknown(fieldNames(entry)) < countUnknown(fieldNames(union));
  return isLikely || entry.safeParse(found).success;
}
