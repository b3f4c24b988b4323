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

/** Thrown for YAML outside of the subset that the quick reader knows. */
export class NotSimple extends Error {}

const notSimple = new NotSimple();

/** Throws `NotSimple`. The caller of the quick reader uses the parser instead. */
export function rejectText(): never {
  throw notSimple;
}

/** Parses a value on the cursor's line: a scalar, or `{ }` and `[ ]` with such values. `text` is the rest of the line. */
export function readInline(cursor: Cursor, text: string): unknown {
  switch (text[0]) {
    case '"':
    case "'":
      return readQuoted(cursor, text);
    case '[':
    case '{': {
      const { value, rest } = readFlow(cursor, text);
      return isComment(rest) ? value : rejectText();
    }
    default:
      return readPlain(cursor, text, withoutComment(text));
  }
}

const isComment = (rest: string): boolean => /^ *(?: #.*)?$/.test(rest);

const withoutComment = (text: string): string => {
  const comment = text.indexOf(' #');
  return beforeSpaces(comment < 0 ? text : text.slice(0, comment));
};

const doubleQuoted = /^"((?:[^"\\]|\\["\\/nt])*)"/;
const singleQuoted = /^'((?:[^']|'')*)'/;

function readQuoted(cursor: Cursor, text: string): string {
  const { value, rest } = readQuotes(cursor, text);
  return isComment(rest) ? value : rejectText();
}

/** Parses the text in quotes that `text` starts with. */
function readQuotes({ at, recorder }: Cursor, text: string): { value: string; rest: string } {
  const [whole, inside] = (text[0] === '"' ? doubleQuoted : singleQuoted).exec(text) ?? rejectText();
  if (inside === undefined) return rejectText();
  recorder?.value(at, text, whole.length);
  return { value: unquote(whole, inside), rest: text.slice(whole.length) };
}

const escapes: Record<string, string> = { n: '\n', t: '\t' };

const unquote = (whole: string, inside: string): string =>
  whole[0] === '"' ? inside.replaceAll(/\\(.)/g, (_, character: string) => escapes[character] ?? character) : inside.replaceAll("''", "'");

/** Characters with a special meaning at the start of a text without quotes. */
const indicators = new Set([...'[]{}#&*!|>\'"%@`,?:']);

function readPlain({ at, recorder }: Cursor, text: string, words: string): unknown {
  const value = readWords(words);
  recorder?.plainValue(at, text, words, value);
  return value;
}

/** Parses a text without quotes: words, a number, true, false or null. */
function readWords(text: string): unknown {
  const first = text[0];
  if (first === undefined || indicators.has(first) || text.includes(': ') || text.endsWith(':') || /^-(?:$| )/.test(text))
    return rejectText();
  return first > '9' ? readName(text) : readNumber(text);
}

function readName(text: string): unknown {
  if (text === 'true') return true;
  if (text === 'false') return false;
  if (text === 'null' || text === '~') return null;
  return /^(?:true|false|null)$/i.test(text) ? rejectText() : text;
}

function readNumber(text: string): unknown {
  if (/^-?[1-9]\d{0,14}$|^0$|^-?(?:0|[1-9]\d{0,8})\.\d{1,6}$/.test(text)) return Number(text);
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return text;
  return otherNumber.test(text) ? rejectText() : text;
}

/** Other notations of numbers, such as `+1`, `1e3`, `.5`, `0x1f` and `.inf`. A text such as `+`, `24h` or `1.2.3` is none. */
const otherNumber = /^(?:[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?|0[ox][\da-f]+|[-+]?\.(?:inf|nan))$/i;

type Flow = { value: unknown; rest: string };

/** Returns the text after its spaces. `trimStart` would also remove the no-break space, which is part of a text. */
const afterSpaces = (text: string): string => text.replace(/^ +/, '');

/** Returns the text without the spaces at its end. A pattern for them would try each run of spaces within the text, too. */
function beforeSpaces(text: string): string {
  let end = text.length;
  while (text.charCodeAt(end - 1) === 32) end -= 1;
  return text.slice(0, end);
}

/** Parses a list or map in brackets on one line. Rejects unusual quotes. */
function readFlow(cursor: Cursor, text: string, depth = 0): Flow {
  if (depth > 8) rejectText();
  cursor.recorder?.openBrackets(cursor.at, text);
  const flow = text[0] === '[' ? readFlowList(cursor, text, depth) : readFlowMap(cursor, text, depth);
  cursor.recorder?.close(cursor.at, flow.rest);
  return flow;
}

function readFlowList(cursor: Cursor, text: string, depth: number): Flow {
  const items: unknown[] = [];
  let rest = afterSpaces(text.slice(1));
  if (rest[0] === ']') return { value: items, rest: rest.slice(1) };
  for (;;) {
    const item = readFlowValue(cursor, rest, depth);
    items.push(item.value);
    const end = afterSpaces(item.rest);
    if (end[0] === ']') return { value: items, rest: end.slice(1) };
    if (end[0] !== ',') rejectText();
    rest = afterSpaces(end.slice(1));
  }
}

function readFlowMap(cursor: Cursor, text: string, depth: number): Flow {
  const map: Record<string, unknown> = {};
  let rest = afterSpaces(text.slice(1));
  if (rest[0] === '}') return { value: map, rest: rest.slice(1) };
  for (;;) {
    const [whole, name] = /^([A-Za-z]\w*): +/.exec(rest) ?? rejectText();
    if (name === undefined || !isFreeName(name, map)) rejectText();
    cursor.recorder?.key(cursor.at, rest, name);
    const item = readFlowValue(cursor, rest.slice(whole.length), depth);
    map[name] = item.value;
    const end = afterSpaces(item.rest);
    if (end[0] === '}') return { value: map, rest: end.slice(1) };
    if (end[0] !== ',') rejectText();
    rest = afterSpaces(end.slice(1));
  }
}

/** True for a name that is not in the map yet and that YAML does not read as true, false or null. */
export const isFreeName = (name: string, map: object): boolean => !/^(?:true|false|null)$/i.test(name) && !Object.hasOwn(map, name);

/** A text without quotes in brackets. A colon before a character and a # after one belong to it, as in `https://a.example/b#c`. */
const flowWords = /^(?:[^,[\]{}:#]|:(?![ ,[\]{}]|$)|(?<=[^ ])#)+/;

function readFlowValue(cursor: Cursor, text: string, depth: number): Flow {
  const first = text[0];
  if (first === '[' || first === '{') return readFlow(cursor, text, depth + 1);
  if (first === '"' || first === "'") return readQuotes(cursor, text);
  const words = flowWords.exec(text)?.[0] ?? rejectText();
  return { value: readPlain(cursor, text, beforeSpaces(words)), rest: text.slice(words.length) };
}

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
