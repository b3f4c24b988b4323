import { existsSync } from 'node:fs';
import { applyEdits } from '@pagewright/core';
import type { Replacement } from '../files/file-set.ts';
import { prepareEdits, readSource, replacementOf, type SiteChanges } from './site-changes.ts';

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

/** Reads the file of a change. Returns how it is replaced; undefined when it has another text by now. */
export async function replacementOfChange({ absolute, before, after }: FileChange): Promise<Replacement | undefined> {
  if (!existsSync(absolute)) return before === undefined ? { absolute, before: undefined, after: Buffer.from(after ?? '') } : undefined;
  const source = await readSource(absolute);
  const isWhole = isWholeFile({ before, after });
  if ((isWhole ? source.mark + source.text : source.text) !== before) return undefined;
  return { ...replacementOf(source, isWhole ? '' : (after ?? '')), ...(after === undefined && { after: undefined }) };
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
