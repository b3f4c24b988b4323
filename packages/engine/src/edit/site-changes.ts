import { chmod, copyFile, mkdir, readdir, readFile, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { applyEdits, editYaml, isGone, type TextEdit, UneditableError, type YamlChange } from '@pagewright/core';

/** A text file. The byte order mark is not part of `text`. */
type SourceText = { absolute: string; mark: '\uFEFF' | ''; text: string };

/** Reads a file to edit. Throws an `Error` with a message for authors when it is not UTF-8, because it could not be written back. */
export async function readSource(absolute: string): Promise<SourceText> {
  const whole = decode(await readFile(absolute), absolute);
  const mark = whole.startsWith('\uFEFF') ? '\uFEFF' : '';
  return { absolute, mark, text: whole.slice(mark.length) };
}

/** Returns the text of a file. Undefined for one that is gone: somebody may just have deleted it. */
export const readText = (absolute: string): Promise<string | undefined> =>
  readSource(absolute).then(
    ({ text }) => text,
    (error: unknown) => {
      if (!isGone(error)) throw error;
      return undefined;
    },
  );

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
  const unfinished = join(dirname(target), `.${basename(target)}.${process.pid}${ending}`);
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

/** The end of the name of a file that is being written. */
const ending = '.unfinished';

/** Removes files in a folder that a command was writing when it was killed. */
export async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    const [, writer] = name.endsWith(ending) ? (/\.(\d+)\.\w+$/.exec(name) ?? []) : [];
    if (writer !== undefined && !isRunning(Number(writer))) await rm(join(folder, name), { force: true });
  }
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

/** A file to move, or to copy when the old path is still in use. Paths are absolute. */
export type Move = { from: string; to: string; isCopy?: boolean };

/** The changes of a command: values in files, by absolute path, and moved files. */
export type SiteChanges = { texts: ReadonlyMap<string, readonly YamlChange[]>; moves: readonly Move[] };

/** A file with its edits, before they are applied. */
export type EditedFile = { source: SourceText; edits: TextEdit[] };

/** Computes all edits and writes nothing. Throws an `Error` with a message for authors when a file cannot be edited safely. */
export async function prepareEdits({ texts }: Pick<SiteChanges, 'texts'>): Promise<EditedFile[]> {
  const files = await Promise.all(
    [...texts].map(async ([absolute, changes]) => {
      const source = await readSource(absolute);
      try {
        return { source, edits: editYaml(source.text, changes) };
      } catch (error) {
        if (!(error instanceof UneditableError)) throw error;
        throw new Error(`${absolute} cannot be changed: ${error.message}. Nothing was changed.`);
      }
    }),
  );
  return files.filter(({ edits }) => edits.length > 0);
}

/** A file to create. */
export type NewFile = { absolute: string; text: string };

/** Edits of files, moves, new files and removed ones, by absolute path, that are written together. */
type Changes = { files: readonly EditedFile[]; moves?: readonly Move[]; created?: readonly NewFile[]; removed?: readonly string[] };

/** Applies edits and moves, writes new files and removes others. Returns an undo function; rolls back on failure. */
export async function applyChanges({ files, moves = [], created = [], removed = [] }: Changes): Promise<() => Promise<void>> {
  const undoSteps: (() => Promise<void>)[] = [];
  const undo = async (): Promise<void> => {
    for (const step of undoSteps.reverse()) await step();
  };
  try {
    for (const { source, edits } of files) {
      await writeSource({ ...source, text: applyEdits(source.text, edits) });
      undoSteps.push(() => writeSource(source));
    }
    for (const { from, to, isCopy } of moves) {
      await mkdir(dirname(to), { recursive: true });
      await (isCopy ? copyFile(from, to) : rename(from, to));
      undoSteps.push(() => (isCopy ? rm(to) : rename(to, from)));
    }
    for (const { absolute, text } of created) {
      await mkdir(dirname(absolute), { recursive: true });
      // The flag prevents overwriting a file that was created in the meantime.
      await writeFile(absolute, text, { flag: 'wx' });
      undoSteps.push(() => rm(absolute));
    }
    for (const absolute of removed) {
      const bytes = await readFile(absolute);
      await rm(absolute);
      undoSteps.push(() => writeFile(absolute, bytes));
    }
  } catch (error) {
    await undo();
    throw error;
  }
  return undo;
}
