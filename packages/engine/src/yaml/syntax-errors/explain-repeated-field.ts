import { type Document, isMap, isScalar, type Pair, visit, type YAMLMap } from 'yaml';
import { lineAt } from '../source-lines.ts';
import type { SyntaxFinding } from '../syntax-finding.ts';

import { signAtStart } from './explain-unquoted-text.ts';

/** A field that is written twice in one place: `index` is where the second begins. */
export function repeatedField(document: Document.Parsed, text: string, index: number): SyntaxFinding {
  const found = findField(document, index);
  const name = found?.name ?? '';
  const first = found?.map.items.find(({ key }) => isScalar(key) && String(key.value) === name);
  const earlier = first && startOf(first);
  const lineNumber = (at: number): number => text.slice(0, at).split('\n').length;
  const [before, after] = [earlier ?? index, index].map((at) => `${lineNumber(at)}${valueOn(text, at + name.length)}`);
  return {
    code: 'duplicate-key',
    span: [index, index + Math.max(1, name.length)],
    message: `"${name}" is written twice in the same place: line ${before} and line ${after}.`,
    hint: `Keep one of the two. If line ${lineNumber(index)} begins a new entry of a list, put "- " before it.`,
  };
}

/** The value behind a field, cut short, in brackets; nothing when it is on lines of its own. */
function valueOn(text: string, at: number): string {
  const value = text
    .slice(at, lineAt(text, at).start + lineAt(text, at).text.length)
    .replace(/^["']?\s*:\s*/, '')
    .trim();
  return value === '' ? '' : ` (${value.length > 40 ? `${value.slice(0, 37)}…` : value})`;
}

type FoundField = { name: string; map: YAMLMap };

function findField(document: Document.Parsed, index: number): FoundField | undefined {
  let found: FoundField | undefined;
  visit(document, {
    Pair: (_, pair, path) => {
      const map = path.at(-1);
      if (startOf(pair) !== index || !isMap(map) || !isScalar(pair.key)) return undefined;
      found = { name: String(pair.key.value), map };
      return visit.BREAK;
    },
  });
  return found;
}

const startOf = ({ key }: Pair): number | undefined => (isScalar(key) ? key.range?.[0] : undefined);

/** The first use of a part that stands elsewhere (`*name`), or else the first name given to one (`&name`), or an order (`!!name`). */
export function findAlias(document: Document.Parsed, text: string): SyntaxFinding | undefined {
  let named: SyntaxFinding | undefined;
  let used: { start: number; name: string } | undefined;
  const names = new Set<string>();
  visit(document, {
    Alias: (_, { range, source }) => {
      used ??= { start: range?.[0] ?? 0, name: source };
    },
    Value: (_, { anchor, range, tag }) => {
      if (tag) named ??= orderFinding(text, range?.[0] ?? 0);
      if (!anchor) return;
      names.add(anchor);
      named ??= nameFinding(text, anchor, range?.[0] ?? 0);
    },
  });
  return used ? aliasFinding(text, used, names.has(used.name)) : named;
}

function aliasFinding(text: string, { start, name }: { start: number; name: string }, isNamedThere: boolean): SyntaxFinding {
  if (isNamedThere) {
    return {
      code: 'no-aliases',
      span: [start, start + name.length + 1],
      message: `*${name} repeats a part of this file that is called ${name}. Such repeats are not read.`,
      hint: 'Write the part out, or keep it as a record and refer to it by its id.',
    };
  }
  return signAtStart(text, start);
}

/** A value that says in which way it is to be read. */
function orderFinding(text: string, valueStart: number): SyntaxFinding {
  const { start, text: line } = lineAt(text, valueStart);
  const sign = line.slice(0, valueStart - start + 1).search(/(?<=^|[\s[{,])!/);
  return signAtStart(text, sign < 0 ? valueStart : start + sign);
}

/** The name of a part that is never repeated: most likely a text that starts with &. */
function nameFinding(text: string, name: string, valueStart: number): SyntaxFinding {
  return signAtStart(text, Math.max(0, text.lastIndexOf(`&${name}`, valueStart)));
}
