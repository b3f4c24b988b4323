import { z } from 'zod';

/** A request that the script of the editor never makes. What is wrong with it is of no use to an author. */
class MalformedRequestError extends Error {
  override readonly name = 'MalformedRequestError';
}

/** Levels of values within values: those of a YAML file, and what is around a value in a request. */
const maxDepth = 64;

/**
 * Parses JSON. Throws a `MalformedRequestError` for a text that is none, has more than 64 levels, or a NUL character, which no file has, and an
 * `Error` in words for a field that would vanish.
 */
export function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new MalformedRequestError();
  }
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth || level.some((one) => typeof one === 'string' && one.includes('\0'))) throw new MalformedRequestError();
    if (level.some((one) => typeof one === 'object' && one !== null && Object.hasOwn(one, '__proto__')))
      throw new Error('"__proto__" cannot be the name of a field. Choose another name.');
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? [...Object.keys(one), ...Object.values(one)] : []));
  }
  return value;
}

/** Returns the parameters of an address. Throws a `MalformedRequestError` when one has a NUL character. */
export function readParameters(search: string): URLSearchParams {
  const asked = new URLSearchParams(search);
  if ([...asked.values()].some((value) => value.includes('\0'))) throw new MalformedRequestError();
  return asked;
}

/** Returns the id that a browser has of itself. Undefined without one, or for another text. */
export const readBrowser = (header: string | string[] | undefined): string | undefined =>
  typeof header === 'string' && /^[\w-]{1,64}$/.test(header) ? header : undefined;

/** Returns a parameter that is the place of something in a list. Throws a `MalformedRequestError` for another text. */
export function readIndex(asked: string | null): number {
  if (!/^\d{1,9}$/.test(asked ?? '')) throw new MalformedRequestError();
  return Number(asked);
}

/** True for the error of a request that is not as expected: the mistake of whoever has sent it. */
export const isMalformed = (error: unknown): boolean => error instanceof MalformedRequestError || error instanceof z.ZodError;
