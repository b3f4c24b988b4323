import { parse } from 'yaml';
import { z } from 'zod';
import { sampleOf } from '../content/validate/sample-value.ts';
import { demand } from './conditions.ts';
import type { JsonSchema } from './json-schema.ts';

/** Fields of which exactly one has to be written, such as `heading` and `headingRich`: as the schema itself says it. */
export function alternatives(schema: z.ZodObject): JsonSchema[] {
  // Only rules over several fields say so, and most schemas have none.
  if (!schema.def.checks?.length) return [];
  const issues = schema.safeParse(sampleWithoutAlternatives(schema)).error?.issues ?? [];
  return issues.flatMap(({ code, message }) => {
    const [, listed] = (code === 'custom' && /^exactly one of (.+)$/.exec(message)) || [];
    if (listed === undefined) return [];
    const names = listed.split(/, | or /);
    return [demand({ oneOf: names.map((name) => ({ required: [name] })) }, `Write ${message}.`)];
  });
}

/** A value with the fields that are always needed: what else is wrong with it is a rule over several fields. */
function sampleWithoutAlternatives(schema: z.ZodObject): object {
  const sample: unknown = parse(sampleOf(schema));
  const literals = Object.entries(schema.shape).flatMap(([name, field]) => (field instanceof z.ZodLiteral ? [[name, field.value]] : []));
  return { ...(typeof sample === 'object' ? sample : {}), ...Object.fromEntries(literals) };
}
