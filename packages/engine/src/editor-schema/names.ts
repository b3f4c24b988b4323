import type { JsonSchema } from './json-schema.ts';

/**
 * Offers values without demanding them: the branch that lists them never holds, so the editor completes from it
 * and neither reports anything because of it nor shows the whole list beside a value that is right. The empty
 * `properties` tell the two branches apart where the language server compares branches.
 */
export function offer(values: readonly (string | number)[]): JsonSchema {
  if (values.length === 0) return {};
  const type = typeof values[0] === 'number' ? 'integer' : 'string';
  return { anyOf: [{ properties: {} }, { type, enum: values, not: {}, properties: {} }] };
}

/** One of these texts, each as a whole. With nothing to choose from, nothing is accepted. */
export const oneOfTexts = (texts: readonly (string | number)[]): string => `^(?:${texts.map(escapeForPattern).join('|')})$`;

export const escapeForPattern = (text: string | number): string => String(text).replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Names that the site knows: all of them are offered, and others refused in the given words once the list is complete. */
export function known(names: readonly (string | number)[], errorMessage: string, isComplete = true): JsonSchema {
  return { ...(isComplete && { pattern: oneOfTexts(names), errorMessage }), ...offer(names) };
}
