import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from '../../../packages/engine/tests/support/project-root.ts';
import { budgets } from '../budgets.ts';
import { middleOf } from '../figure.ts';
import { figureJson, isWithin, printFigure } from '../print-figure.ts';
import { weightItemNames } from '../weight-items.ts';

test('a figure is within its budget up to the limit, and over it above', () => {
  expect(isWithin({ budget: 'lcp', what: 'a', value: 1.45, unit: 's' })).toBe(true);
  expect(isWithin({ budget: 'lcp', what: 'a', value: 1.451, unit: 's' })).toBe(false);
  expect(isWithin({ what: 'a', value: 99, unit: 's' })).toBeUndefined();
  expect(isWithin({ budget: 'lcp', what: 'a', value: Number.NaN, unit: 's' })).toBe(false);
});

test('a line has the verdict, the description and the limit', () => {
  expect(printFigure({ budget: 'preview-10', what: 'saving', value: 45.4, best: 40, unit: 'ms' })).toMatch(
    /^ {2}ok {3}saving +45 ms {3}at most 60 ms +best 40 ms, load \d+\.\d$/,
  );
  expect(printFigure({ budget: 'preview-10', what: 'saving', value: 61, unit: 'ms' })).toMatch(/^ {2}over /);
});

test('a line with a time has its processor time, too', () => {
  expect(printFigure({ what: 'cold', value: 2, best: 1.5, cpu: 3.149, unit: 's' })).toMatch(
    /2\.00 s +best 1\.50 s, 3\.15 s of CPU, load \d/,
  );
});

test('a figure as JSON has its budget', () => {
  expect(figureJson('preview', { budget: 'preview-10', what: 'saving', value: 45.4, unit: 'ms' })).toMatchObject({
    part: 'preview',
    value: 45.4,
    most: 60,
    isGood: true,
  });
});

test('several runs give their median and the best', () => {
  expect(middleOf([3, 1, 2])).toEqual({ value: 2, best: 1 });
});

test('a budget of the project is printed like one of the engine', () => {
  const figure = { budget: { name: 'home-images', most: 450, source: 'bench.yaml' }, what: 'images', value: 451, unit: 'kB' } as const;
  expect(isWithin(figure)).toBe(false);
  expect(printFigure(figure)).toMatch(/^ {2}over images +451 kB {3}at most 450 kB/);
  expect(figureJson('weight', figure)).toMatchObject({ budget: 'home-images', most: 450, source: 'bench.yaml', isGood: false });
  expect(figureJson('weight', { what: 'images', value: 451, unit: 'kB' })).not.toHaveProperty('isGood');
});

test('every budget is explained in the documentation', () => {
  const text = readFileSync(inProject('docs/benchmark.md'), 'utf8');
  expect([...Object.keys(budgets), ...weightItemNames].filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});
