import { type FileFault, FileFaultError } from '../files/read-bounded.ts';
import { reasonOf } from '../files/walk-folder.ts';
import { createProblem } from './create-problem.ts';
import type { Problem } from './problem.ts';

/** Returns the problem of a file or folder that cannot be read. `reason` follows "This cannot be read:". */
export function unreadableFile(shown: string, reason: string): Problem {
  return createProblem({
    code: 'unreadable-file',
    place: { file: shown, line: 1, column: 1, length: 1 },
    text: '',
    message: `This cannot be read: ${reason}.`,
    hint: 'Put a file of the site here, or remove it.',
  });
}

/** The size limit of a type of file as authors read it, and what to do about a larger file. */
type Limit = { most: string; hint: string };

const yamlLimit: Limit = { most: '256 KiB', hint: 'Split it into several pages or records.' };

/** Returns the problem of a file with more bytes than its limit. */
export function tooLargeFile(shown: string, bytes: number, { most, hint }: Limit = yamlLimit): Problem {
  return createProblem({
    code: 'file-too-large',
    place: { file: shown, line: 1, column: 1, length: 1 },
    text: '',
    message: `This file has ${Math.ceil(bytes / 1024)} KiB; ${most} are the most that is read.`,
    hint,
  });
}

/** Returns the problem for an exception from reading a file. `limit` is by default the limit of a YAML file. */
export function readingProblem(shown: string, error: unknown, limit?: Limit): Problem {
  if (!(error instanceof FileFaultError)) return unreadableFile(shown, reasonOf(error));
  const { fault } = error;
  if (fault.reason === 'too-large') return tooLargeFile(shown, fault.bytes, limit);
  return isLink(fault) ? linkedFile(shown) : unreadableFile(shown, `it is ${fault.kind} and not a file`);
}

const isLink = (fault: FileFault): boolean => fault.reason === 'not-a-file' && fault.kind === 'a link to another file';

/** Returns the problem of a symbolic link. None is followed, because it may lead out of the site folder. */
export const linkedFile = (shown: string): Problem =>
  createProblem({
    code: 'symbolic-link',
    place: { file: shown, line: 1, column: 1, length: 1 },
    text: '',
    message: 'This is a link to another place of the disk. Such links are not followed.',
    hint: 'Put the file itself here.',
  });
