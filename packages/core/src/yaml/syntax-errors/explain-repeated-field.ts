import { type Document, isMap, isScalar, type Pair, visit, type YAMLMap } from 'yaml';
import { lineAt } from '../source-lines.ts';
import type { SyntaxFinding } from '../syntax-finding.ts';
import { specialCharacter } from './explain-unquoted-text.ts';

/** Explains a field that is written twice in the same place. `index` is the start of the second one. */
export function explainRepeatedField(document: Document.Parsed, text: string, index: number): SyntaxFinding {
  const found = findField(document, index);
  const name = found?.name ?? '';
  const first = found?.map.items.find(({ key }) => isScalar(key) && String(key.value) === name);
  const earlier = first && startOf(first);
  const lineNumber = (at: number): number => text.slice(0, at).split('\n').length;
  const [before, after] = [earlier ?? index, index].map((at) => `${lineNumber(at)}${valueOn(text, at + name.length)}`);
  const isOnLinesBelow = valueOn(text, index + name.length) === '' && lineAt(text, index).start === index;
  return {
    code: 'duplicate-key',
    span: [index, index + Math.max(1, name.length)],
    message: `"${name}" is written twice in the same place: line ${before} and line ${after}.`,
    hint: isOnLinesBelow
      ? `Move what is below line ${lineNumber(index)} to the end of the first "${name}", and remove line ${lineNumber(index)}.`
      : `Keep one of them. If line ${lineNumber(index)} starts a new list entry, put "- " before it.`,
  };
}

/** Returns the value after a field, shortened, in brackets. Empty when it is on the next lines. */
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

/** Explains a field with the one name that an object cannot have as a field: it would vanish. Undefined when there is none. */
export function findLostField(document: Document.Parsed): SyntaxFinding | undefined {
  let found: SyntaxFinding | undefined;
  visit(document, {
    Pair: (_, { key }) => {
      if (!isScalar(key) || key.value !== '__proto__') return undefined;
      const [start = 0, end = start] = key.range ?? [];
      found = {
        code: 'reserved-name',
        span: [start, end],
        message: 'A field cannot have the name "__proto__", which is reserved for programs.',
        hint: 'Remove the line, or use another name.',
      };
      return visit.BREAK;
    },
  });
  return found;
}

/** Explains the first alias (`*name`), or else the first anchor (`&name`) or tag (`!!name`). Undefined when there is none. */
export function findAlias(document: Document.Parsed, text: string): SyntaxFinding | undefined {
  let named: SyntaxFinding | undefined;
  let used: { start: number; name: string } | undefined;
  const names = new Set<string>();
  visit(document, {
    Alias: (_, { range, source }) => {
      used ??= { start: range?.[0] ?? 0, name: source };
    },
    Value: (_, { anchor, range, tag }) => {
      if (tag) named ??= tagFinding(text, range?.[0] ?? 0);
      if (!anchor) return;
      names.add(anchor);
      named ??= anchorFinding(text, anchor, range?.[0] ?? 0);
    },
  });
  return used ? aliasFinding(text, used, names.has(used.name)) : named;
}

function aliasFinding(text: string, { start, name }: { start: number; name: string }, isNamedThere: boolean): SyntaxFinding {
  if (isNamedThere) {
    return {
      code: 'no-aliases',
      span: [start, start + name.length + 1],
      message: `*${name} is a YAML alias: it repeats the part of this file marked with &${name}. Aliases are not allowed.`,
      hint: 'Copy the text to this place, or use a record or a shared block for it.',
    };
  }
  return specialCharacter(text, start);
}

/** Explains a YAML tag. Most likely it is a text that starts with !. */
function tagFinding(text: string, valueStart: number): SyntaxFinding {
  const { start, text: line } = lineAt(text, valueStart);
  const tag = line.slice(0, valueStart - start + 1).search(/(?<=^|[\s[{,])!/);
  return specialCharacter(text, tag < 0 ? valueStart : start + tag);
}

/** Explains a YAML anchor without aliases. Most likely it is a text that starts with &. */
function anchorFinding(text: string, name: string, valueStart: number): SyntaxFinding {
  return specialCharacter(text, Math.max(0, text.lastIndexOf(`&${name}`, valueStart)));
}
