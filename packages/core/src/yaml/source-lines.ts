import type { Place, Problem, TextEdit } from '../problems/problem.ts';
import { linesOf } from '../text/lines-of.ts';

/** A line of a text: the index of its start, and its text without the line end. */
type SourceLine = { start: number; text: string };

/** Returns the line that contains an index of the text. */
export function lineAt(text: string, index: number): SourceLine {
  const start = index === 0 ? 0 : text.lastIndexOf('\n', index - 1) + 1;
  const end = text.indexOf('\n', start);
  return { start, text: text.slice(start, end < 0 ? undefined : end).replace(/\r$/, '') };
}

/** Returns the columns at which a line opens levels: one for each dash, and its indentation. Empty for an empty line. */
export function levelColumns(line: string): number[] {
  const lead = /^ *(- +)*/.exec(line)?.[0] ?? '';
  if (lead.length === line.trimEnd().length) return [];
  if (!lead.includes('-')) return [lead.length];
  const dashes = [...lead.matchAll(/-/g)].map(({ index }) => index);
  return [...dashes, lead.length];
}

/** Returns the open levels after a line, from the open levels before it. */
export function openLevels(before: readonly number[], line: string): number[] {
  const columns = levelColumns(line);
  const [first] = columns;
  return first === undefined ? [...before] : [...before.filter((level) => level < first), ...columns];
}

/** Returns the text at a place. */
export function textAt(text: string, { line, column, length }: Place): string {
  return (linesOf(text)[line - 1] ?? '').slice(column - 1, column - 1 + length);
}

/** Returns the line of a place with the text there replaced, ready to paste. */
export function correctedLine(text: string, { line, column, length }: Place, replacement: string): string {
  const whole = linesOf(text)[line - 1] ?? '';
  return `${whole.slice(0, column - 1)}${replacement}${whole.slice(column - 1 + length)}`.trim();
}

/** Returns the index in the text at which a place starts. */
export function indexOf(text: string, { line, column }: Pick<Place, 'line' | 'column'>): number {
  let start = 0;
  for (let before = 1; before < line; before += 1) start = text.indexOf('\n', start) + 1;
  return start + column - 1;
}

/** Returns the fix that replaces the text from `start` to `end`: the corrected line, and the edit. */
export function correction(
  text: string,
  [start, end]: readonly [number, number],
  replacement: string,
): Required<Pick<Problem, 'fix' | 'edits'>> {
  const line = lineAt(text, start);
  const column = start - line.start;
  const fix = `${line.text.slice(0, column)}${replacement}${line.text.slice(end - line.start)}`.trim();
  return { fix, edits: [{ start, end, text: replacement }] };
}

/** Returns the fix that replaces the text at a place. */
export function correctionAt(text: string, place: Place, replacement: string): Required<Pick<Problem, 'fix' | 'edits'>> {
  const start = indexOf(text, place);
  return correction(text, [start, start + place.length], replacement);
}

/** Returns the line of a place with the text there replaced, in the same quotes. */
export function correctedText(text: string, place: Place, replacement: string): string {
  const quote = /^["']/.exec(textAt(text, place))?.[0] ?? '';
  return correctedLine(text, place, `${quote}${replacement}${quote}`);
}

/** Returns the edit that replaces the text at a place and keeps its quotes. */
export function editOfText(text: string, place: Place, replacement: string): TextEdit {
  const quote = /^["']/.exec(textAt(text, place))?.[0].length ?? 0;
  const start = indexOf(text, place) + quote;
  return { start, end: start + place.length - 2 * quote, text: replacement };
}

/** Puts a text in double quotes, or in single quotes when it contains double quotes or backslashes and no single quote. */
export function inQuotes(text: string): string {
  if (!/["\\]/.test(text)) return `"${text}"`;
  return text.includes("'") ? `"${text.replaceAll(/["\\]/g, '\\$&')}"` : `'${text}'`;
}
