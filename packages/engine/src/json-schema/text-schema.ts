import type { JsonSchema } from './json-schema.ts';

export const textSchema = {
  type: 'string',
  errorMessage: 'Write a text. Put it in quotes if it looks like a number, true or false.',
} satisfies JsonSchema;

/** A text with at least one visible character. */
export const nonEmptyTextSchema = { ...textSchema, pattern: '\\S' } satisfies JsonSchema;
