import { parse } from 'yaml';
import { z } from 'zod';
import { sampleOf } from '../content/validate/sample-value.ts';
import { demand } from '../json-schema/conditions.ts';
import type { JsonSchema } from '../json-schema/json-schema.ts';

/** Returns conditions for alternative fields of which exactly one is required, such as `heading` and `headingRich`. Reads them from the schema's message. */
export function alternatives(schema: z.ZodObject): JsonSchema[] {
  // Only refinements give that message, and most schemas have none.
  if (!schema.def.checks?.length) return [];
  const issues = schema.safeParse(sampleWithoutAlternatives(schema)).error?.issues ?? [];
  return issues.flatMap(({ code, message }) => {
    const [, listed] = (code === 'custom' && /^exactly one of (.+)$/.exec(message)) || [];
    if (listed === undefined) return [];
    const names = listed.split(/, | or /);
    return [demand({ oneOf: names.map((name) => ({ required: [name] })) }, `Write ${message}.`)];
  });
}

/** Returns a value with all required fields, so that the remaining issues come from refinements. */
function sampleWithoutAlternatives(schema: z.ZodObject): object {
  const sample: unknown = parse(sampleOf(schema));
  const literals = Object.entries(schema.shape).flatMap(([name, field]) => (field instanceof z.ZodLiteral ? [[name, field.value]] : []));
  return { ...(typeof sample === 'object' ? sample : {}), ...Object.fromEntries(literals) };
}
