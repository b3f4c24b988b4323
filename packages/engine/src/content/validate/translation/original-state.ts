import { createHash } from 'node:crypto';
import { divideOwn } from './merge-own.ts';

const letters = 'abcdefghijklmnopqrstuvwxyz';
const length = 8;

/** Returns a short hash of lowercase letters, which YAML reads as a text without quotes. */
function shortHash(text: string): string {
  const digest = createHash('sha256').update(text).digest();
  return [...digest.subarray(0, length)].map((byte) => letters[byte % letters.length]).join('');
}

/**
 * Returns the state of a file that is translated as a whole, from its text: comments, empty lines and spaces at the ends of
 * lines do not count. It needs no parser, because a command does not parse a page that has not changed.
 */
export const stateOfOriginal = ({ readText }: { readText: () => string }): string =>
  shortHash(
    readText()
      .split(/\r?\n/)
      .map((line) => line.trimEnd())
      .filter((line) => line !== '' && !/^\s*#/.test(line))
      .join('\n'),
  );

/** Returns the state of the fields of an original that a translation replaces. Other fields may change. */
export const stateOfFields = (original: unknown, translated: object): string =>
  shortHash(JSON.stringify(divideOwn(original, translated).own));
