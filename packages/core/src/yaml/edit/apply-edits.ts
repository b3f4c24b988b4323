import type { TextEdit } from '../../problems/problem.ts';
import { parseDocument } from '../parse-yaml.ts';
import type { SyntaxFinding } from '../syntax-finding.ts';

/** Sorts edits by position. Edits at the same position keep their order. */
const inOrder = (edits: readonly TextEdit[]): TextEdit[] => [...edits].sort((a, b) => a.start - b.start);

/** True when two edits change the same part of a text. */
export const haveOverlap = (edits: readonly TextEdit[]): boolean =>
  inOrder(edits).some(({ start }, index, all) => start < (all[index - 1]?.end ?? 0));

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

/** True when the edited text has no error at or before the edits and the index of the first error. */
export function removesError(text: string, edits: readonly TextEdit[], errorAt: number): boolean {
  const last = Math.max(errorAt, ...edits.map(({ end }) => end));
  const fixed = applyEdits(text, edits);
  const document = parseDocument(fixed);
  const errors = [...document.errors, ...document.warnings].map(({ pos: [start] }) => start + text.length - fixed.length);
  return errors.every((start) => start > last);
}

/** Removes the edits of a finding when the edited text still has an error at or before the edits. */
export function withSafeEdits(finding: SyntaxFinding, text: string, errorAt: number): SyntaxFinding {
  const { edits, ...rest } = finding;
  return !edits || removesError(text, edits, errorAt) ? finding : rest;
}

/** Changed lines: the number of the first, the lines before and after, and the edits. */
export type ChangedLines = { line: number; before: string[]; after: string[]; edits: TextEdit[] };

/** Returns the lines that edits change. Edits on the same lines are grouped. */
export function changedLines(text: string, edits: readonly TextEdit[]): ChangedLines[] {
  const regions: { start: number; end: number; edits: TextEdit[] }[] = [];
  for (const edit of inOrder(edits)) {
    const [start, end] = wholeLines(text, edit);
    const last = regions.at(-1);
    if (!last || start >= last.end) regions.push({ start, end, edits: [edit] });
    else {
      last.end = Math.max(last.end, end);
      last.edits.push(edit);
    }
  }
  return regions.map((region) => {
    const before = text.slice(region.start, region.end);
    const moved = region.edits.map((edit) => ({ ...edit, start: edit.start - region.start, end: edit.end - region.start }));
    const line = text.slice(0, region.start).split('\n').length;
    return trimUnchanged({ line, before: linesOf(before), after: linesOf(applyEdits(before, moved)), edits: region.edits });
  });
}

/** Removes unchanged lines at both ends, such as the line after which others are added. */
function trimUnchanged({ line, before, after, edits }: ChangedLines): ChangedLines {
  const max = Math.min(before.length, after.length);
  let first = 0;
  while (first < max && before[first] === after[first]) first += 1;
  let last = 0;
  while (last < max - first && before.at(-1 - last) === after.at(-1 - last)) last += 1;
  return { line: line + first, before: before.slice(first, before.length - last), after: after.slice(first, after.length - last), edits };
}

/** Returns the range of whole lines that contains an edit, including the last line break. */
function wholeLines(text: string, { start, end }: TextEdit): [number, number] {
  const first = start === 0 ? 0 : text.lastIndexOf('\n', start - 1) + 1;
  if (end > start && text[end - 1] === '\n') return [first, end];
  const newline = text.indexOf('\n', end);
  return [first, newline < 0 ? text.length : newline + 1];
}

function linesOf(text: string): string[] {
  if (text === '') return [];
  return text
    .replace(/\r?\n$/, '')
    .split('\n')
    .map((line) => line.replace(/\r$/, ''));
}

/** Returns the same edit without the unchanged characters at its two ends. */
export function trimEdit({ start, end, text }: TextEdit, whole: string): TextEdit {
  const old = whole.slice(start, end);
  const max = Math.min(old.length, text.length);
  let before = 0;
  while (before < max && old[before] === text[before]) before += 1;
  let after = 0;
  while (after < max - before && old[old.length - 1 - after] === text[text.length - 1 - after]) after += 1;
  return { start: start + before, end: end - after, text: text.slice(before, text.length - after) };
}
