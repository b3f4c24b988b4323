import { parse } from 'yaml';
import { z } from 'zod';
import { sampleOf } from '../content/validate/sample-value.ts';
import { demand } from '../json-schema/conditions.ts';
import type { JsonSchema } from '../json-schema/json-schema.ts';

/** Returns conditions for alternative fields of which exactly one is required, such as `heading` and `headingRich`. */
export const alternatives = (schema: z.ZodObject): JsonSchema[] =>
  alternativeFields(schema).map(({ names, message }) =>
    demand({ oneOf: names.map((name) => ({ required: [name] })) }, `Write ${message}.`),
  );

/** Returns the names of each group of alternative fields, with the message about them. Reads them from the schema's message. */
export function alternativeFields(schema: z.ZodObject): { names: string[]; message: string }[] {
  // Only refinements give that message, and most schemas have none.
  if (!schema.def.checks?.length) return [];
  const issues = schema.safeParse(sampleWithoutAlternatives(schema)).error?.issues ?? [];
  return issues.flatMap(({ code, message }) => {
    const [, listed] = (code === 'custom' && /^exactly one of (.+)$/.exec(message)) || [];
    return listed === undefined ? [] : [{ names: listed.split(/, | or /), message }];
  });
}

/** Returns a value with all required fields, so that the remaining issues come from refinements. */
function sampleWithoutAlternatives(schema: z.ZodObject): object {
  const sample: unknown = parse(sampleOf(schema));
  const literals = Object.entries(schema.shape).flatMap(([name, field]) => (field instanceof z.ZodLiteral ? [[name, field.value]] : []));
  return { ...(typeof sample === 'object' ? sample : {}), ...Object.fromEntries(literals) };
}
