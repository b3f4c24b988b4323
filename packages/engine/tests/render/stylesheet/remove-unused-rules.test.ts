import { expect, test } from 'vitest';
import { removeUnusedRules } from '../../../src/render/stylesheet/remove-unused-rules.ts';

const rest = (css: string): string =>
  removeUnusedRules(css, (name) => name === 'tile')
    .replaceAll(/\s+/g, ' ')
    .trim();

test('a rule whose every selector needs an unused class is removed', () => {
  expect(rest('.tile { top: 0 } ul > .tile:hover { top: 0 } .card { top: 1px }')).toBe('.card { top: 1px; }');
  expect(rest('ul:has(> .tile) > li { top: 0 } :where(.list .tile)::before { top: 0 }')).toBe('');
});

test('of a rule with other selectors, they stay', () => {
  expect(rest('.tile, .card { top: 0 }')).toBe('.card { top: 0; }');
  expect(rest(':where(.tile, .card) p { top: 0 }')).toBe(':where(.tile, .card) p { top: 0; }');
});

test('an exclusion needs no class, and elements and attributes are never unused', () => {
  expect(rest('li:not(.tile), tile[tile] { top: 0 }')).toBe('li:not(.tile), tile[tile] { top: 0; }');
});

test('rules in rules, layers and conditions are rules too', () => {
  expect(rest('@layer look { .card { top: 0; .tile & { top: 1px } } @media print { .tile { top: 0 } } }')).not.toContain('tile');
});
