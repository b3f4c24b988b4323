import { expect, test } from 'vitest';
import { isMentioned } from '../src/client/is-mentioned.ts';

const size = { name: 'size', label: 'Size' };
const colour = { name: 'colour', label: 'Colour' };

test.each([
  ['only has its own name', { fields: [size, colour] }, false],
  ['has a setting of the same name', { size: 3, fields: [size, colour] }, false],
  [
    'decides about another field, in another step',
    { steps: [{ fields: [size] }, { fields: [{ ...colour, when: { field: 'size', is: 'M' } }] }] },
    true,
  ],
  ['stands in an address', { leadsTo: 'https://pay.example/donate?width={size}', fields: [size] }, true],
])('a form field that %s', (_, form, expected) => {
  expect(isMentioned('size', { type: 'form', ...form })).toBe(expected);
});
