import { RangeRecorder, type ValueRange } from './range-recorder.ts';
import { type Cursor, indentOf, isFreeName, lineOf, NotSimple, readBlockScalar, readInline, rejectText, skipToContent } from './scalar.ts';

/**
 * Parses the subset of YAML that nearly every page uses, about twenty times as fast as the parser: maps, lists, texts on
 * one line, block scalars, brackets on one line. Returns undefined for anything else, including errors. Otherwise the
 * value equals that of the parser.
 */
export function readSimpleYaml(text: string): { value: unknown } | undefined {
  return unusual.test(text) ? undefined : readLines({ lines: linesOf(text), at: 0, recorder: undefined });
}

/** Parses the same subset and returns the ranges that the parser would return, and the index at which each line starts. */
export function readRanges(text: string): { root: ValueRange; lineStarts: number[] } | undefined {
  if (unusual.test(text)) return undefined;
  const lines = linesOf(text);
  const recorder = new RangeRecorder(text, lines);
  const isRead = readLines({ lines, at: 0, recorder }) !== undefined;
  return isRead && recorder.root ? { root: recorder.root, lineStarts: recorder.lineStarts } : undefined;
}

const linesOf = (text: string): string[] => text.replaceAll('\r\n', '\n').split('\n');

function readLines(cursor: Cursor): { value: unknown } | undefined {
  try {
    skipToContent(cursor);
    if (lineOf(cursor) === '---') cursor.at += 1;
    if (skipToContent(cursor) !== 0) return undefined;
    const value = readBlock(cursor, 0, 0);
    return skipToContent(cursor) < 0 ? { value } : undefined;
  } catch (error) {
    if (error instanceof NotSimple) return undefined;
    throw error;
  }
}

/** Characters that YAML treats specially or does not allow. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are the ones to find.
const unusual = /[\0-\x09\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\ufeff]|\r(?!\n)/;

const maxDepth = 24;
const keyPattern = /^([A-Za-z][\w-]{0,60}):(?: +|$)/;

const isDash = (line: string, column: number): boolean => line[column] === '-' && line[column + 1] === ' ';

/** Parses the map or list that starts on the cursor's line at `column`. */
function readBlock(cursor: Cursor, column: number, depth: number): unknown {
  if (depth > maxDepth) rejectText();
  return isDash(lineOf(cursor), column) ? readList(cursor, column, depth) : readMap(cursor, column, depth);
}

function readList(cursor: Cursor, column: number, depth: number): unknown[] {
  cursor.recorder?.openBlock(cursor.at, lineOf(cursor).slice(column));
  const items: unknown[] = [];
  for (;;) {
    const line = lineOf(cursor);
    const start = column + 1 + indentOf(line.slice(column + 1));
    const text = line.slice(start);
    items.push(keyPattern.test(text) ? readMap(cursor, start, depth + 1) : readItem(cursor, text, column, depth));
    const next = skipToContent(cursor);
    if (next > column) rejectText();
    if (next < column || !isDash(lineOf(cursor), column)) break;
  }
  cursor.recorder?.close();
  // A copy uses only the memory it needs; an array that grew by push uses up to twice as much.
  return items.slice();
}

/** Parses a map at `column`. Its first line may start with the dash of a list. */
function readMap(cursor: Cursor, column: number, depth: number): Record<string, unknown> {
  cursor.recorder?.openBlock(cursor.at, lineOf(cursor).slice(column));
  const map: Record<string, unknown> = {};
  for (;;) {
    const line = lineOf(cursor);
    const [whole, name] = keyPattern.exec(line.slice(column)) ?? rejectText();
    if (name === undefined || !isFreeName(name, map)) rejectText();
    cursor.recorder?.key(cursor.at, line.slice(column), name);
    map[name] = readField(cursor, line.slice(column + whole.length), column, depth);
    const next = skipToContent(cursor);
    if (next > column) rejectText();
    if (next < column || isDash(lineOf(cursor), column)) break;
  }
  cursor.recorder?.close();
  return map;
}

function readField(cursor: Cursor, text: string, column: number, depth: number): unknown {
  if (!isEmpty(text)) return readValue(cursor, text, column);
  const line = cursor.at;
  cursor.at += 1;
  const next = skipToContent(cursor);
  // The dashes of a list may be in the same column as its field name.
  if (next > column || (next === column && isDash(lineOf(cursor), column))) return readBlock(cursor, next, depth + 1);
  cursor.recorder?.value(line, text, 0);
  return null;
}

function readItem(cursor: Cursor, text: string, column: number, depth: number): unknown {
  if (!isEmpty(text)) return readValue(cursor, text, column);
  const line = cursor.at;
  cursor.at += 1;
  const next = skipToContent(cursor);
  if (next > column) return readBlock(cursor, next, depth + 1);
  cursor.recorder?.value(line, text, 0);
  return null;
}

const isEmpty = (text: string): boolean => text === '' || text[0] === '#';

/** Parses the value after a colon or dash at `column`, including a block scalar. Moves the cursor past it. */
function readValue(cursor: Cursor, text: string, column: number): unknown {
  if (text[0] === '|' || text[0] === '>') return readBlockScalar(cursor, text, column);
  const value = readInline(cursor, text);
  cursor.at += 1;
  // Only the parser reads texts of several lines.
  if (skipToContent(cursor) > column) rejectText();
  return value;
}
