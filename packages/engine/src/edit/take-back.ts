import type { EditHistory, FileStep } from './edit-history.ts';
import { fileInSite } from './editable-file.ts';
import { currentText, type FileChange } from './file-changes.ts';
import { mergeSteps } from './merge-texts.ts';

/** What to take back: the steps of a change, and those of later changes. */
type Wanted = { siteDir: string; history: EditHistory; files: readonly FileStep[]; later: readonly FileStep[] };

/** Returns the changes that take steps back in the files as they are now, or the file in which that is not possible. */
export async function changesBack({ siteDir, history, files, later }: Wanted): Promise<{ changes: FileChange[] } | { conflict: string }> {
  const changes: FileChange[] = [];
  for (const step of files) {
    const versions = later.flatMap(({ file, before, after }) => (file === step.file ? [before, after] : []));
    const change = await changeBack({ siteDir, history, step, versions });
    if (!change) return { conflict: step.file };
    changes.push(change);
  }
  return { changes };
}

type OneStep = { siteDir: string; history: EditHistory; step: FileStep; versions: readonly (string | null)[] };

async function changeBack({ siteDir, history, step, versions }: OneStep): Promise<FileChange | undefined> {
  const absolute = fileInSite(siteDir, step.file);
  const [from, to] = [step.after, step.before].map((version) => (version === null ? null : history.textOf(version)));
  if (absolute === undefined || from === undefined || to === undefined) return undefined;
  if (from === null || to === null) {
    const before = await currentText(absolute, { isWhole: true });
    return before === (from ?? undefined) ? { absolute, before, after: to ?? undefined } : undefined;
  }
  const before = await currentText(absolute, { isWhole: false });
  if (before === undefined) return undefined;
  const since = versions.flatMap((version) => (version === null ? [] : (history.textOf(version) ?? [])));
  const after = mergeSteps(from, to, [...since, before]);
  return after === undefined ? undefined : { absolute, before, after };
}
