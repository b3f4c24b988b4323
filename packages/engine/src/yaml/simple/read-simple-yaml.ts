import { readTextBlock } from './block-scalar.ts';
import { type Cursor, indentOf, lineOf, skipToContent } from './cursor.ts';
import { giveUp, isFreeName, NotPlain, readInline } from './scalar.ts';

/**
 * Reads the part of YAML in which nearly every page is written, about twenty times as fast as the parser:
 * maps, lists, texts on one line, text blocks, brackets on one line. Returns `undefined` for anything else,
 * for mistakes as well; whatever it returns is what the parser would have returned.
 */
export function readPlain(text: string): { value: unknown } | undefined {
  if (unusual.test(text)) return undefined;
  try {
    const cursor: Cursor = { lines: text.replaceAll('\r\n', '\n').split('\n'), at: 0 };
    if (skipToContent(cursor) !== 0) return undefined;
    const value = readBlock(cursor, 0, 0);
    return skipToContent(cursor) < 0 ? { value } : undefined;
  } catch (error) {
    if (error instanceof NotPlain) return undefined;
    throw error;
  }
}

/** Characters that are signs of their own in YAML, or none at all. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters meant.
const unusual = /[\0-\x09\x0b\x0c\x0e-\x1f\x7f-\xa0\u2028\u2029\ufeff]|\r(?!\n)/;

const maxDepth = 24;
const keyPattern = /^([A-Za-z][\w-]{0,60}):(?: +|$)/;

const isDash = (line: string, column: number): boolean => line[column] === '-' && line[column + 1] === ' ';

/** The map or list that begins on the cursor's line, at a column. */
function readBlock(cursor: Cursor, column: number, depth: number): unknown {
  if (depth > maxDepth) giveUp();
  return isDash(lineOf(cursor), column) ? readList(cursor, column, depth) : readMap(cursor, column, depth);
}

function readList(cursor: Cursor, column: number, depth: number): unknown[] {
  const items: unknown[] = [];
  for (;;) {
    const line = lineOf(cursor);
    const start = column + 1 + indentOf(line.slice(column + 1));
    const text = line.slice(start);
    items.push(keyPattern.test(text) ? readMap(cursor, start, depth + 1) : readItem(cursor, text, column, depth));
    const next = skipToContent(cursor);
    if (next > column) giveUp();
    // A copy takes as much room as it needs; a list that has grown takes up to twice that.
    if (next < column || !isDash(lineOf(cursor), column)) return items.slice();
  }
}

/** A map at a column; its first line may be that of a list, behind the dash. */
function readMap(cursor: Cursor, column: number, depth: number): Record<string, unknown> {
  const map: Record<string, unknown> = {};
  for (;;) {
    const line = lineOf(cursor);
    const [whole, name] = keyPattern.exec(line.slice(column)) ?? giveUp();
    if (name === undefined || !isFreeName(name, map)) giveUp();
    map[name] = readField(cursor, line.slice(column + whole.length), column, depth);
    const next = skipToContent(cursor);
    if (next > column) giveUp();
    if (next < column || isDash(lineOf(cursor), column)) return map;
  }
}

function readField(cursor: Cursor, text: string, column: number, depth: number): unknown {
  if (!isEmpty(text)) return readBehind(cursor, text, column);
  cursor.at += 1;
  const next = skipToContent(cursor);
  // The dashes of a list may stand right under the name that it belongs to.
  if (next > column || (next === column && isDash(lineOf(cursor), column))) return readBlock(cursor, next, depth + 1);
  return null;
}

function readItem(cursor: Cursor, text: string, column: number, depth: number): unknown {
  if (!isEmpty(text)) return readBehind(cursor, text, column);
  cursor.at += 1;
  const next = skipToContent(cursor);
  return next > column ? readBlock(cursor, next, depth + 1) : null;
}

const isEmpty = (text: string): boolean => text === '' || text[0] === '#';

/** What stands behind a colon or a dash at `column`, and for a text block below it. Leaves the cursor behind it. */
function readBehind(cursor: Cursor, text: string, column: number): unknown {
  cursor.at += 1;
  if (text[0] === '|' || text[0] === '>') return readTextBlock(cursor, text, column);
  const value = readInline(text);
  // A text that goes on below is put together by the parser.
  if (skipToContent(cursor) > column) giveUp();
  return value;
}
