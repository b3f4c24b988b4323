import { expect } from 'vitest';
import type { Place } from '../../../../packages/core/src/problems/problem.ts';
import { readSimpleYaml } from '../../../../packages/core/src/yaml/simple/read-simple-yaml.ts';
import { readWithPlaces, readYaml, type TextPart, type ValuePath, type YamlFile } from '../../../../packages/core/src/yaml/yaml-file.ts';

/**
 * What the quick reader reads must have the places that the parser returns: of keys, values and words, and of missing ones.
 * Compares about `most` of them, because the parser needs long for each in a large file.
 */
export function expectNoOtherPlaces(text: string, most = 4_000): void {
  if (!readSimpleYaml(text)) return;
  const file = readYaml('page.yaml', text);
  if (file.problems.length > 0) return;
  const all = [...partsOf(file.value, [])];
  const step = Math.ceil(all.length / most);
  const parts = all.filter((_, index) => index % step === 0);
  expect(placesOf(file, parts)).toBe(placesOf(readWithPlaces('page.yaml', text), parts));
}

type Part = [ValuePath, 'key' | 'value' | TextPart];

const placesOf = ({ locate, readText }: YamlFile, parts: readonly Part[]): string =>
  [JSON.stringify(readText()), ...parts.map(([path, part]) => `${JSON.stringify([path, part])}: ${shown(locate(path, part))}`)].join('\n');

const shown = ({ line, column, length }: Place): string => `${line}:${column}, ${length}`;

function* partsOf(value: unknown, path: ValuePath): Generator<Part> {
  for (const at of [path, [...path, 'missing'], [...path, 0], [...path, '0'], [...path, 99, 'deeper']]) {
    yield [at, 'key'];
    yield [at, 'value'];
  }
  for (const part of wordsIn(value)) yield [path, part];
  if (typeof value !== 'object' || value === null) return;
  for (const [name, entry] of Object.entries(value)) yield* partsOf(entry, [...path, Array.isArray(value) ? Number(name) : name]);
}

function wordsIn(value: unknown): TextPart[] {
  if (typeof value !== 'string') return [{ words: 'a', before: 0 }];
  const all = value.split(/\s+/);
  const some = [all[0], all[Math.floor(all.length / 2)], all.at(-1), 'e', 'not in the text'];
  return some.flatMap((words = '') => [0, 1].map((before) => ({ words, before })));
}
