import { type Document, isMap, isScalar, type Pair, visit, type YAMLMap } from 'yaml';
import type { SyntaxFinding } from './quote-mistake.ts';
import { inQuotes, lineAt } from './source-lines.ts';

/** A field that is written twice in one place: `index` is where the second begins. */
export function repeatedField(document: Document.Parsed, text: string, index: number): SyntaxFinding {
  const found = findField(document, index);
  const name = found?.name ?? '';
  const first = found?.map.items.find(({ key }) => isScalar(key) && String(key.value) === name);
  const earlier = first && startOf(first);
  const lineNumber = (at: number): number => text.slice(0, at).split('\n').length;
  const [before, after] = [earlier ?? index, index].map(lineNumber);
  return {
    code: 'duplicate-key',
    span: [index, index + Math.max(1, name.length)],
    message: `"${name}" is written twice in the same place: lines ${before} and ${after}.`,
    hint: `Keep one of the two. If line ${after} begins a new entry of a list, put "- " before it.`,
  };
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

/** The first use of a part that stands elsewhere (`*name`), or else the first name given to one (`&name`). */
export function findAlias(document: Document.Parsed, text: string): SyntaxFinding | undefined {
  let named: SyntaxFinding | undefined;
  let used: { start: number; name: string } | undefined;
  const names = new Set<string>();
  visit(document, {
    Alias: (_, { range, source }) => {
      used ??= { start: range?.[0] ?? 0, name: source };
    },
    Value: (_, { anchor, range }) => {
      if (!anchor) return;
      names.add(anchor);
      named ??= nameFinding(text, anchor, range?.[0] ?? 0);
    },
  });
  return used ? aliasFinding(text, used, names.has(used.name)) : named;
}

function aliasFinding(text: string, { start, name }: { start: number; name: string }, isNamedThere: boolean): SyntaxFinding {
  const span: [number, number] = [start, start + name.length + 1];
  if (isNamedThere) {
    return {
      code: 'no-aliases',
      span,
      message: `*${name} repeats a part of this file that is called ${name}. Such repeats are not read.`,
      hint: 'Write the part out, or keep it as a record and refer to it by its id.',
    };
  }
  return { ...quotesNeeded(text, start, '*'), span };
}

function nameFinding(text: string, name: string, valueStart: number): SyntaxFinding {
  const start = Math.max(0, text.lastIndexOf(`&${name}`, valueStart));
  return { ...quotesNeeded(text, start, '&'), span: [start, start + name.length + 1] };
}

function quotesNeeded(text: string, start: number, sign: string): Omit<SyntaxFinding, 'span'> {
  const line = lineAt(text, start);
  const column = start - line.start;
  return {
    code: 'no-aliases',
    message: `A value that starts with ${sign} is not read as a text: the sign is for parts that are repeated.`,
    hint: 'If it is a text, put quotes around it.',
    fix: `${line.text.slice(0, column)}${inQuotes(line.text.slice(column).trimEnd())}`.trim(),
  };
}
