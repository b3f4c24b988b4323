import { isMap, isNode, isPair, isScalar, isSeq, parseDocument } from 'yaml';

/** One mistake made in a text: what was done to which field, the text after it, and the line on which it is to be told. */
export type Mutation = { name: string; text: string; line: number; original: string };

/** A field of a text: its path in words, where its name and its value stand, and what the value is. */
type Field = {
  name: string;
  key: string;
  at: number;
  value: unknown;
  start: number;
  end: number;
  parent: 'block' | 'brackets';
  isAlone: boolean;
  /** Where the name of the field after it stands. */
  next: number | undefined;
};

/** Every field within a part of a YAML text, outermost first. */
function fieldsOf(text: string, path: readonly (string | number)[]): Field[] {
  const fields: Field[] = [];
  const walk = (node: unknown, names: readonly string[]): void => {
    if (isSeq(node)) for (const [index, item] of node.items.entries()) walk(item, [...names, String(index)]);
    if (!isMap(node)) return;
    for (const [index, pair] of node.items.entries()) {
      if (!isPair(pair) || !isScalar(pair.key) || !isNode(pair.value)) continue;
      const [at = 0] = pair.key.range ?? [];
      const [start = 0, end = 0] = pair.value.range ?? [];
      const key = String(pair.key.value);
      const value: unknown = isScalar(pair.value) ? pair.value.value : pair.value.toJSON();
      fields.push({
        name: [...names, key].join('.'),
        key,
        at,
        value,
        start,
        end,
        parent: node.flow ? 'brackets' : 'block',
        isAlone: node.items.length === 1,
        next: startOfKey(node.items[index + 1]),
      });
      walk(pair.value, [...names, key]);
    }
  };
  walk(parseDocument(text).getIn([...path], true), []);
  return fields;
}

function startOfKey(pair: unknown): number | undefined {
  return isPair(pair) && isScalar(pair.key) ? pair.key.range?.[0] : undefined;
}

type Change = { mistake: string; from: number; to: number; by: string };

/** The mistakes that can be made in the fields of a part of a text, each alone. */
export function mutate(text: string, path: readonly (string | number)[]): Mutation[] {
  return fieldsOf(text, path).flatMap((field) =>
    changesOf(text, field)
      .filter(({ from, to, by }) => text.slice(from, to) !== by)
      .map(({ mistake, from, to, by }) => ({
        name: `${field.name}: ${mistake}`,
        text: text.slice(0, from) + by + text.slice(to),
        line: text.slice(0, field.at).split('\n').length,
        original: lineOf(text, field.at).trim(),
      })),
  );
}

const lineOf = (text: string, at: number): string =>
  text
    .slice(text.lastIndexOf('\n', at - 1) + 1)
    .split('\n', 1)
    .join('');

/** Two letters in the middle of a name, the one for the other. */
function swapped(name: string): string {
  const at = [...name].findIndex((letter, index) => index > 0 && index < name.length - 2 && letter !== name[index + 1]);
  const middle = at < 0 ? 0 : at;
  return `${name.slice(0, middle)}${name.charAt(middle + 1)}${name.charAt(middle)}${name.slice(middle + 2)}`;
}

function changesOf(text: string, field: Field): Change[] {
  const { key, at, start, end } = field;
  const trimmed = start + text.slice(start, end).trimEnd().length;
  // What takes the place of lines of its own stands behind the name.
  const isBelow = text.slice(at, start).includes('\n');
  const replace = (mistake: string, by: string): Change =>
    isBelow ? { mistake, from: at + key.length + 1, to: trimmed, by: ` ${by}` } : { mistake, from: start, to: trimmed, by };
  const line = text.lastIndexOf('\n', at - 1) + 1;
  const lineEnd = text.indexOf('\n', at) + 1;
  const isLine = field.parent === 'block' && /^ *$/.test(text.slice(line, at));
  const isOneLine = !text.slice(start, end).trimEnd().includes('\n');
  const lead = at - line;
  return [
    { mistake: 'name misspelt', from: at, to: at + key.length, by: swapped(key) },
    ...removalOf(text, field),
    ...(field.parent === 'block' && isOneLine ? [{ mistake: 'empty', from: at + key.length + 1, to: end, by: '' }] : []),
    ...(isLine && isOneLine
      ? [
          ...(lead > 0 ? [{ mistake: 'tab', from: line, to: at, by: '\t'.repeat(lead / 2) }] : []),
          ...(field.isAlone ? [] : [{ mistake: 'one space more', from: line, to: line, by: ' ' }]),
          ...(field.isAlone || lead === 0 ? [] : [{ mistake: 'one space less', from: line, to: line + 1, by: '' }]),
          { mistake: 'written twice', from: lineEnd, to: lineEnd, by: text.slice(line, lineEnd) },
          { mistake: 'no space after the colon', from: at + key.length + 1, to: start, by: '' },
        ]
      : []),
    ...valueChanges(field, replace),
  ];
}

/** Takes a field away with its value; not one that is alone, without which there is no group of fields. */
function removalOf(text: string, { at, end, next, parent, isAlone }: Field): Change[] {
  const mistake = 'left out';
  if (next !== undefined) return [{ mistake, from: at, to: next, by: '' }];
  if (isAlone || parent === 'brackets') return [];
  const from = text.lastIndexOf('\n', at - 1) + 1;
  const last = at + text.slice(at, end).trimEnd().length;
  return [{ mistake, from, to: text.indexOf('\n', last) + 1 || text.length, by: '' }];
}

function valueChanges({ key, value, parent }: Field, replace: (mistake: string, by: string) => Change): Change[] {
  if (typeof value === 'number') {
    return [
      // A record may be chosen by its number as well as by its name.
      ...(key === 'post' ? [] : [replace('number in quotes', `"${value}"`)]),
      replace('word for a number', 'many'),
      replace('number with a unit', `${value}px`),
      ...(unbounded.includes(key) ? [] : [replace('far too large', '99999999')]),
      replace('below nothing', '-1'),
      replace('list for a number', `[${value}]`),
    ];
  }
  if (typeof value === 'boolean')
    return [replace('yes or no', value ? 'yes' : 'no'), replace('in quotes', `"${value}"`), replace('number for yes or no', '1')];
  if (typeof value === 'string') return textChanges({ key, value, parent }, replace);
  const words = [replace('word in its place', 'something'), replace('number in its place', '7')];
  if (!Array.isArray(value)) return words;
  return [
    ...words,
    ...(optional.includes(key) ? [] : [replace('empty list', '[]')]),
    ...(value.every((item) => typeof item === 'string' && /^[a-z0-9/-]+$/.test(item))
      ? [replace('entry misspelt', `[${[...value.slice(1), swapped(String(value[0]))].join(', ')}]`)]
      : []),
  ];
}

/** Fields of which any short text is right, lists that may be empty, numbers without an end, and fields that give a name instead of using one. */
const free = ['suffix'];
const optional = ['cards', 'facts', 'hours', 'links', 'social'];
const unbounded = ['landing', 'default', 'sizeAdjust', 'ascent', 'descent', 'lineGap'];
const named = ['id', 'key', 'language', 'name', 'published'];

const isReference = (value: string): boolean => /^(?:\/|#|https?:|mailto:|tel:)/.test(value);

function textChanges(
  { key, value, parent }: Pick<Field, 'key' | 'parent'> & { value: string },
  replace: (mistake: string, by: string) => Change,
): Change[] {
  if (free.includes(key)) return [];
  const kinds = [
    replace('number for a text', '2026'),
    replace('yes for a text', 'true'),
    replace('list for a text', '[one]'),
    replace('group for a text', '{ one: two }'),
    replace('blank in quotes', '" "'),
  ];
  if (value.startsWith('/media/')) {
    return [
      ...kinds,
      replace('file misspelt', swappedFile(value)),
      replace('from no top', value.slice('/media/'.length)),
      ...(key === 'file' ? [] : [replace('of another kind', '/media/fonts/text.woff2')]),
      replace(
        'capitals',
        value.replace(/[^/]+$/, (name) => name.toUpperCase()),
      ),
    ];
  }
  if (isReference(value)) {
    return [
      ...kinds,
      replace('no such page', '/nowhere-at-all'),
      replace('no https', 'www.example.com'),
      replace('not encrypted', 'http://example.com'),
      replace('program', '"javascript:alert(1)"'),
      replace('space', '/our questions'),
      replace('no such anchor', '/questions#fag'),
    ];
  }
  if (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value) && key !== 'text' && key !== 'heading')
    return [...kinds, ...(named.includes(key) ? [] : [replace('misspelt', swapped(value))]), replace('in words', `Our ${value}`)];
  const quoting =
    parent === 'block'
      ? [
          replace('quote not closed', `"${value.replaceAll('"', '')}`),
          replace('apostrophe', "'It's here'"),
          replace('colon', 'One: two'),
          replace('star', '*One* of them'),
          replace('at sign', '@one'),
        ]
      : [];
  return [
    ...kinds,
    ...quoting,
    replace('stars of Markdown', 'One **and** two'),
    replace('tags of HTML', 'One <b>and</b> two'),
    replace('hidden sign', '"One\\u202Etwo"'),
  ];
}

const swappedFile = (path: string): string => path.replace(/[^/.]+(?=\.\w+$)/, swapped);
