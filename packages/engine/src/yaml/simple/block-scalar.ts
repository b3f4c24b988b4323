import { type Cursor, indentOf, lineOf } from './cursor.ts';
import { giveUp } from './scalar.ts';

/** A text of several lines behind `|` (as written) or `>` (its lines joined), with or without the last line end. */
export function readTextBlock(cursor: Cursor, header: string, column: number): string {
  const [, style, strip] = /^([|>])(-?) *(?: #.*)?$/.exec(header) ?? giveUp();
  const first = lineOf(cursor);
  const indent = indentOf(first);
  if (indent <= column || indent === first.length) giveUp();
  const lines: string[] = [];
  for (; cursor.at < cursor.lines.length; cursor.at += 1) {
    const line = lineOf(cursor);
    const own = indentOf(line);
    const isBlank = own === line.length;
    if (isBlank && own <= indent) lines.push('');
    else if (!isBlank && own >= indent) lines.push(line.slice(indent));
    else if (!isBlank && own <= column) break;
    else giveUp();
  }
  while (lines.at(-1) === '') lines.pop();
  // A file that ends without a line end takes it from the text.
  if (cursor.at === cursor.lines.length && cursor.lines.at(-1) !== '') giveUp();
  return (style === '|' ? lines.join('\n') : folded(lines)) + (strip === '-' ? '' : '\n');
}

/** Lines joined by spaces; empty ones and those that stand further in follow rules that are the parser's. */
function folded(lines: readonly string[]): string {
  return lines.some((line) => /^(?:$| )| $/.test(line)) ? giveUp() : lines.join(' ');
}
