import { chmod, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** A text file as the site reads it, with the byte order mark that is no part of its text. */
export type SourceText = { absolute: string; mark: '\uFEFF' | ''; text: string };

/** Reads a file that is to be edited. Throws, in plain words, when its bytes are not UTF-8: they could not be written back. */
export async function readSource(absolute: string): Promise<SourceText> {
  const whole = decode(await readFile(absolute), absolute);
  const mark = whole.startsWith('\uFEFF') ? '\uFEFF' : '';
  return { absolute, mark, text: whole.slice(mark.length) };
}

function decode(bytes: Uint8Array, absolute: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Error(`${absolute} is not saved as UTF-8, so it is left as it is. Save it as UTF-8 and try again.`);
  }
}

/**
 * Writes a file in one step: whoever reads it meanwhile sees the old text or the new one, and a crash leaves one
 * of the two. Its permissions stay; a link stays a link.
 */
export async function writeSource({ absolute, mark, text }: SourceText): Promise<void> {
  const target = await realpath(absolute);
  const { mode } = await stat(target);
  const unfinished = join(dirname(target), `.${basename(target)}.${process.pid}.unfinished`);
  try {
    await writeFile(unfinished, mark + text, { mode: mode & 0o777, flush: true });
    // What writeFile gives is cut by the umask.
    await chmod(unfinished, mode & 0o777);
    await rename(unfinished, target);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
