/** The lines of a file and which of them is read next. */
export type Cursor = { lines: readonly string[]; at: number };

/** The line that is read next; empty behind the end. */
export const lineOf = ({ lines, at }: Cursor): string => lines[at] ?? '';

/** The number of spaces in front of a line. */
export function indentOf(line: string): number {
  let indent = 0;
  while (line.charCodeAt(indent) === 32) indent += 1;
  return indent;
}

/** Moves on to the next line that says something and returns its indentation; -1 at the end. */
export function skipToContent(cursor: Cursor): number {
  for (; cursor.at < cursor.lines.length; cursor.at += 1) {
    const line = lineOf(cursor);
    const indent = indentOf(line);
    if (indent < line.length && line[indent] !== '#') return indent;
  }
  return -1;
}
