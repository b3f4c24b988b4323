import { afterEach, describe, expect, test } from 'vitest';
import type { FormField } from '../../packages/core/src/schema/form-fields.ts';
import { english } from '../../packages/core/src/strings/en.ts';
import { linkedAnswers } from '../../packages/engine/src/forms/fields/linked-answers.ts';

const options = [
  { label: 'The vault', value: 'the-vault' },
  { label: 'The attic', value: 'attic', isClosed: true as const },
];
const base = { name: 'field', label: 'Field', required: true, fromAddress: true };
const text: FormField = { ...base, kind: 'text', rule: 'any', maxLength: 10 };

const answersAt = (query: string, field: FormField): Readonly<Record<string, string>> => {
  history.replaceState(null, '', `/book${query}`);
  return linkedAnswers([field], {
    emailRule: 'wide',
    today: { first: '2027-06-01', last: '2027-06-01', now: 0 },
    language: 'en',
    strings: english,
  });
};

afterEach(() => history.replaceState(null, '', '/'));

describe('the query of a page', () => {
  test('has answers for fields of several kinds', () => {
    expect(answersAt('?field=Ann', text).field).toBe('Ann');
    expect(answersAt('?field=2027-06-05', { ...base, kind: 'date', min: 'today' }).field).toBe('2027-06-05');
    expect(answersAt('?field=18%3A30', { ...base, kind: 'time', step: 30 }).field).toBe('18:30');
    expect(answersAt('?field=the-vault', { ...base, kind: 'select', options }).field).toBe('the-vault');
    expect(answersAt('?field=the-vault', { ...base, kind: 'radio', options })['field the-vault']).toBe('the-vault');
    const several = options.map(({ label, value }) => ({ label, value }));
    expect(answersAt('?field=attic&field=the-vault', { ...base, kind: 'checkboxes', options: several })).toMatchObject({
      'field attic': 'attic',
      'field the-vault': 'the-vault',
    });
  });

  test('fills in only what the field accepts', () => {
    expect(answersAt('?field=Anastasia+Weaver', text)).toEqual({});
    expect(answersAt('?field=2027-05-31', { ...base, kind: 'date', min: 'today' })).toEqual({});
    expect(answersAt('?field=7', { ...base, kind: 'number', max: 6, step: 1 })).toEqual({});
    for (const answer of ['attic', 'The+vault', 'toString', '', '<b>'])
      expect(answersAt(`?field=${answer}`, { ...base, kind: 'select', options })).toEqual({});
    // A field whose condition does not hold yet.
    expect(answersAt('?field=attic', { ...base, kind: 'select', options, when: [{ field: 'other', is: ['x'] }] })).toEqual({});
  });

  test('fills in no field whose author has not asked for it', () => {
    expect(answersAt('?field=Ann', { ...text, fromAddress: undefined })).toEqual({});
    expect(answersAt('?other=Ann', text)).toEqual({});
  });
});
