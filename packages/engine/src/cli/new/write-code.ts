import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TextEdit } from '../../problems/problem.ts';
import { applyChanges, type EditedFile, type NewFile, readSource } from '../../yaml/edit/site-changes.ts';
import { displayPath } from '../display-path.ts';

/** A file of the project that gets more lines: its path from the root of the project, and the edits for its text. */
export type Registry = { path: string; edits: (text: string) => TextEdit[] };

/**
 * Writes new files and the lines that register them: all of it, or nothing when one of them fails. Returns the paths as
 * messages show them. Throws, in plain words, when one of the new files exists.
 */
export async function writeCode(root: string, created: readonly NewFile[], registries: readonly Registry[]): Promise<string[]> {
  const existing = created.find(({ absolute }) => existsSync(absolute));
  if (existing) throw new Error(`There is a file ${displayPath(existing.absolute)} already. Choose another name.`);
  const files = await Promise.all(
    registries.map(async ({ path, edits }): Promise<EditedFile> => {
      const source = await readSource(join(root, path));
      return { source, edits: edits(source.text) };
    }),
  );
  await applyChanges({ files, created });
  return [...created, ...files.map(({ source }) => source)].map(({ absolute }) => displayPath(absolute));
}
