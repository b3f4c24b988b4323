import { z } from 'zod';

/** One character or class of characters, with how often it may come. Groups and alternatives are left out. */
const part = /(?:\\[dws]|\\[^a-zA-Z0-9]|\[\^?(?:\\.|[^\]\\[])+\]|[^\\[\](){}|?*+^$])(\?|\*|\+|\{\d{1,3}(?:,\d{0,3})?\})?/uy;

/** Counts that leave a choice. Each multiplies the ways that a browser may have to try. */
const isChoice = (count: string | undefined): boolean => count !== undefined && !/^\{\d+\}$/.test(count);
const mostChoices = 3;

/**
 * Whether a pattern is anchored, made of plain parts, and free to choose in so few places that no answer
 * keeps a browser busy. It must also be one that an input's `pattern` attribute takes.
 */
export function isSafePattern(pattern: string): boolean {
  if (pattern.length > 200 || !pattern.startsWith('^') || !pattern.endsWith('$')) return false;
  const inner = pattern.slice(1, -1);
  let choices = 0;
  part.lastIndex = 0;
  while (part.lastIndex < inner.length) {
    const [, count] = part.exec(inner) ?? ['', 'none'];
    if (count === 'none') return false;
    if (isChoice(count)) choices += 1;
  }
  return inner !== '' && choices <= mostChoices && compiles(pattern);
}

function compiles(pattern: string): boolean {
  try {
    return ['u', 'v'].every((flag) => new RegExp(pattern, flag) instanceof RegExp);
  } catch {
    return false;
  }
}

/** A regular expression of an author's own, simple enough to be safe in every browser. */
export const patternSchema = z
  .string()
  .refine(
    isSafePattern,
    'a regular expression from ^ to $ without groups and alternatives, with at most three places of varying length, such as "^[A-Z]{2}-[0-9]{4}$"',
  );
