import type { TextEdit } from '../../problems/problem.ts';

/** Sorts edits by position. Edits at the same position keep their order. */
export const inOrder = (edits: readonly TextEdit[]): TextEdit[] => [...edits].sort((a, b) => a.start - b.start);

/** Applies edits to a text. Throws an `Error` when two overlap or one is outside of the text. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let done = '';
  let at = 0;
  for (const { start, end, text: piece } of inOrder(edits)) {
    if (start < at || end < start || end > text.length)
      throw new Error(`An edit from ${start} to ${end} does not fit. This is a bug of the builder.`);
    done += text.slice(at, start) + piece;
    at = end;
  }
  return done + text.slice(at);
}

/** Returns the indexes of the groups of edits that can be applied together: of two touching groups the first. */
export function withoutOverlaps(groups: readonly (readonly TextEdit[])[]): number[] {
  const taken: TextEdit[] = [];
  const starts = groups.map((edits, index) => ({ edits, index, start: Math.min(...edits.map(({ start }) => start)) }));
  return starts
    .sort((a, b) => a.start - b.start || a.index - b.index)
    .flatMap(({ edits, index }) => {
      if (edits.some((edit) => taken.some((other) => isTouching(edit, other)))) return [];
      taken.push(...edits);
      return [index];
    });
}

const isTouching = (a: TextEdit, b: TextEdit): boolean => a.start <= b.end && b.start <= a.end;
