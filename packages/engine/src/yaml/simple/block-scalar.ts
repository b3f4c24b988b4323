import { type Cursor, indentOf, lineOf } from './cursor.ts';
import { rejectText } from './scalar.ts';

/**
 * Parses a block scalar: `header` starts with `|` (literal) or `>` (folded), with or without `-`. Moves the cursor from
 * the line of the header past the scalar. Throws `NotSimple` for other headers.
 */
export function readBlockScalar(cursor: Cursor, header: string, column: number): string {
  const [, style, strip] = /^([|>])(-?) *(?: #.*)?$/.exec(header) ?? rejectText();
  const headerLine = cursor.at;
  cursor.at += 1;
  const first = lineOf(cursor);
  const indent = indentOf(first);
  if (indent <= column || indent === first.length) rejectText();
  const lines: string[] = [];
  for (; cursor.at < cursor.lines.length; cursor.at += 1) {
    const line = lineOf(cursor);
    const own = indentOf(line);
    const isBlank = own === line.length;
    if (isBlank && own <= indent) lines.push('');
    else if (!isBlank && own >= indent) lines.push(line.slice(indent));
    else if (!isBlank && own <= column) break;
    else rejectText();
  }
  while (lines.at(-1) === '') lines.pop();
  // Without a line break at the end of the file, the text has none either.
  if (cursor.at === cursor.lines.length && cursor.lines.at(-1) !== '') rejectText();
  cursor.recorder?.blockScalar(headerLine, header, headerLine + 1 + lines.length);
  return (style === '|' ? lines.join('\n') : folded(lines)) + (strip === '-' ? '' : '\n');
}

/** Joins lines with spaces; an empty line is a line break. Throws `NotSimple` for indented lines, which have special rules. */
function folded(lines: readonly string[]): string {
  if (lines.some((line) => /^ | $/.test(line))) rejectText();
  return lines.join('\n').replaceAll(/\n+/g, (breaks) => (breaks.length === 1 ? ' ' : breaks.slice(1)));
}
