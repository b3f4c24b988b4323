import { changedValues } from './compare/changed-values.ts';
import { type FileDiff, lineDiff } from './compare/line-diff.ts';
import type { EditHistory, FileStep, HistoryEntry } from './edit-history.ts';
import type { PastChange } from './editing-types.ts';

/** A choice: what is read of a change of many values. The diff of its files has all. */
const maxValues = 12;

/** Returns the last changes, the newest first, with their values. Those that were taken back are above the others. */
export function pastChanges(history: EditHistory, count = Number.POSITIVE_INFINITY): PastChange[] {
  const done = history.done().length;
  const all = entriesOf(history).map((entry, id) => ({ ...entry, id }));
  return all
    .slice(Math.max(0, all.length - count))
    .map(({ id, what, files, time }) => ({
      id,
      what,
      files: files.map(({ file }) => file),
      time,
      isDone: id < done,
      values: files.flatMap((step) => valuesOf(step, history)).slice(0, maxValues),
    }))
    .reverse();
}

/** Returns how a change has changed its files, line by line. */
export const diffOfChange = (history: EditHistory, id: number): FileDiff[] =>
  (entriesOf(history)[id]?.files ?? []).map((step) => lineDiff(step.file, ...textsOf(step, history)));

const entriesOf = (history: EditHistory): HistoryEntry[] => [...history.done(), ...history.undone()];

type Texts = [before: string | undefined, after: string | undefined];

const textsOf = ({ before, after }: FileStep, history: EditHistory): Texts => [
  before === null ? undefined : history.textOf(before),
  after === null ? undefined : history.textOf(after),
];

/** Of a file that was created or deleted, the words of the change say enough. */
const valuesOf = (step: FileStep, history: EditHistory): PastChange['values'] =>
  step.before === null || step.after === null ? [] : changedValues(...textsOf(step, history));
