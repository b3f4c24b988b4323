import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { TextEdit } from '../../problems/problem.ts';
import { applyEdits } from './apply-edits.ts';
import { editYaml, type YamlChange } from './edit-yaml.ts';
import { readSource, type SourceText, writeSource } from './source-text.ts';
import { UneditableError } from './yaml-text.ts';

/** A file that is moved, or copied where others need it under its old name as well. Paths are absolute. */
export type Move = { from: string; to: string; isCopy?: boolean };

/** What a command wants to be different in the site: values in files, by their absolute paths, and names of files. */
export type SiteChanges = { texts: ReadonlyMap<string, readonly YamlChange[]>; moves: readonly Move[] };

/** The same worked out: a file as it is, and the edits that it needs. */
export type EditedFile = { source: SourceText; edits: TextEdit[] };

/** Works out every edit before anything is written. Throws, in plain words, when a file cannot be edited safely. */
export async function workOut({ texts }: Pick<SiteChanges, 'texts'>): Promise<EditedFile[]> {
  const files = await Promise.all(
    [...texts].map(async ([absolute, changes]) => {
      const source = await readSource(absolute);
      try {
        return { source, edits: editYaml(source.text, changes) };
      } catch (error) {
        if (!(error instanceof UneditableError)) throw error;
        throw new Error(`${absolute} was left as it is: ${error.message}. Nothing was changed.`);
      }
    }),
  );
  return files.filter(({ edits }) => edits.length > 0);
}

/** A file that is not there yet. */
export type NewFile = { absolute: string; text: string };

/** What is written at once: edits of files, new names, new files. */
type Work = { files: readonly EditedFile[]; moves?: readonly Move[]; created?: readonly NewFile[] };

/** Writes the edits, moves files and writes new ones. Returns what puts everything back; a failure on the way has done so already. */
export async function carryOut({ files, moves = [], created = [] }: Work): Promise<() => Promise<void>> {
  const undo: (() => Promise<void>)[] = [];
  const putBack = async (): Promise<void> => {
    for (const step of undo.reverse()) await step();
  };
  try {
    for (const { source, edits } of files) {
      await writeSource({ ...source, text: applyEdits(source.text, edits) });
      undo.push(() => writeSource(source));
    }
    for (const { from, to, isCopy } of moves) {
      await mkdir(dirname(to), { recursive: true });
      await (isCopy ? copyFile(from, to) : rename(from, to));
      undo.push(() => (isCopy ? rm(to) : rename(to, from)));
    }
    for (const { absolute, text } of created) {
      await mkdir(dirname(absolute), { recursive: true });
      // One that someone else has written meanwhile is not overwritten.
      await writeFile(absolute, text, { flag: 'wx' });
      undo.push(() => rm(absolute));
    }
  } catch (error) {
    await putBack();
    throw error;
  }
  return putBack;
}
