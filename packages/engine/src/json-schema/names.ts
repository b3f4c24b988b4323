import type { JsonSchema } from './json-schema.ts';

/**
 * Offers values without requiring them. The branch with the values never matches, so the editor completes from it, reports
 * nothing because of it, and does not show the whole list next to a valid value. The empty `properties` keep the language
 * server from merging the two branches.
 */
export function offer(values: readonly (string | number)[]): JsonSchema {
  if (values.length === 0) return {};
  const type = typeof values[0] === 'number' ? 'integer' : 'string';
  return { anyOf: [{ properties: {} }, { type, enum: values, not: {}, properties: {} }] };
}

/** Returns a pattern that matches exactly these texts. Without texts it matches nothing. */
export const oneOfTexts = (texts: readonly (string | number)[]): string => `^(?:${texts.map(escapeForPattern).join('|')})$`;

export const escapeForPattern = (text: string | number): string => String(text).replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/** Offers names. Rejects other names with the message when the list is complete. */
export function knownNames(names: readonly (string | number)[], errorMessage: string, isComplete = true): JsonSchema {
  return { ...(isComplete && { pattern: oneOfTexts(names), errorMessage }), ...offer(names) };
}
