import type { z } from 'zod';
import { type Field, fieldsOf } from './fields.ts';
import { misspell } from './misspell.ts';
import { valueMistakes } from './value-mistakes.ts';

/** One mistake in a text: its name, the field, and the text with the mistake. */
export type Mutation = { mistake: string; field: Field; text: string };

/** `from` and `to` are the range of the original text that `by` replaces. */
type Change = { mistake: string; from: number; to: number; by: string };

/** The mistakes that can be made in the fields at `path` of a text, each alone. `schema` is that of the value at `path`. */
export function mutate(text: string, path: readonly (string | number)[], schema: z.ZodType): Mutation[] {
  return fieldsOf(text, path, schema).flatMap((field) =>
    changesOf(text, field)
      .filter(({ from, to, by }) => text.slice(from, to) !== by)
      .map(({ mistake, from, to, by }) => ({ mistake, field, text: text.slice(0, from) + by + text.slice(to) })),
  );
}

/** Sorts the subjects of a test by how many different mistakes their mutations make, most first. Large subjects come last, because they take long. */
export function byVariety<Subject extends { mutations: readonly Mutation[] }>(subjects: readonly Subject[]): Subject[] {
  const variety = ({ mutations }: Subject): number => new Set(mutations.map(({ mistake }) => mistake)).size;
  const isLarge = ({ mutations }: Subject): boolean => mutations.length > 400;
  return subjects.toSorted(
    (one, other) =>
      Number(isLarge(one)) - Number(isLarge(other)) || variety(other) - variety(one) || one.mutations.length - other.mutations.length,
  );
}

function changesOf(text: string, field: Field): Change[] {
  const { key, at, start, end } = field;
  const valueEnd = start + text.slice(start, end).trimEnd().length;
  // A value on lines of its own is replaced by one behind the key.
  const isBelow = text.slice(at, start).includes('\n');
  const replace = (by: string): Omit<Change, 'mistake'> =>
    isBelow ? { from: at + key.length + 1, to: valueEnd, by: ` ${by}` } : { from: start, to: valueEnd, by };
  return [
    { mistake: 'name misspelt', from: at, to: at + key.length, by: misspell(key) },
    ...removalOf(text, field),
    ...lineChanges(text, field),
    ...valueMistakes(field).map(({ mistake, written }) => ({ mistake, ...replace(written) })),
  ];
}

/** Mistakes in indentation and punctuation of a field that takes one line. */
function lineChanges(text: string, { key, at, start, end, style, isAlone }: Field): Change[] {
  if (style === 'flow' || text.slice(start, end).trimEnd().includes('\n')) return [];
  const empty = { mistake: 'empty', from: at + key.length + 1, to: end, by: '' };
  const line = text.lastIndexOf('\n', at - 1) + 1;
  const indent = at - line;
  if (text.slice(line, at).trim() !== '') return [empty];
  const lineEnd = text.indexOf('\n', at) + 1;
  return [
    empty,
    ...(indent > 0 ? [{ mistake: 'tab', from: line, to: at, by: '\t'.repeat(indent / 2) }] : []),
    ...(isAlone ? [] : [{ mistake: 'one space more', from: line, to: line, by: ' ' }]),
    ...(isAlone || indent === 0 ? [] : [{ mistake: 'one space less', from: line, to: line + 1, by: '' }]),
    { mistake: 'written twice', from: lineEnd, to: lineEnd, by: text.slice(line, lineEnd) },
    { mistake: 'no space after the colon', from: at + key.length + 1, to: start, by: '' },
  ];
}

/** Removes a field with its value. A field that is alone stays, because without it there is no object. */
function removalOf(text: string, { at, end, next, style, isAlone }: Field): Change[] {
  const mistake = 'left out';
  if (next !== undefined) return [{ mistake, from: at, to: next, by: '' }];
  if (isAlone || style === 'flow') return [];
  const from = text.lastIndexOf('\n', at - 1) + 1;
  const last = at + text.slice(at, end).trimEnd().length;
  return [{ mistake, from, to: text.indexOf('\n', last) + 1 || text.length, by: '' }];
}
