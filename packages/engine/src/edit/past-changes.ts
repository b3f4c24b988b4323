import { memoizeRecent } from '@pagewright/core';
import { changedValues } from './compare/changed-values.ts';
import { type FileDiff, lineDiff } from './compare/line-diff.ts';
import type { EditHistory, FileStep } from './edit-history.ts';
import type { PastChange } from './site-editor-types.ts';

/** A choice: what is read of a change of many values. The diff of its files has all. */
const maxValues = 12;

/** Returns the last changes, the newest first, with their values. */
export function pastChanges(history: EditHistory, count = Number.POSITIVE_INFINITY): PastChange[] {
  return history.entries
    .toSorted((one, other) => one.time - other.time)
    .slice(-count)
    .map(({ id, what, files, time, isDone, name }) => ({
      id,
      what,
      files: files.map(({ file }) => file),
      time,
      isDone,
      name,
      values: files.flatMap((step) => valuesOf(step, history)).slice(0, maxValues),
    }))
    .reverse();
}

/** Returns how a change has changed its files, line by line. Nothing for a change that is not known. */
export const diffOfChange = (history: EditHistory, id: number): FileDiff[] =>
  (history.entries.find((entry) => entry.id === id)?.files ?? []).map((step) => lineDiff(step.file, ...textsOf(step, history)));

type Texts = [before: string | undefined, after: string | undefined];

const textsOf = ({ before, after }: FileStep, history: EditHistory): Texts => [
  before === null ? undefined : history.textOf(before),
  after === null ? undefined : history.textOf(after),
];

/** Of a file that was created or deleted, the words of the change say enough. */
const valuesOf = (step: FileStep, history: EditHistory): PastChange['values'] =>
  step.before === null || step.after === null
    ? []
    : compared(`${step.file} ${step.before} ${step.after}`, () => changedValues(step.file, ...textsOf(step, history)));

/** The values of the changes that were asked for last: a list of fifty compares a hundred texts otherwise, each time that it is shown. */
const compared = memoizeRecent<string, PastChange['values']>(500);
