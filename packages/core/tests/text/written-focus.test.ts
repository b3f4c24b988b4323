import fc from 'fast-check';
import { expect, test } from 'vitest';
import { focusPattern, readFocus } from '../../src/text/written-focus.ts';

test.each([
  ['30 70', '30% 70%'],
  ['30%70%', '30% 70%'],
  ['(33.4%, 70%)', '33% 70%'],
  ['.3 0.7', '30% 70%'],
  ['0 0.5', '0% 50%'],
  ['1 1', '1% 1%'],
  ['left top', '0% 0%'],
  ['bottom right', '100% 100%'],
  ['Mitte unten', '50% 100%'],
  ['top', '50% 0%'],
  ['center left', '0% 50%'],
  ['top 30%', '30% 0%'],
  ['', undefined],
  ['30%', undefined],
  ['30% 70% 10%', undefined],
  ['left right', undefined],
  ['30px 70px', undefined],
  ['30,5% 70%', undefined],
  ['constructor top', undefined],
])('%s is read as %s', (written, focus) => {
  expect(readFocus(written)).toBe(focus);
});

const number = fc.integer({ min: -50, max: 200 });
const percent = fc.constantFrom('', '%');
const between = fc.constantFrom(' ', ',', ', ', ' / ', '; ');

test('two numbers are read however they are written, and only from 0 to 100', () => {
  fc.assert(
    fc.property(number, number, percent, percent, between, (x, y, one, other, space) => {
      const isInside = [x, y].every((part) => part >= 0 && part <= 100);
      expect(readFocus(`${x}${one}${space}${y}${other}`)).toBe(isInside ? `${x}% ${y}%` : undefined);
    }),
  );
});

test('of any text nothing is read but what content may have, and that is read as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.%,/ -', 'left', 'top', 'center') }), (text) => {
      const focus = readFocus(text);
      if (focus === undefined) expect(text).not.toMatch(focusPattern);
      else expect([focus, readFocus(focus)]).toEqual([expect.stringMatching(focusPattern), focus]);
    }),
  );
});
