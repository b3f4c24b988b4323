import { isDeepStrictEqual } from 'node:util';
import type { TextEdit } from '../../problems/problem.ts';
import type { ValuePath } from '../yaml-file.ts';
import { addEntries, type NewEntry } from './add-entries.ts';
import { applyEdits } from './apply-edits.ts';
import { removeEntries } from './remove-entries.ts';
import { rewriteText, setValue } from './set-value.ts';
import { parseYamlText, toValue, UneditableError, type YamlText } from './yaml-text.ts';

/**
 * A change of a file: sets a value, rewrites a part of a text, adds an entry to a top-level list, or removes entries from
 * one by their indexes before the change. A list without entries is removed with its key.
 */
export type YamlChange =
  | { kind: 'set'; path: ValuePath; value: string | number }
  | { kind: 'rewrite'; path: ValuePath; rewrite: (text: string) => string }
  | { kind: 'add'; key: string; entry: NewEntry }
  | { kind: 'remove'; key: string; indexes: readonly number[] };

/**
 * Returns the edits for changes of a YAML text. Comments, order, quotes and spacing of everything else stay the same.
 * Parses the result, and throws `UneditableError` when it is not exactly the requested change.
 */
export function editYaml(text: string, changes: readonly YamlChange[]): TextEdit[] {
  const yaml = parseYamlText(text);
  const edits = toEdits(yaml, changes).filter(({ start, end, text: piece }) => text.slice(start, end) !== piece);
  const expected = changes.reduce(changed, toValue(yaml));
  if (!isDeepStrictEqual(toValue(parseYamlText(applyEdits(text, edits))), expected)) {
    throw new UneditableError('it is written in a way that a program cannot change safely');
  }
  return edits;
}

function toEdits(yaml: YamlText, changes: readonly YamlChange[]): TextEdit[] {
  const added = new Map<string, NewEntry[]>();
  const edits = changes.flatMap((change) => {
    if (change.kind === 'set') return setValue(yaml, change.path, change.value);
    if (change.kind === 'rewrite') return rewriteText(yaml, change.path, change.rewrite);
    if (change.kind === 'remove') return removeEntries(yaml, change.key, new Set(change.indexes));
    added.set(change.key, [...(added.get(change.key) ?? []), change.entry]);
    return [];
  });
  return [...edits, ...[...added].map(([key, entries]) => addEntries(yaml, key, entries))];
}

/** Returns the file's value after a change. */
function changed(value: unknown, change: YamlChange): unknown {
  switch (change.kind) {
    case 'set':
      return withValue(value, change.path, () => change.value);
    case 'rewrite':
      return withValue(value, change.path, (text) => (typeof text === 'string' ? change.rewrite(text) : text));
    case 'add':
      return withValue(value, [change.key], (list) => [...(Array.isArray(list) ? list : []), { ...change.entry }]);
    case 'remove':
      return withoutEntries(value, change.key, change.indexes);
  }
}

function withoutEntries(value: unknown, key: string, indexes: readonly number[]): unknown {
  const { [key]: list, ...others }: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {};
  const left = Array.isArray(list) ? list.filter((_, index) => !indexes.includes(index)) : [];
  return left.length === 0 ? others : { ...others, [key]: left };
}

function withValue(value: unknown, [step, ...rest]: ValuePath, replace: (value: unknown) => unknown): unknown {
  if (step === undefined) return replace(value);
  if (Array.isArray(value)) return value.map((item: unknown, index) => (index === step ? withValue(item, rest, replace) : item));
  const fields = typeof value === 'object' && value !== null ? value : {};
  return { ...fields, [step]: withValue(Reflect.get(fields, step), rest, replace) };
}
