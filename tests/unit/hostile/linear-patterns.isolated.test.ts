import { analyse } from 'scslre';
import { describe, expect, test } from 'vitest';
import { isSweep } from '../../../packages/engine/tests/support/sweeps.ts';
import { patternsOf, type WrittenPattern } from '../../support/patterns-of.ts';
import { slowInput } from '../../support/slow-input.ts';
import { productFiles } from '../../support/source-files.ts';

const patterns = [...new Map(patternsOf(productFiles()).map((pattern) => [`${pattern.source} ${pattern.flags}`, pattern])).values()];

/** What `scslre` finds by reading a pattern: two quantifiers can trade characters, one repeats itself, or each character starts it anew. */
const faultsOf = ({ source, flags }: { source: string; flags: string }): string[] =>
  analyse({ source, flags }).reports.map(({ type }) => type);

const places = (find: (pattern: WrittenPattern) => string | undefined): string[] =>
  patterns.flatMap((pattern) => {
    const fault = find(pattern);
    return fault === undefined ? [] : [`${pattern.place} /${pattern.source}/${pattern.flags}: ${fault}`];
  });

describe('the time of a regular expression', () => {
  test('grows no faster than its text: no text of an author or a visitor makes it stop everything else', () => {
    expect(patterns.length).toBeGreaterThan(500);
    expect(places((pattern) => faultsOf(pattern)[0])).toEqual([]);
  });

  // Measuring takes a minute. It also finds patterns whose beginning is repeated in the text, and can take a busy machine for a slow one.
  test.runIf(isSweep)('grows no faster than texts that are made to be slow', () => {
    expect(places((pattern) => slowInput(pattern))).toEqual([]);
  });

  test.each([
    ['the spaces at the end', / +$/],
    ['what is after a comma', /,.*$/],
    ['numbers', /^(?:\d+\.?\d*)$/],
    ['nested quantifiers', /^(?:a+)+$/],
  ])('that is quadratic or worse is found: %s', (_, pattern) => {
    expect(faultsOf(pattern)).not.toEqual([]);
    if (isSweep) expect(slowInput(pattern)).toBeDefined();
  });

  test.runIf(isSweep).each([
    ['HTML comments', /<!--[\s\S]*?-->/g],
    ['links', /\[([^[\]\n]+)\]\(#[^)\s]*\)/g],
  ])('that is quadratic when its beginning is repeated is found: %s', (_, pattern) => {
    expect(slowInput(pattern)).toBeDefined();
  });

  test.each([
    ['the spaces at the end', /(?<! ) +$/],
    ['what is after a comma', /,.*/s],
    ['numbers', /^(?:\d+(?:\.\d*)?)$/],
  ])('that is linear is not reported: %s', (_, pattern) => {
    expect(faultsOf(pattern)).toEqual([]);
    expect(slowInput(pattern)).toBeUndefined();
  });
});
