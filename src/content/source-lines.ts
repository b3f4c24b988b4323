import type { Place } from '../model/problem.ts';

/** A line of a text: where it starts in the text, and what stands on it without its end. */
export type SourceLine = { start: number; text: string };

/** The line that an index of the text lies on. */
export function lineAt(text: string, index: number): SourceLine {
  const start = index === 0 ? 0 : text.lastIndexOf('\n', index - 1) + 1;
  const end = text.indexOf('\n', start);
  return { start, text: text.slice(start, end < 0 ? undefined : end).replace(/\r$/, '') };
}

/** The columns at which a line opens levels: its indentation, and one for every dash. None for an empty line. */
export function levelColumns(line: string): number[] {
  const lead = /^ *(- +)*/.exec(line)?.[0] ?? '';
  if (lead.length === line.trimEnd().length) return [];
  const dashes = [...lead.matchAll(/-/g)].map(({ index }) => index);
  return [...dashes, lead.length];
}

/** The levels that are open once a line is read, given those that were open before it. */
export function openLevels(before: readonly number[], line: string): number[] {
  const columns = levelColumns(line);
  const [first] = columns;
  return first === undefined ? [...before] : [...before.filter((level) => level < first), ...columns];
}

/** The text that a place points at. */
export function textAt(text: string, { line, column, length }: Place): string {
  return (text.split('\n')[line - 1] ?? '').slice(column - 1, column - 1 + length);
}

/** The line of a place with the text there replaced, ready to paste. */
export function correctedLine(text: string, { line, column, length }: Place, replacement: string): string {
  const whole = text.split('\n')[line - 1] ?? '';
  return `${whole.slice(0, column - 1)}${replacement}${whole.slice(column - 1 + length)}`.trim();
}

/** The same, with the quotes that the text had. */
export function correctedText(text: string, place: Place, replacement: string): string {
  const quote = /^["']/.exec(textAt(text, place))?.[0] ?? '';
  return correctedLine(text, place, `${quote}${replacement}${quote}`);
}

/** A text in the quotes that need the fewest signs before its own. */
export function inQuotes(text: string): string {
  if (!/["\\]/.test(text)) return `"${text}"`;
  return text.includes("'") ? `"${text.replaceAll(/["\\]/g, '\\$&')}"` : `'${text}'`;
}
