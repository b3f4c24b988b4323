import type { RangeRecorder } from './range-recorder.ts';

/** The lines of a file, and the index of the next line. `recorder` is undefined when only the value is needed. */
export type Cursor = { lines: readonly string[]; at: number; recorder: RangeRecorder | undefined };

/** Returns the next line. Empty at the end. */
export const lineOf = ({ lines, at }: Cursor): string => lines[at] ?? '';

/** Returns the number of spaces at the start of a line. */
export function indentOf(line: string): number {
  let indent = 0;
  while (line.charCodeAt(indent) === 32) indent += 1;
  return indent;
}

/** Moves to the next line that is not empty and not a comment. Returns its indentation, or -1 at the end. */
export function skipToContent(cursor: Cursor): number {
  for (; cursor.at < cursor.lines.length; cursor.at += 1) {
    const line = lineOf(cursor);
    const indent = indentOf(line);
    if (indent < line.length && line[indent] !== '#') return indent;
  }
  return -1;
}
