import { existsSync } from 'node:fs';
import { applyEdits } from '@pagewright/core';
import { applyChanges, type EditedFile, type NewFile, prepareEdits, readSource, type SiteChanges } from './site-changes.ts';

/** A file of a change, and its text before and after it. Undefined for a file that does not exist then. */
export type FileChange = { absolute: string; before: string | undefined; after: string | undefined };

/** Returns the text of a file. Undefined for one that does not exist. `isWhole` keeps the byte order mark, for a file that is deleted or created. */
export async function currentText(absolute: string, { isWhole }: { isWhole: boolean }): Promise<string | undefined> {
  if (!existsSync(absolute)) return undefined;
  const { mark, text } = await readSource(absolute);
  return isWhole ? mark + text : text;
}

/** True for a change that creates or deletes its file. Its text has the byte order mark. */
export const isWholeFile = ({ before, after }: Pick<FileChange, 'before' | 'after'>): boolean =>
  before === undefined || after === undefined;

/** Writes the files of a change, or none. Returns false, and writes nothing, when one of them has another text by now. */
export async function writeFiles(changes: readonly FileChange[]): Promise<boolean> {
  const files: EditedFile[] = [];
  const created: NewFile[] = [];
  const removed: string[] = [];
  for (const { absolute, before, after } of changes) {
    if ((await currentText(absolute, { isWhole: isWholeFile({ before, after }) })) !== before) return false;
    if (before === undefined) created.push({ absolute, text: after ?? '' });
    else if (after === undefined) removed.push(absolute);
    else files.push({ source: await readSource(absolute), edits: [{ start: 0, end: before.length, text: after }] });
  }
  await applyChanges({ files, created, removed });
  return true;
}

/** Returns what edits and moves make of their files. */
export async function changesOf(changes: SiteChanges): Promise<FileChange[]> {
  const edited = (await prepareEdits(changes)).map(({ source, edits }): FileChange & { before: string; after: string } => ({
    absolute: source.absolute,
    before: source.text,
    after: applyEdits(source.text, edits),
  }));
  const moved = await Promise.all(
    changes.moves.map(async ({ from, to }) => {
      const before = (await currentText(from, { isWhole: true })) ?? '';
      const change = edited.find(({ absolute }) => absolute === from);
      const after = change ? before.slice(0, before.length - change.before.length) + change.after : before;
      return [
        { absolute: from, before, after: undefined },
        { absolute: to, before: undefined, after },
      ];
    }),
  );
  return [...edited.filter(({ absolute }) => !changes.moves.some(({ from }) => from === absolute)), ...moved.flat()];
}
