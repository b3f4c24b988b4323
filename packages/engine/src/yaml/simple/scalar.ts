/** What the quick reader leaves to the parser: text outside of the part of YAML that it knows. */
export class NotPlain extends Error {}

const notPlain = new NotPlain();

/** Gives up on the quick way. Never reaches an author: the parser reads the file instead. */
export function giveUp(): never {
  throw notPlain;
}

/** The value of what stands behind a colon or a dash on one line; `{}` and `[]` may hold such values. */
export function readInline(text: string): unknown {
  switch (text[0]) {
    case '"':
    case "'":
      return readQuoted(text);
    case '[':
    case '{': {
      const { value, rest } = readFlow(text);
      return isComment(rest) ? value : giveUp();
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
  const [whole, inside] = (text[0] === '"' ? doubleQuoted : singleQuoted).exec(text) ?? giveUp();
  if (!isComment(text.slice(whole.length)) || inside === undefined) return giveUp();
  return unquote(whole, inside);
}

const escapes: Record<string, string> = { n: '\n', t: '\t' };

const unquote = (whole: string, inside: string): string =>
  whole[0] === '"' ? inside.replaceAll(/\\(.)/g, (_, sign: string) => escapes[sign] ?? sign) : inside.replaceAll("''", "'");

/** Signs that mean something else at the beginning of a text without quotes. */
const indicators = new Set([...'[]{}#&*!|>\'"%@`,?:']);

/** A text without quotes: words, or a number, true, false or nothing. */
function readWords(text: string): unknown {
  const first = text[0];
  if (first === undefined || indicators.has(first) || text.includes(': ') || text.endsWith(':') || /^-(?:$| )/.test(text)) return giveUp();
  return first > '9' ? readName(text) : readNumber(text);
}

function readName(text: string): unknown {
  if (text === 'true') return true;
  if (text === 'false') return false;
  if (text === 'null' || text === '~') return null;
  return /^(?:true|false|null)$/i.test(text) ? giveUp() : text;
}

function readNumber(text: string): unknown {
  if (/^-?[1-9]\d{0,14}$|^0$|^-?(?:0|[1-9]\d{0,8})\.\d{1,6}$/.test(text)) return Number(text);
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return text;
  // Whatever else might be a number in one notation or another.
  return /^[-+.\d][-+.\w]*$/.test(text) ? giveUp() : text;
}

type Flow = { value: unknown; rest: string };

/** A list or a map in brackets on one line, without nested quotes' exotic forms and without texts that hold a colon. */
function readFlow(text: string, depth = 0): Flow {
  if (depth > 8) giveUp();
  return text[0] === '[' ? readFlowList(text, depth) : readFlowMap(text, depth);
}

function readFlowList(text: string, depth: number): Flow {
  const items: unknown[] = [];
  let rest = text.slice(1).trimStart();
  if (rest[0] === ']') return { value: items, rest: rest.slice(1) };
  for (;;) {
    const item = readFlowValue(rest, depth);
    items.push(item.value);
    const end = item.rest.trimStart();
    if (end[0] === ']') return { value: items, rest: end.slice(1) };
    if (end[0] !== ',') giveUp();
    rest = end.slice(1).trimStart();
  }
}

function readFlowMap(text: string, depth: number): Flow {
  const map: Record<string, unknown> = {};
  let rest = text.slice(1).trimStart();
  if (rest[0] === '}') return { value: map, rest: rest.slice(1) };
  for (;;) {
    const [whole, name] = /^([A-Za-z]\w*): +/.exec(rest) ?? giveUp();
    if (name === undefined || !isFreeName(name, map)) giveUp();
    const item = readFlowValue(rest.slice(whole.length), depth);
    map[name] = item.value;
    const end = item.rest.trimStart();
    if (end[0] === '}') return { value: map, rest: end.slice(1) };
    if (end[0] !== ',') giveUp();
    rest = end.slice(1).trimStart();
  }
}

/** Whether a name may become a field here: words that YAML reads otherwise and repeated ones are not for the quick reader. */
export const isFreeName = (name: string, map: object): boolean => !/^(?:true|false|null)$/i.test(name) && !Object.hasOwn(map, name);

function readFlowValue(text: string, depth: number): Flow {
  const first = text[0];
  if (first === '[' || first === '{') return readFlow(text, depth + 1);
  if (first === '"' || first === "'") {
    const [whole, inside = ''] = (first === '"' ? doubleQuoted : singleQuoted).exec(text) ?? giveUp();
    return { value: unquote(whole, inside), rest: text.slice(whole.length) };
  }
  const words = /^[^,[\]{}:#]+/.exec(text)?.[0] ?? giveUp();
  return { value: readWords(words.trimEnd()), rest: text.slice(words.length) };
}
