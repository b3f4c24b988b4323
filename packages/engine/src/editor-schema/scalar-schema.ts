import { z } from 'zod';
import { acceptedWords } from '../field-kinds/editor/accepted-words.ts';
import { demand } from '../json-schema/conditions.ts';
import type { JsonSchema } from '../json-schema/json-schema.ts';
import { textSchema } from '../json-schema/text-schema.ts';
import { numberSchema } from './number-schema.ts';

export function choice(values: readonly unknown[]): JsonSchema {
  const type = typeof values[0];
  return {
    ...((type === 'string' || type === 'boolean') && { type }),
    enum: values,
    errorMessage: values.length === 1 ? `Write ${values.join()}.` : `Accepted: ${values.join(', ')}.`,
  };
}

/** Texts with a form of their own, numbers, and true or false: as zod itself has them. */
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
      ...(maxLength !== undefined && demand({ maxLength }, `At most ${maxLength} characters fit here.`)),
      ...(patterns.length > 0 && { allOf: patterns.map((one) => ({ pattern: one, ...words })) }),
    };
  }
  if (type === 'boolean') return { type, errorMessage: 'Write true or false.' };
  return type === 'integer' || type === 'number' ? numberSchema(type, { minimum, maximum }) : {};
}

export function writeInstead(schema: z.ZodType): Pick<JsonSchema, 'errorMessage'> {
  const words = acceptedWords(schema);
  return words ? { errorMessage: `Write ${words}.` } : {};
}
