import { UneditableError } from '@pagewright/core';

/** What a failed edit says: the message of an error for its author, that the system cannot write, or that its place is not there. */
type Reason = { kind: 'said' | 'not-stored'; message: string } | { kind: 'unknown' };

/** What the system says about a file that it cannot write, by its codes. */
const notStored: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full, so nothing was saved. Delete what you do not need, then try again.',
  EDQUOT: 'The disk is full, so nothing was saved. Delete what you do not need, then try again.',
  EROFS: 'The files of the site can only be read here, so nothing was saved.',
  EACCES: 'The files of the site can only be read here, so nothing was saved.',
  EPERM: 'The files of the site can only be read here, so nothing was saved.',
};

/**
 * Returns what a failed edit says to its author: the message of an error that was thrown for authors, which is a plain `Error`. `not-stored`:
 * the disk is full, or the files cannot be written. `unknown`: the edit is about a place that is not there. Undefined for an error of the
 * program, and for others of the system.
 */
export function reasonOf(error: unknown): Reason | undefined {
  if (error instanceof UneditableError) return { kind: 'unknown' };
  if (!(error instanceof Error)) return undefined;
  if (!('code' in error)) return error.constructor === Error ? { kind: 'said', message: error.message } : undefined;
  if (error.code === 'ENAMETOOLONG') return { kind: 'said', message: 'This name is too long for a file. Choose a shorter one.' };
  const message = notStored[String(error.code)];
  return message === undefined ? undefined : { kind: 'not-stored', message };
}
