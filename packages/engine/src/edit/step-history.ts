import { relative, sep } from 'node:path';
import { isMade, type Site } from '@pagewright/core';
import { changedValues } from './compare/changed-values.ts';
import { type EditHistory, type FileStep, reversed } from './edit-history.ts';
import type { EditResult, Stepped } from './editing-types.ts';
import { type FileChange, writeFiles } from './file-changes.ts';
import { changesBack } from './take-back.ts';

type Parts = { siteDir: string; history: EditHistory };

/** Returns the path of a file in the site folder. */
export const pathInSite = (siteDir: string, absolute: string): string => relative(siteDir, absolute).split(sep).join('/');

/** Returns a change of a file as the history has it. */
export function stepOf({ absolute, before, after }: FileChange, { siteDir, history }: Parts): FileStep {
  const versionOf = (text: string | undefined): string | null => (text === undefined ? null : history.remember(text));
  return { file: pathInSite(siteDir, absolute), before: versionOf(before), after: versionOf(after) };
}

/** Takes the last change back (-1), or makes the one again that was taken back last (1). */
export async function stepHistory(by: -1 | 1, { readSite, ...parts }: Parts & { readSite: () => Site | undefined }): Promise<EditResult> {
  const { siteDir, history } = parts;
  const entry = by === -1 ? history.undoable : history.redoable;
  if (!entry) return { outcome: 'nothing' };
  const wanted = by === -1 ? entry.files : entry.files.map(reversed);
  const files = await changesBack({ siteDir, history, files: wanted, later: [] });
  if ('conflict' in files) return { outcome: 'conflict', file: files.conflict };
  if (!(await writeFiles(files.changes))) return { outcome: 'conflict', file: entry.files[0]?.file ?? '' };
  const steps = files.changes.map((change) => stepOf(change, parts));
  await history.step(by, { ...entry, files: by === -1 ? steps.map(reversed) : steps });
  const [first] = files.changes;
  const stepped: Stepped = {
    what: entry.what,
    path: first?.before === undefined || first.after === undefined ? undefined : changedValues(first.before, first.after)[0]?.path,
    // A page whose file is gone cannot be shown.
    page:
      first?.after === undefined
        ? undefined
        : readSite()?.pages.find(({ page }) => page.source.absolute === first?.absolute && !isMade(page))?.page.fields?.path,
  };
  return { outcome: 'written', file: steps[0]?.file ?? '', version: steps[0]?.after ?? '', stepped };
}
