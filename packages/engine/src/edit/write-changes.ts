import type { Person } from '@pagewright/core';
import { FileSet } from '../files/file-set.ts';
import { type SitePlace, withSiteLock } from '../files/site-lock.ts';
import type { EditHistory, FileStep, HistoryEntry } from './edit-history.ts';
import { type FileChange, isWholeFile, replacementOfChange } from './file-changes.ts';
import { pathInSite } from './path-in-site.ts';
import { requireAllowed } from './people/matters-of-change.ts';
import type { EditResult } from './site-editor-types.ts';
import { SavedMeanwhileError } from './try-again.ts';

/** The files that were written, and those of them that another program saved in the same instant: the history has its text. */
type WrittenChanges = { steps: FileStep[]; replaced: string[] };

/** Returns what came of a change that was written. */
export const resultOf = ({ steps: [step], replaced }: WrittenChanges): Extract<EditResult, { outcome: 'written' }> => ({
  outcome: 'written',
  file: step?.file ?? '',
  version: step?.after ?? '',
  ...(replaced.length > 0 && { replaced }),
});

/** Returns the changes of the site with those that are written now. Undefined when that is not possible any more. */
type Record = (steps: FileStep[]) => HistoryEntry[] | undefined;

/**
 * Writes the files of a change and the history together, or nothing. What is compared and what is replaced is one read of each file, and other
 * processes of Pagewright wait. Throws `SavedMeanwhileError` when a file has another text by now, and `NotAllowedError` when `by` may not make one of
 * the changes: whatever edits a site comes through here.
 */
export async function writeChanges(
  changes: readonly FileChange[],
  record: Record,
  { history, by, ...place }: SitePlace & { history: EditHistory; by: Person | undefined },
): Promise<WrittenChanges> {
  requireAllowed(changes, place.siteDir, by);
  const savedMeanwhile = (): SavedMeanwhileError => new SavedMeanwhileError(pathInSite(place.siteDir, changes[0]?.absolute ?? ''));
  const replacements = (await Promise.all(changes.map(replacementOfChange))).filter((one) => one !== undefined);
  if (replacements.length < changes.length) throw savedMeanwhile();
  const files = await FileSet.prepare(replacements, [place.siteDir]);
  const steps = changes.map((change) => stepOf(change, place.siteDir, history));
  try {
    return await withSiteLock(place, async () => {
      history.reload();
      const entries = record(steps);
      if (!entries) throw savedMeanwhile();
      const list = await history.prepare(entries);
      // Both are in place before anything else of this process runs: nobody is told of a change that the history does not have.
      if (!files.place()) {
        await list.discard();
        throw savedMeanwhile();
      }
      if (!files.hasReplaced()) {
        list.place();
        return { steps, replaced: [] };
      }
      const replaced = await files.replaced();
      const corrected = changes.map((change) => stepOf({ ...change, before: textOf(change, replaced) }, place.siteDir, history));
      (await history.prepare(record(corrected) ?? entries)).place();
      return { steps: corrected, replaced: [...replaced.keys()].map((absolute) => pathInSite(place.siteDir, absolute)) };
    });
  } finally {
    await files.discard();
  }
}

/** Returns a change of a file as the history has it. */
function stepOf({ absolute, before, after }: FileChange, siteDir: string, history: EditHistory): FileStep {
  const versionOf = (text: string | undefined): string | null => (text === undefined ? null : history.remember(text));
  return { file: pathInSite(siteDir, absolute), before: versionOf(before), after: versionOf(after) };
}

/** Returns the text that a change has replaced: as it was read, or as another program saved it in the same instant. */
function textOf({ absolute, before, after }: FileChange, replaced: ReadonlyMap<string, Buffer>): string | undefined {
  const text = replaced.get(absolute)?.toString('utf8');
  if (text === undefined) return before;
  return isWholeFile({ before, after }) ? text : text.replace(/^\uFEFF/, '');
}
