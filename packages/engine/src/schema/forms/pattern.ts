import { z } from 'zod';

/** One character or character class with its quantifier. Groups and alternatives are not supported. */
const part = /(?:\\[dws]|\\[^a-zA-Z0-9]|\[\^?(?:\\.|[^\]\\[])+\]|[^\\[\](){}|?*+^$])(\?|\*|\+|\{\d{1,3}(?:,\d{0,3})?\})?/uy;

/** True for a quantifier of variable length. Each of them multiplies the matches that a browser has to try. */
const isVariable = (count: string | undefined): boolean => count !== undefined && !/^\{\d+\}$/.test(count);
const maxVariableParts = 3;

/**
 * True for a pattern that is anchored, has no groups, and has so few quantifiers of variable length that matching is
 * fast for every answer. It must also be valid in the `pattern` attribute of an input.
 */
export function isSafePattern(pattern: string): boolean {
  if (pattern.length > 200 || !pattern.startsWith('^') || !pattern.endsWith('$')) return false;
  const inner = pattern.slice(1, -1);
  let variableParts = 0;
  part.lastIndex = 0;
  while (part.lastIndex < inner.length) {
    const [, count] = part.exec(inner) ?? ['', 'none'];
    if (count === 'none') return false;
    if (isVariable(count)) variableParts += 1;
  }
  return inner !== '' && variableParts <= maxVariableParts && compiles(pattern);
}

function compiles(pattern: string): boolean {
  try {
    return ['u', 'v'].every((flag) => new RegExp(pattern, flag) instanceof RegExp);
  } catch {
    return false;
  }
}

/** An author's regular expression, simple enough to be safe in every browser. */
export const patternSchema = z
  .string()
  .refine(
    isSafePattern,
    'a simple pattern such as "^[A-Z]{2}-[0-9]{4}$" (two capital letters, a hyphen, four digits): start with ^, end with $, no ( ) or |, and at most three of * + ? {1,5}',
  );
