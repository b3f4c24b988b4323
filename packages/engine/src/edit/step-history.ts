import { isGenerated, type Person, type Site } from '@pagewright/core';
import type { SitePlace } from '../files/site-lock.ts';
import { changedValues } from './compare/changed-values.ts';
import { type EditHistory, type FileStep, type HistoryEntry, reversed } from './edit-history.ts';
import type { FileChange } from './file-changes.ts';
import { pathInSite } from './path-in-site.ts';
import { changesBack } from './revert.ts';
import type { EditResult, Stepped } from './site-editor-types.ts';
import { tryAgain } from './try-again.ts';
import { resultOf, writeChanges } from './write-changes.ts';

type Parts = SitePlace & { history: EditHistory; readSite: () => Site | undefined };

/**
 * Takes the last change of a person back (-1), or makes the one again that it took back last (1). What others changed since stays. A change in whose way
 * that is stays too, and the next call goes on with an earlier one.
 */
export const stepHistory = (direction: -1 | 1, by: Person | undefined, parts: Parts): Promise<EditResult> =>
  tryAgain(() => step(direction, by, parts));

async function step(direction: -1 | 1, by: Person | undefined, parts: Parts): Promise<EditResult> {
  const { siteDir, history } = parts;
  history.reload();
  const entry = direction === -1 ? history.undoable(by?.id) : history.redoable(by?.id);
  if (!entry) return { outcome: 'nothing' };
  const wanted = direction === -1 ? entry.files : entry.files.map(reversed);
  const files = await changesBack({ siteDir, history, files: wanted, later: stepsAfter(entry, history) });
  if ('conflict' in files) {
    history.leave(entry);
    return { outcome: 'conflict', file: files.conflict, what: entry.what };
  }
  const record = (steps: FileStep[]): HistoryEntry[] | undefined =>
    history.withStepped(entry, direction === -1 ? steps.map(reversed) : steps);
  const written = await writeChanges(files.changes, record, { ...parts, by });
  return { ...resultOf(written), stepped: steppedOf(entry, files.changes, parts) };
}

/** Returns the steps that the files took after a change. Those of one that was taken back lead back. */
export const stepsAfter = (entry: HistoryEntry, { entries }: EditHistory): FileStep[] =>
  entries.slice(entries.indexOf(entry) + 1).flatMap(({ files, isDone }) => (isDone ? files : files.map(reversed)));

/** Returns what was taken back or made again, and where. */
function steppedOf(entry: HistoryEntry, [first]: readonly FileChange[], { siteDir, readSite }: Parts): Stepped {
  return {
    what: entry.what,
    path:
      first?.before === undefined || first.after === undefined
        ? undefined
        : changedValues(pathInSite(siteDir, first.absolute), first.before, first.after)[0]?.path,
    // A page whose file is gone cannot be shown.
    page:
      first?.after === undefined
        ? undefined
        : readSite()?.pages.find(({ page }) => page.source.absolute === first?.absolute && !isGenerated(page))?.page.fields?.path,
  };
}
