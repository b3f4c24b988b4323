import { realpathSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  applyEdits,
  editYaml,
  FileFaultError,
  isGone,
  type OtherFiles,
  type TextEdit,
  UneditableError,
  type YamlChange,
} from '@pagewright/core';
import { displayPath } from '../files/display-path.ts';
import { FileSet, type Replacement, writerOf } from '../files/file-set.ts';
import { requireInside } from '../files/inside-folder.ts';
import { readBounded } from '../files/read-bounded.ts';
import { maxTextBytes } from '../files/read-text-file.ts';
import { type SitePlace, withSiteLock } from '../files/site-lock.ts';
import { filesWith, type OtherFile } from '../site/other-files.ts';

/** A text file. The byte order mark is not part of `text`. */
export type SourceText = { absolute: string; mark: '\uFEFF' | ''; text: string };

/** Reads a file to edit. Throws an `Error` with a message for authors when it is no file, or not UTF-8, because it could not be written back. */
export async function readSource(absolute: string): Promise<SourceText> {
  const whole = decode(readBytes(absolute), absolute);
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

function readBytes(absolute: string): Buffer {
  try {
    return readBounded(realpathSync(absolute), maxTextBytes);
  } catch (error) {
    if (!(error instanceof FileFaultError)) throw error;
    const { fault } = error;
    const name = displayPath(absolute);
    throw new Error(
      fault.reason === 'too-large' ? `${name} is too large to be read.` : `${name} cannot be read, because it is no file (${fault.kind}).`,
    );
  }
}

function decode(bytes: Uint8Array, absolute: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Error(`${absolute} is not saved as UTF-8, so it was not changed. Save it as UTF-8 and try again.`);
  }
}

/** Returns the bytes of a file with a text. */
const bytesOf = ({ mark }: SourceText, text: string): Buffer => Buffer.from(mark + text);

/** Returns the replacement of a text by another one. */
export const replacementOf = (source: SourceText, text: string): Replacement => ({
  absolute: source.absolute,
  before: bytesOf(source, source.text),
  after: bytesOf(source, text),
});

/**
 * Writes files together, or none: readers, and a crash, see the old texts or the new ones. Permissions stay; a symbolic link stays a link.
 * Throws, with a message for authors, when one was changed since it was read, or is in none of the folders. Default: those of the site.
 */
export async function writeTogether(
  replacements: readonly Replacement[],
  place: SitePlace,
  folders: readonly string[] = [place.siteDir],
): Promise<void> {
  const files = await FileSet.prepare(replacements, folders);
  try {
    if (await withSiteLock(place, async () => files.place())) return;
  } finally {
    await files.discard();
  }
  const names = replacements.map(({ absolute }) => displayPath(absolute)).join(', ');
  throw new Error(`Another program has saved files meanwhile (${names}). Nothing was changed now. Try again.`);
}

/** Removes files in a folder that a command was writing when it was killed. */
export async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    const writer = writerOf(name);
    if (writer !== undefined && !isRunning(writer)) await rm(join(folder, name), { force: true });
  }
}

/** True for the id of a process that runs. */
export function isRunning(id: number): boolean {
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
      return { source, edits: changeFile(absolute, () => editYaml(source.text, changes), ' Nothing was changed.') };
    }),
  );
  return files.filter(({ edits }) => edits.length > 0);
}

/** Makes a change of a file. Throws, with a message for authors that ends with `advice`, when it cannot be made. */
export function changeFile<Result>(file: string, change: () => Result, advice = ''): Result {
  try {
    return change();
  } catch (error) {
    if (!(error instanceof UneditableError)) throw error;
    throw new Error(`${file} cannot be changed: ${error.message}.${advice}`);
  }
}

/** A file to create. */
export type NewFile = { absolute: string; text: string };

/** Edits of files, moves, new files and removed ones, by absolute path, that are written together. */
type Changes = { files: readonly EditedFile[]; moves?: readonly Move[]; created?: readonly NewFile[]; removed?: readonly string[] };

/**
 * Applies edits and moves, writes new files and removes others, or nothing when one of them fails. Throws, with a message for authors,
 * when a file was changed since it was read, or is in none of the folders. Default: those of the site.
 */
export async function applyChanges(
  { files, moves = [], created = [], removed = [] }: Changes,
  place: SitePlace,
  folders: readonly string[] = [place.siteDir],
): Promise<void> {
  const replacements: Replacement[] = [
    ...files.map(({ source, edits }) => replacementOf(source, applyEdits(source.text, edits))),
    ...created.map(({ absolute, text }) => ({ absolute, before: undefined, after: Buffer.from(text) })),
    ...removed.map((absolute) => ({ absolute, before: readBytes(absolute), after: undefined })),
  ];
  const undoSteps: (() => Promise<void>)[] = [];
  try {
    if (replacements.length > 0) await writeTogether(replacements, place, folders);
    const reversed = replacements.map(({ absolute, before, after }) => ({ absolute, before: after, after: before }));
    undoSteps.push(() => writeTogether(reversed, place, folders));
    for (const { from, to, isCopy } of moves) {
      requireInside(to, ...folders);
      await mkdir(dirname(to), { recursive: true });
      await (isCopy ? copyFile(from, to) : rename(from, to));
      undoSteps.push(() => (isCopy ? rm(to) : rename(to, from)));
    }
  } catch (error) {
    for (const step of undoSteps.reverse()) await step();
    throw error;
  }
}

/** Returns the files of a site after changes, for a fork of it. */
export function filesAfter({ files, moves = [], created = [] }: Omit<Changes, 'removed'>): OtherFiles {
  const all = new Map<string, OtherFile>([
    ...files.map(({ source, edits }) => [source.absolute, applyEdits(source.text, edits)] as const),
    ...created.map(({ absolute, text }) => [absolute, text] as const),
  ]);
  for (const { from, to, isCopy } of moves) {
    all.set(to, all.get(from) ?? { at: from });
    if (!isCopy) all.set(from, undefined);
  }
  return filesWith(all);
}
