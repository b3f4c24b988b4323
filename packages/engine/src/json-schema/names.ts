import type { JsonSchema } from './json-schema.ts';

/**
 * Offers values without requiring them. The branch that lists them never matches, so the editor completes from it,
 * reports nothing because of it, and does not show the whole list beside a valid value. The empty
 * `properties` separate the two branches for the language server, which compares them.
 */
export function offer(values: readonly (string | number)[]): JsonSchema {
  if (values.length === 0) return {};
  const type = typeof values[0] === 'number' ? 'integer' : 'string';
  return { anyOf: [{ properties: {} }, { type, enum: values, not: {}, properties: {} }] };
}

/** A pattern for exactly these texts. Without any, it accepts nothing. */
export const oneOfTexts = (texts: readonly (string | number)[]): string => `^(?:${texts.map(escapeForPattern).join('|')})$`;

export const escapeForPattern = (text: string | number): string => String(text).replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Offers names, and rejects others with the message when the list is complete. */
export function knownNames(names: readonly (string | number)[], errorMessage: string, isComplete = true): JsonSchema {
  return { ...(isComplete && { pattern: oneOfTexts(names), errorMessage }), ...offer(names) };
}
