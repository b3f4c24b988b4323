import { fillIn } from '@pagewright/core/browser';

/** What is said in place of sentences, by their templates. `{any}` stands for any text, other names for a part of a sentence. */
type Table = Readonly<Record<string, string>>;

/** A template: what it matches, alone or before other sentences, the names of its placeholders, and what is said. */
type Pattern = { alone: RegExp; first: RegExp | undefined; names: readonly string[]; said: string };

/** How values are written: the quotation marks around them, and the point of numbers. */
type Notation = { quotes: readonly [open: string, close: string]; point: string };

/** The sentences and the parts of sentences of a language. */
export type Words = Notation & { sentences: readonly Pattern[]; parts: readonly Pattern[] };

/** Compiles the tables of a language. */
export const wordsOf = (sentences: Table, parts: Table, notation: Notation): Words => ({
  sentences: Object.entries(sentences).map(compile),
  parts: Object.entries(parts).map(compile),
  ...notation,
});

/**
 * Returns a text in other words: sentence by sentence, each by the first template that fits it and what follows. Undefined when one has no
 * template. `{words}` must be said in other words too, and `{value}` is where it can be. A `{list}` has single words with commas.
 */
export function translate(text: string, words: Words): string | undefined {
  for (const pattern of words.sentences) {
    const found = pattern.first?.exec(text);
    const rest = found ? translate(found.at(-1) ?? '', words) : undefined;
    const before = found && rest !== undefined ? fill(pattern, found, words) : undefined;
    if (before !== undefined) return [before, rest].filter((one) => one !== '').join(' ');
    const alone = pattern.alone.exec(text);
    const said = alone ? fill(pattern, alone, words) : undefined;
    if (said !== undefined) return said;
  }
  return undefined;
}

/** Returns what is said in place of a match. Undefined when one of its words cannot be said. */
function fill({ names, said }: Pattern, found: readonly string[], words: Words): string | undefined {
  const values = names.map((name, index): [string, string | undefined] => {
    const value = found[index + 1] ?? '';
    const said = isPart(name) ? sayPart(value, words) : undefined;
    return [name, said ?? (name.startsWith('words') ? undefined : written(value, words))];
  });
  const known = values.flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, value]]));
  return known.length < values.length ? undefined : fillIn(said, Object.fromEntries(known));
}

const written = (value: string, { quotes, point }: Notation): string =>
  value.replaceAll(/"([^"]*)"/g, quotes.join('$1')).replace(/^(-?\d+)\.(\d+)$/, `$1${point}$2`);

const isPart = (name: string): boolean => /^(?:words|value)/.test(name);

function sayPart(text: string, words: Words): string | undefined {
  for (const pattern of words.parts) {
    const found = pattern.alone.exec(text);
    const said = found ? fill(pattern, found, words) : undefined;
    if (said !== undefined) return said;
  }
  return undefined;
}

function compile([template, said]: [string, string]): Pattern {
  const names: string[] = [];
  const pattern = template.replaceAll(/("?)\{(\w+)\}|[^\w\s]/g, (all, quote: string, name: string | undefined) => {
    if (name === undefined) return `\\${all}`;
    names.push(name);
    return quote + placeholder(name, quote !== '');
  });
  const first = template.endsWith('{any}') ? undefined : new RegExp(`^${pattern} (.+)$`, 's');
  return { alone: new RegExp(`^${pattern}$`, 's'), first, names, said };
}

/** Returns the pattern of a placeholder. A value may have several sentences only within quotation marks. */
function placeholder(name: string, isQuoted: boolean): string {
  if (isQuoted) return '([^"]+?)';
  if (name.startsWith('any')) return '(.+)';
  if (name.startsWith('field')) return '([a-z][\\w-]*)';
  return name.startsWith('list') ? '(\\S+(?:, \\S+)*)' : '((?:"[^"]*"|(?![.?] [A-Z])[^"])+?)';
}
