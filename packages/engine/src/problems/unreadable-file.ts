import { type FileFault, FileFaultError } from '../files/read-bounded.ts';
import { reasonOf } from '../files/walk-folder.ts';
import { createProblem } from './create-problem.ts';
import type { Problem } from './problem.ts';

/** Returns the problem of a file or folder that cannot be read. `reason` ends the sentence "This cannot be read: …". */
export function unreadableFile(shown: string, reason: string): Problem {
  return createProblem({
    code: 'unreadable-file',
    place: { file: shown, line: 1, column: 1, length: 1 },
    text: '',
    message: `This cannot be read: ${reason}.`,
    hint: 'Replace it with a readable file, or remove it.',
  });
}

/** The size limit of a type of file, as text, and the hint for a larger file. */
type Limit = { most: string; hint: string };

/** The limit of a YAML file. A collection and the settings are one file each, so they cannot be split. */
const yamlLimit = (shown: string): Limit => ({
  most: '256 KiB',
  hint: /(?:^|\/)pages\//.test(shown) ? 'Split it into several pages.' : 'Shorten long texts in it, or remove what no page shows.',
});

/** Returns the problem of a file with more bytes than its limit. */
export function tooLargeFile(shown: string, bytes: number, { most, hint }: Limit = yamlLimit(shown)): Problem {
  return createProblem({
    code: 'file-too-large',
    place: { file: shown, line: 1, column: 1, length: 1 },
    text: '',
    message: `This file has ${Math.ceil(bytes / 1024)} KiB. The maximum is ${most}.`,
    hint,
  });
}

/** Returns the problem for an exception while a file was read. `limit` defaults to the limit of a YAML file. */
export function readingProblem(shown: string, error: unknown, limit?: Limit): Problem {
  if (!(error instanceof FileFaultError)) return unreadableFile(shown, reasonOf(error));
  const { fault } = error;
  if (fault.reason === 'too-large') return tooLargeFile(shown, fault.bytes, limit);
  return isLink(fault) ? symbolicLink(shown) : unreadableFile(shown, `it is ${fault.kind} and not a file`);
}

const isLink = (fault: FileFault): boolean => fault.reason === 'not-a-file' && fault.kind === 'a link to another file';

/** Returns the problem of a symbolic link. Links are not followed, because they may lead out of the site folder. */
export const symbolicLink = (shown: string): Problem =>
  createProblem({
    code: 'symbolic-link',
    place: { file: shown, line: 1, column: 1, length: 1 },
    text: '',
    message: 'This is a symbolic link to another place on the disk. Such links are not followed.',
    hint: 'Copy the file itself to this place.',
  });
