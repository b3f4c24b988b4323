import fc from 'fast-check';
import { expect, test } from 'vitest';
import { divideOwn, isOwnPath, mergeOwn } from '../../../../src/content/validate/translation/merge-own.ts';

const name = fc.constantFrom('brand', 'footer', 'text', 'links');
const { fields } = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 3 }, fc.string(), fc.integer(), fc.array(fc.string(), { maxLength: 3 }), tie('fields')),
  fields: fc.dictionary(name, tie('value'), { maxKeys: 3, noNullPrototype: true }),
}));

/** The paths of all values in groups of fields. */
const leaves = (value: unknown, path: readonly string[] = []): (readonly string[])[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]))
    : [path];

test('what comes from a translation and the rest are together the merged settings', () => {
  fc.assert(
    fc.property(fields, fields, (base, own) => {
      const merged = mergeOwn(base, own);
      const parts = divideOwn(merged, own);
      expect(mergeOwn(parts.rest, parts.own)).toEqual(merged);
    }),
  );
});

test('every value of a translation is in the merged settings, and each path knows where it comes from', () => {
  fc.assert(
    fc.property(fields, fields, (base, own) => {
      const { own: found } = divideOwn(mergeOwn(base, own), own);
      expect(found).toEqual(own);
      for (const path of leaves(own)) expect({ path, isOwn: isOwnPath(own, path) }).toEqual({ path, isOwn: true });
    }),
  );
});

test('a list is replaced as a whole, a group field by field', () => {
  const base = { footer: { text: 'Wood', links: ['a', 'b'] }, hsts: 'none' };
  expect(mergeOwn(base, { footer: { links: ['c'] } })).toEqual({ footer: { text: 'Wood', links: ['c'] }, hsts: 'none' });
  expect(isOwnPath({ footer: { links: ['c'] } }, ['footer', 'links', 0, 'label'])).toBe(true);
  expect(isOwnPath({ footer: { links: ['c'] } }, ['footer', 'text'])).toBe(false);
});
