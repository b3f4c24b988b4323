import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { budgets } from '../../../packages/engine/src/bench/budgets.ts';
import { middleOf } from '../../../packages/engine/src/bench/figure.ts';
import { figureJson, isWithin, printFigure } from '../../../packages/engine/src/bench/print-figure.ts';
import { inProject } from '../../support/project-root.ts';

test('a figure at its budget is within it, and anything above is over', () => {
  expect(isWithin({ budget: 'check-cold', what: 'a', value: 2, unit: 's' })).toBe(true);
  expect(isWithin({ budget: 'check-cold', what: 'a', value: 2.001, unit: 's' })).toBe(false);
  expect(isWithin({ what: 'a', value: 99, unit: 's' })).toBeUndefined();
  expect(isWithin({ budget: 'check-cold', what: 'a', value: Number.NaN, unit: 's' })).toBe(false);
});

test('a line says whether it is good, what it is, and what it may be', () => {
  expect(printFigure({ budget: 'preview-10', what: 'saving', value: 45.4, best: 40, unit: 'ms' })).toMatch(
    /^ {2}ok {3}saving +45 ms {3}at most 60 ms +best 40 ms, load \d+\.\d$/,
  );
  expect(printFigure({ budget: 'preview-10', what: 'saving', value: 61, unit: 'ms' })).toMatch(/^ {2}over /);
});

test('the same is there for machines', () => {
  expect(figureJson('preview', { budget: 'preview-10', what: 'saving', value: 45.4, unit: 'ms' })).toMatchObject({
    part: 'preview',
    value: 45.4,
    most: 60,
    isGood: true,
  });
});

test('the middle of several runs, and the best', () => {
  expect(middleOf([3, 1, 2])).toEqual({ value: 2, best: 1 });
});

test('every budget is explained in the documentation', () => {
  const text = readFileSync(inProject('docs/benchmark.md'), 'utf8');
  expect(Object.keys(budgets).filter((name) => !text.includes(`\`${name.replace(/^(home|landing)-/, '')}\``))).toEqual([]);
});
