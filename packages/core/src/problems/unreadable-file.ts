import { createProblem } from './create-problem.ts';
import { type FileFault, FileFaultError, reasonOf } from './file-errors.ts';
import { type Problem, startOfFile } from './problem.ts';

/** Returns the problem of a file or folder that cannot be read. `reason` ends the sentence "This cannot be read: …". */
export function unreadableFile(displayPath: string, reason: string): Problem {
  return createProblem({
    code: 'unreadable-file',
    place: startOfFile(displayPath),
    text: '',
    message: `This cannot be read: ${reason}.`,
    hint: 'Replace it with a readable file, or remove it.',
  });
}

/** Returns the problem of a collection whose records were not fetched yet. `shown` is the file for them. */
export const unfetchedRecords = (displayPath: string): Problem =>
  createProblem({
    code: 'unreadable-file',
    place: startOfFile(displayPath),
    text: '',
    message: 'This file does not exist: the records of the collection were not fetched yet.',
    hint: 'Fetch them: npm run build, or npm run dev. Commit the file, so that a check needs no network.',
  });

/** The size limit of a type of file, as text, and the hint for a larger file. */
type Limit = { most: string; hint: string };

/** The limit of a YAML file of at most `maxBytes`. */
const yamlLimit = (displayPath: string, maxBytes: number): Limit => ({
  most: maxBytes < 1024 * 1024 ? `${maxBytes / 1024} KiB` : `${maxBytes / 1024 / 1024} MiB`,
  hint: hintOf(displayPath),
});

function hintOf(displayPath: string): string {
  if (/(?:^|\/)pages\//.test(displayPath)) return 'Split it into several pages.';
  const [, collection] = /(?:^|\/)collections\/([^/]+)\.ya?ml$/.exec(displayPath) ?? [];
  if (collection !== undefined) return `Write each record into a file of its own: collections/${collection}/<id>.yaml.`;
  return 'Shorten long texts in it, or remove what no page shows.';
}

/** Returns the problem of a file with more bytes than its limit: a maximum for a YAML file, or a limit in words. */
export function tooLargeFile(displayPath: string, bytes: number, limit: number | Limit): Problem {
  const { most, hint } = typeof limit === 'number' ? yamlLimit(displayPath, limit) : limit;
  return createProblem({
    code: 'file-too-large',
    place: startOfFile(displayPath),
    text: '',
    message: `This file has ${Math.ceil(bytes / 1024)} KiB. The maximum is ${most}.`,
    hint,
  });
}

/** Returns the problem for an exception while a file was read. `limit` is the maximum size of a YAML file, or a limit in words. */
export function readingProblem(displayPath: string, error: unknown, limit: number | Limit): Problem {
  if (!(error instanceof FileFaultError)) return unreadableFile(displayPath, reasonOf(error));
  const { fault } = error;
  if (fault.reason === 'too-large') return tooLargeFile(displayPath, fault.bytes, limit);
  return isLink(fault) ? symbolicLink(displayPath) : unreadableFile(displayPath, `it is ${fault.kind} and not a file`);
}

const isLink = (fault: FileFault): boolean => fault.reason === 'not-a-file' && fault.kind === 'a link to another file';

/** Returns the problem of a symbolic link. Links are not followed, because they may lead out of the site folder. */
export const symbolicLink = (displayPath: string): Problem =>
  createProblem({
    code: 'symbolic-link',
    place: startOfFile(displayPath),
    text: '',
    message: 'This is a symbolic link to another place on the disk. Such links are not followed.',
    hint: 'Copy the file itself to this place.',
  });

/** Returns the problem of an .html file without any content. Servers take it for one that is being written. */
export const emptyPage = (displayPath: string): Problem =>
  createProblem({
    code: 'empty-file',
    place: startOfFile(displayPath),
    text: '',
    message: 'This file is empty. Perhaps it was not saved.',
    hint: 'Save it again with its content, or remove it.',
  });
