import { applyEdits, editYaml, UneditableError, type ValuePath, valueAt } from '@pagewright/core';
import { changedValues } from './compare/changed-values.ts';
import type { EditHistory, FileStep } from './edit-history.ts';
import { fileInSite } from './editable-file.ts';
import { currentText, type FileChange } from './file-changes.ts';
import { followPath, mergeChanges } from './merge-values.ts';
import { mergeSteps, mergeYaml } from './merge-yaml.ts';
import { readValue } from './read-value.ts';

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
  // What was changed and taken back since is in the way only when each change is followed.
  const after =
    mergeYaml(step.file, from, to, before) ??
    mergeSteps(step.file, from, to, [...since, before]) ??
    valuesBack(step.file, { from, to, since, before });
  return after === undefined ? undefined : { absolute, before, after };
}

type StepTexts = { from: string; to: string; since: readonly string[]; before: string };

/**
 * Takes a step back by its values: lines beside its own may be those of somebody else, who may also have moved the entry that they are in. Undefined
 * when both changed one value.
 */
function valuesBack(file: string, { from, to, since, before }: StepTexts): string | undefined {
  const [base, back, theirs] = [from, to, before].map((text) => readValue(file, text));
  if (!base || !back || !theirs || base.problem || back.problem || theirs.problem) return undefined;
  const changed = changedValues(file, from, to);
  // An entry of a list that is added or deleted moves others.
  if (changed.some(({ kind, path }) => kind === 'moved' || (kind !== 'changed' && typeof path.at(-1) !== 'string'))) return undefined;
  const states = since.map((text) => readValue(file, text)).flatMap((state) => (state.problem ? [] : [state.value]));
  const puts = changed.map(({ path }) => ({ kind: 'put', path, value: valueAt(back.value, path) }) as const);
  const placeOf = (path: ValuePath): ValuePath | undefined => followPath(path, base.value, [...states, theirs.value]);
  const merged = mergeChanges(puts, { base: base.value, theirs: theirs.value, mineWins: false, placeOf });
  try {
    return merged && applyEdits(before, editYaml(before, merged));
  } catch (error) {
    if (error instanceof UneditableError) return undefined;
    throw error;
  }
}
