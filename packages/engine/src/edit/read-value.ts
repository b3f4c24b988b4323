import { basename } from 'node:path';
import { type Problem, readYamlOf } from '@pagewright/core';

/** The value of a text of a file, or the problem because of which it has none. Nothing is written in place of a value that was not read. */
export type ReadValue = { value: unknown; problem?: undefined } | { problem: Problem };

/** Thrown for a change of a text that cannot be read, or could not be read afterwards. The message is for authors. */
export class UnreadableError extends Error {
  constructor(words: string) {
    super(words);
    this.name = 'UnreadableError';
  }
}

/** Reads a text of a file of the site as `check` reads it. `path`: of the file in the site folder. */
export function readValue(path: string, text: string): ReadValue {
  const { value, problems } = readYamlOf(path, text);
  return problems[0] ? { problem: problems[0] } : { value };
}

/** Returns the value of a text that is about to be changed. Throws `UnreadableError` when it cannot be read. */
export function requireValue(path: string, text: string): unknown {
  const read = readValue(path, text);
  if (read.problem) throw new UnreadableError(`${basename(path)} cannot be changed: it cannot be read. ${read.problem.message}`);
  return read.value;
}
