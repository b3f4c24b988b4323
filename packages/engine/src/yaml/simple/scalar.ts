/** Thrown for YAML outside of the subset that the quick reader knows. */
export class NotSimple extends Error {}

const notSimple = new NotSimple();

/** Throws `NotSimple`. The caller of the quick reader uses the parser instead. */
export function rejectText(): never {
  throw notSimple;
}

/** Parses a value on one line: a scalar, or `{ }` and `[ ]` with such values. */
export function readInline(text: string): unknown {
  switch (text[0]) {
    case '"':
    case "'":
      return readQuoted(text);
    case '[':
    case '{': {
      const { value, rest } = readFlow(text);
      return isComment(rest) ? value : rejectText();
    }
    default:
      return readWords(withoutComment(text));
  }
}

const isComment = (rest: string): boolean => /^ *(?: #.*)?$/.test(rest);

const withoutComment = (text: string): string => {
  const comment = text.indexOf(' #');
  return (comment < 0 ? text : text.slice(0, comment)).replace(/ +$/, '');
};

const doubleQuoted = /^"((?:[^"\\]|\\["\\/nt])*)"/;
const singleQuoted = /^'((?:[^']|'')*)'/;

function readQuoted(text: string): string {
  const [whole, inside] = (text[0] === '"' ? doubleQuoted : singleQuoted).exec(text) ?? rejectText();
  if (!isComment(text.slice(whole.length)) || inside === undefined) return rejectText();
  return unquote(whole, inside);
}

const escapes: Record<string, string> = { n: '\n', t: '\t' };

const unquote = (whole: string, inside: string): string =>
  whole[0] === '"' ? inside.replaceAll(/\\(.)/g, (_, character: string) => escapes[character] ?? character) : inside.replaceAll("''", "'");

/** Characters with a special meaning at the start of a text without quotes. */
const indicators = new Set([...'[]{}#&*!|>\'"%@`,?:']);

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
const otherNumber = /^(?:[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?|0[ox][\da-f]+|[-+]?\.(?:inf|nan))$/i;

type Flow = { value: unknown; rest: string };

/** Returns the text after its spaces. `trimStart` would also remove the no-break space, which is part of a text. */
const afterSpaces = (text: string): string => text.replace(/^ +/, '');

/** Parses a list or map in brackets on one line. Rejects unusual quotes. */
function readFlow(text: string, depth = 0): Flow {
  if (depth > 8) rejectText();
  return text[0] === '[' ? readFlowList(text, depth) : readFlowMap(text, depth);
}

function readFlowList(text: string, depth: number): Flow {
  const items: unknown[] = [];
  let rest = afterSpaces(text.slice(1));
  if (rest[0] === ']') return { value: items, rest: rest.slice(1) };
  for (;;) {
    const item = readFlowValue(rest, depth);
    items.push(item.value);
    const end = afterSpaces(item.rest);
    if (end[0] === ']') return { value: items, rest: end.slice(1) };
    if (end[0] !== ',') rejectText();
    rest = afterSpaces(end.slice(1));
  }
}

function readFlowMap(text: string, depth: number): Flow {
  const map: Record<string, unknown> = {};
  let rest = afterSpaces(text.slice(1));
  if (rest[0] === '}') return { value: map, rest: rest.slice(1) };
  for (;;) {
    const [whole, name] = /^([A-Za-z]\w*): +/.exec(rest) ?? rejectText();
    if (name === undefined || !isFreeName(name, map)) rejectText();
    const item = readFlowValue(rest.slice(whole.length), depth);
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

function readFlowValue(text: string, depth: number): Flow {
  const first = text[0];
  if (first === '[' || first === '{') return readFlow(text, depth + 1);
  if (first === '"' || first === "'") {
    const [whole, inside = ''] = (first === '"' ? doubleQuoted : singleQuoted).exec(text) ?? rejectText();
    return { value: unquote(whole, inside), rest: text.slice(whole.length) };
  }
  const words = flowWords.exec(text)?.[0] ?? rejectText();
  return { value: readWords(words.replace(/ +$/, '')), rest: text.slice(words.length) };
}
