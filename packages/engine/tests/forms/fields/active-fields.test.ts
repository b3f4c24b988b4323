import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { activeFields } from '../../../../core/src/forms/answers.ts';
import type { Condition } from '../../../../core/src/schema/form-fields.ts';

type Field = { name: string; when: Condition[] };

const field = (name: string, ...when: [field: string, ...is: string[]][]): Field => ({
  name,
  when: when.map(([of, ...is]) => ({ field: of, is })),
});
const namesOf = (fields: readonly Field[], answers: Record<string, string[]>): string[] =>
  activeFields(fields, answers).map(({ name }) => name);

describe('a field with a condition is asked for', () => {
  const fields = [field('role'), field('other', ['role', 'other', 'none'])];

  test('when the other field has one of the answers', () => {
    expect(namesOf(fields, { role: ['other'] })).toEqual(['role', 'other']);
    expect(namesOf(fields, { role: ['none'] })).toEqual(['role', 'other']);
    expect(namesOf(fields, { role: ['carpenter'] })).toEqual(['role']);
    expect(namesOf(fields, {})).toEqual(['role']);
  });

  test('when one of several answers is among them', () => {
    expect(namesOf(fields, { role: ['carpenter', 'other'] })).toEqual(['role', 'other']);
  });

  test('when a checkbox is not checked, and the condition is that', () => {
    const unchecked = [field('known'), field('name', ['known', ''])];
    expect(namesOf(unchecked, {})).toEqual(['known', 'name']);
    expect(namesOf(unchecked, { known: [''] })).toEqual(['known', 'name']);
    expect(namesOf(unchecked, { known: ['yes'] })).toEqual(['known']);
  });

  test('only when all conditions hold', () => {
    const nested = [field('a'), field('b'), field('c', ['a', '1'], ['b', '2'])];
    expect(namesOf(nested, { a: ['1'], b: ['2'] })).toEqual(['a', 'b', 'c']);
    expect(namesOf(nested, { a: ['1'], b: ['1'] })).toEqual(['a', 'b']);
  });
});

test('the answer of a field that is not asked for counts as empty, also when a request has one', () => {
  const chain = [field('a'), field('b', ['a', '1']), field('c', ['b', '2']), field('d', ['b', ''])];
  expect(namesOf(chain, { a: ['1'], b: ['2'] })).toEqual(['a', 'b', 'c']);
  expect(namesOf(chain, { a: ['0'], b: ['2'] })).toEqual(['a', 'd']);
});

test('names of inherited properties are names like others', () => {
  expect(namesOf([field('a', ['constructor', 'x']), field('b', ['toString', ''])], {})).toEqual(['b']);
});

test('property: fields without conditions are always asked for, in order, and more answers to others never change that', () => {
  const name = fc.constantFrom('a', 'b', 'c', 'd', 'e');
  const answers = fc.dictionary(name, fc.array(fc.constantFrom('', '1', '2'), { maxLength: 2 }));
  const conditions = fc.array(fc.record({ field: name, is: fc.array(fc.constantFrom('', '1', '2'), { minLength: 1 }) }), { maxLength: 2 });
  const form = fc.uniqueArray(fc.record({ name, when: conditions }), { selector: (one) => one.name });
  fc.assert(
    fc.property(form, answers, (fields, given) => {
      const active = activeFields(fields, given);
      expect(fields.filter((one) => active.includes(one))).toEqual(active);
      for (const one of fields.filter(({ when }) => when.length === 0)) expect(active).toContain(one);
      // What is not asked for has no influence: without its answers the result is the same.
      const kept = Object.fromEntries(Object.entries(given).filter(([key]) => active.some((one) => one.name === key)));
      expect(activeFields(fields, kept)).toEqual(active);
    }),
  );
});
