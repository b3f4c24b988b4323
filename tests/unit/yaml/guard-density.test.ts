import { describe, expect, test } from 'vitest';
import { guardDensity } from '../../../packages/core/src/yaml/guard-source.ts';
import { pageLimits } from '../../../packages/core/src/yaml/limits.ts';
import { readYaml } from '../../../packages/core/src/yaml/yaml-file.ts';
import { hostileTexts } from '../../../packages/engine/tests/support/hostile-texts.ts';
import { benchPage } from '../../support/bench-page.ts';

const codesOf = (text: string): string[] => readYaml('page.yaml', text).problems.map(({ code }) => code);

describe('a file of YAML indicators only', () => {
  test('is rejected with its number of indicators and the limit', () => {
    const problem = guardDensity('page.yaml', ','.repeat(15_001), pageLimits.parserSyntax);
    expect(problem?.message).toBe(
      'This file has too many lines, quotes, colons and other special characters: 15,001. The maximum is 15,000.',
    );
    expect(problem).toMatchObject({ code: 'file-too-large', line: 1, column: 1 });
    expect(guardDensity('page.yaml', ','.repeat(15_000), pageLimits.parserSyntax)).toBeUndefined();
  });

  test('is rejected before the parser runs', () => {
    expect(codesOf('? a\n'.repeat(8_000))).toEqual(['file-too-large']);
    expect(codesOf('!a '.repeat(6_000))).toEqual(['file-too-large']);
  });

  test('has more indicators than thirty pages of valid content', () => {
    const list = Array.from(
      { length: 30 },
      (_, index) =>
        `- ${benchPage(index + 1)
          .trimEnd()
          .replaceAll('\n', '\n  ')}`,
    );
    expect(codesOf(`${list.join('\n')}\n`)).toEqual([]);
  });
});

test.each(Object.entries(hostileTexts))('%s: one problem at most, and no throw', (_, text) => {
  expect(codesOf(text).length).toBeLessThanOrEqual(1);
});
