import { chmod, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** A text file. The byte order mark is not part of `text`. */
export type SourceText = { absolute: string; mark: '\uFEFF' | ''; text: string };

/** Reads a file to edit. Throws an `Error` with a message for authors when it is not UTF-8, because it could not be written back. */
export async function readSource(absolute: string): Promise<SourceText> {
  const whole = decode(await readFile(absolute), absolute);
  const mark = whole.startsWith('\uFEFF') ? '\uFEFF' : '';
  return { absolute, mark, text: whole.slice(mark.length) };
}

function decode(bytes: Uint8Array, absolute: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Error(`${absolute} is not saved as UTF-8, so it was not changed. Save it as UTF-8 and try again.`);
  }
}

/**
 * Writes a file atomically: readers, and a crash, see the old text or the new one. Permissions stay; a symbolic link
 * stays a link.
 */
export async function writeSource({ absolute, mark, text }: SourceText): Promise<void> {
  const target = await realpath(absolute);
  const { mode } = await stat(target);
  const unfinished = join(dirname(target), `.${basename(target)}.${process.pid}.unfinished`);
  try {
    await writeFile(unfinished, mark + text, { mode: mode & 0o777, flush: true });
    // The umask applies to the mode of writeFile.
    await chmod(unfinished, mode & 0o777);
    await rename(unfinished, target);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
