import { describe, expect, test } from 'vitest';
import { isSweep } from '../../../packages/engine/tests/support/sweeps.ts';
import { patternsOf } from '../../support/patterns-of.ts';
import { slowInput } from '../../support/slow-input.ts';
import { productFiles } from '../../support/source-files.ts';

const patterns = patternsOf(productFiles());

describe('the time of a regular expression', () => {
  test('grows no faster than its text: no text of an author or a visitor makes it stop everything else', () => {
    expect(patterns.length).toBeGreaterThan(500);
    const known = new Map(patterns.map((pattern) => [`${pattern.source} ${pattern.flags}`, pattern]));
    const slow = [...known.values()].flatMap((pattern) => {
      const input = slowInput(pattern, isSweep ? 25 : 5);
      return input === undefined ? [] : [`${pattern.place} /${pattern.source}/${pattern.flags} for ${input}`];
    });
    expect(slow).toEqual([]);
  });

  test.each([
    ['the spaces at the end', / +$/],
    ['what is after a comma', /,.*$/],
    ['numbers', /^(?:\d+\.?\d*)$/],
    ['HTML comments', /<!--[\s\S]*?-->/g],
    ['links', /\[([^[\]\n]+)\]\(#[^)\s]*\)/g],
    ['nested quantifiers', /^(?:a+)+$/],
  ])('that is quadratic or worse is found: %s', (_, pattern) => {
    expect(slowInput(pattern)).toBeDefined();
  });

  test.each([
    ['the spaces at the end', /(?<! ) +$/],
    ['what is after a comma', /,.*/s],
    ['numbers', /^(?:\d+(?:\.\d*)?)$/],
  ])('that is linear is not reported: %s', (_, pattern) => {
    expect(slowInput(pattern)).toBeUndefined();
  });
});
