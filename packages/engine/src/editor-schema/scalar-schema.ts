import { z } from 'zod';
import { acceptedWords } from '../field-kinds/editor/accepted-words.ts';
import { demand } from '../json-schema/conditions.ts';
import type { JsonSchema } from '../json-schema/json-schema.ts';
import { textSchema } from '../json-schema/text-schema.ts';
import { numberSchema } from './number-schema.ts';

/** Returns the schema of a choice of values. */
export function choice(values: readonly unknown[]): JsonSchema {
  const type = typeof values[0];
  return {
    ...((type === 'string' || type === 'boolean') && { type }),
    enum: values,
    errorMessage: values.length === 1 ? `Write ${values.join()}.` : `Accepted: ${values.join(', ')}.`,
  };
}

/** Returns the schema of a text with a format, a number, or true or false, from zod's own conversion. */
export function scalarSchema(schema: z.ZodType): JsonSchema {
  const { type, pattern, minimum, maximum, maxLength, allOf } = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    unrepresentable: 'any',
  });
  if (type === 'string') {
    const patterns = [pattern, ...(allOf ?? []).map((part) => part.pattern)].filter((one) => one !== undefined);
    const words = writeInstead(schema);
    return {
      ...textSchema,
      ...words,
      ...(maxLength !== undefined && demand({ maxLength }, `Write at most ${maxLength} characters.`)),
      ...(patterns.length > 0 && { allOf: patterns.map((one) => ({ pattern: one, ...words })) }),
    };
  }
  if (type === 'boolean') return { type, errorMessage: 'Write true or false.' };
  return type === 'integer' || type === 'number' ? numberSchema(type, { minimum, maximum }) : {};
}

/** Returns the message for a value that a schema rejects. Empty when the schema has no description of its own. */
export function writeInstead(schema: z.ZodType): Pick<JsonSchema, 'errorMessage'> {
  const words = acceptedWords(schema);
  return words ? { errorMessage: `Write ${words}.` } : {};
}
