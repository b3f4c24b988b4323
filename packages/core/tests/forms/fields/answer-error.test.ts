import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Answered } from '../../../src/forms/answers.ts';
import { answerErrors } from '../../../src/forms/fields/answer-error.ts';
import type { FormField } from '../../../src/schema/form-fields.ts';
import { english } from '../../../src/strings/en.ts';

const strings = english;
const language = 'en';
const today = { first: '2027-06-01', last: '2027-06-02', now: Date.parse('2027-06-01T18:00:00Z') };
const base = { name: 'field', label: 'Field' };
const options = ['Carpenter', 'Painter', 'Other'].map((label) => ({ label, value: label.toLowerCase() }));

/** Returns the error of a field with these answers. */
function errorOf(field: FormField, answers: readonly string[], files: Answered['files'][string] = []): string | undefined {
  const answered = { answers: { [field.name]: answers }, files: { [field.name]: files } };
  return answerErrors([field], answered, { emailRule: 'wide', today, strings, language })[field.name];
}

test('an option that is closed cannot be chosen', () => {
  const field: FormField = { ...base, kind: 'select', options: [...options, { label: 'Roofer (full)', value: 'roofer', isClosed: true }] };
  expect(errorOf(field, ['painter'])).toBeUndefined();
  expect(errorOf(field, ['roofer'])).toBe(strings.formFields.choose);
});

test('an option whose time has passed cannot be chosen', () => {
  const concerts = [
    { label: 'Matinee', value: 'matinee', until: '2027-06-01T18:00:00Z' },
    { label: 'Evening', value: 'evening', until: '2027-06-01T18:00:01Z' },
  ];
  for (const kind of ['select', 'radio', 'checkboxes'] as const) {
    expect(errorOf({ ...base, kind, options: concerts }, ['evening'])).toBeUndefined();
    expect(errorOf({ ...base, kind, options: concerts }, ['matinee'])).toBe(strings.formFields.choose);
  }
});

describe('a field without an answer', () => {
  const kinds: FormField[] = [
    { ...base, kind: 'text', rule: 'any', maxLength: 20 },
    { ...base, kind: 'email', rule: 'email', maxLength: 200 },
    { ...base, kind: 'phone' },
    { ...base, kind: 'number', step: 1 },
    { ...base, kind: 'date' },
    { ...base, kind: 'time', step: 1 },
    { ...base, kind: 'select', options },
    { ...base, kind: 'radio', options },
    { ...base, kind: 'checkboxes', options, min: 2 },
    { ...base, kind: 'file', accept: ['pdf'], maxSize: 10, maxCount: 1 },
  ];

  test.each(kinds.map((field) => [field.kind, field] as const))('%s may be empty', (_, field) => {
    for (const answers of [[], [''], [' ']]) expect(errorOf(field, answers)).toBeUndefined();
  });

  test.each(kinds.map((field) => [field.kind, field] as const))('%s has a message when it is required', (_, field) => {
    for (const answers of [[], [''], ['\u00a0']]) {
      expect(errorOf({ ...field, required: true }, answers)).toMatch(/\w/);
      expect(errorOf({ ...field, required: 'Say it' }, answers)).toBe('Say it');
    }
  });

  test('a consent must be given, a checkbox need not', () => {
    expect(errorOf({ ...base, kind: 'consent', required: true }, [])).toMatch(/agree/);
    expect(errorOf({ ...base, kind: 'consent', required: true }, ['no'])).toMatch(/agree/);
    expect(errorOf({ ...base, kind: 'consent', required: true }, ['yes'])).toBeUndefined();
    expect(errorOf({ ...base, kind: 'checkbox' }, [])).toBeUndefined();
    expect(errorOf({ ...base, kind: 'checkbox' }, ['perhaps'])).toMatch(/check/);
  });
});

describe('a phone number', () => {
  const german: FormField = { ...base, kind: 'phone', country: '+49' };

  test.each(['+49 30 1234567', '0049 30 1234567', '+1 (212) 555-0100', '+91-98220-55501', '٠٠٤٩٣٠١٢٣٤٥٦٧', '+44 20 7946\u00a00018'])(
    'F-8 %s is fine in every country',
    (answer) => {
      expect(errorOf(german, [answer])).toBeUndefined();
      expect(errorOf({ ...base, kind: 'phone' }, [answer])).toBeUndefined();
    },
  );

  test.each(['030 1234567', '030/123 45 67', '0151 23456789'])('%s is fine with a country only', (answer) => {
    expect(errorOf(german, [answer])).toBeUndefined();
    expect(errorOf({ ...base, kind: 'phone' }, [answer])).toMatch(/country code/);
  });

  test.each(['+0 30 1234567', '+49 30', '12', 'call me', '+491234567890123456', '0123456789012345', '+49 30 x'])('%s is none', (answer) => {
    expect(errorOf(german, [answer])).toMatch(/phone number/);
    expect(errorOf({ ...german, invalid: 'Which number?' }, [answer])).toBe('Which number?');
  });
});

describe('a number', () => {
  const guests: FormField = { ...base, kind: 'number', min: 1, max: 12, step: 1 };

  test.each(['1', '12', ' 7 ', '१२', '+3', '4.0'])('%s is fine', (answer) => expect(errorOf(guests, [answer])).toBeUndefined());

  test.each(['0', '13', '-1', '2.5', 'two', '1e1', '0x2', 'Infinity', '?', '1,2,3'])('%s is not', (answer) => {
    expect(errorOf(guests, [answer])).toMatch(/Write a/);
    expect(errorOf({ ...guests, invalid: 'One to twelve' }, [answer])).toBe('One to twelve');
  });

  test('may have a comma or a point when its step is smaller than one', () => {
    const price: FormField = { ...base, kind: 'number', step: 0.01 };
    for (const answer of ['0.1', '19,99', '1 000,50', '-3.07']) expect(errorOf(price, [answer])).toBeUndefined();
    for (const answer of ['0.001', '1.2.3']) expect(errorOf(price, [answer])).toMatch(/number/);
  });

  test('property: every multiple of the step between the limits is fine', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 }), fc.constantFrom(0.1, 0.25, 0.5, 1, 5), (steps, step) => {
        const field: FormField = { ...base, kind: 'number', min: -3, max: 1e6, step };
        expect(errorOf(field, [String(Number((-3 + steps * step).toFixed(6)))])).toBeUndefined();
      }),
    );
  });
});

describe('a date', () => {
  const day: FormField = { ...base, kind: 'date', min: 'today', max: '2027-12-31' };

  test('is a day of the calendar', () => {
    for (const answer of ['2027-06-31', '2027-13-01', '2027-6-1', '01.06.2027', '?', '2027-06-01T00:00'])
      expect(errorOf(day, [answer])).toBe('Write a complete date');
    expect(errorOf({ ...base, kind: 'date' }, ['2028-02-29'])).toBeUndefined();
    expect(errorOf({ ...base, kind: 'date' }, ['2027-02-29'])).toBe('Write a complete date');
  });

  test('is within its limits; today is any day that is today somewhere', () => {
    for (const answer of ['2027-06-01', '2027-06-02', '2027-12-31']) expect(errorOf(day, [answer])).toBeUndefined();
    expect(errorOf(day, ['2027-05-31'])).toBe('Choose a date from today');
    expect(errorOf(day, ['2028-01-01'])).toBe('Choose a date until 2027-12-31');
    const past: FormField = { ...base, kind: 'date', max: 'today' };
    expect(errorOf(past, ['2027-06-02'])).toBeUndefined();
    expect(errorOf(past, ['2027-06-03'])).toBe('Choose a date until today');
  });
});

describe('a time', () => {
  const time: FormField = { ...base, kind: 'time', min: '17:30', max: '22:00', step: 15 };

  test('is on the 24-hour clock', () => {
    for (const answer of ['24:00', '9:30', '18:60', '6 pm', '?', '18:30:00']) expect(errorOf(time, [answer])).toBe('Write a complete time');
    for (const answer of ['00:00', '23:59']) expect(errorOf({ ...base, kind: 'time', step: 1 }, [answer])).toBeUndefined();
  });

  test('is within its limits, in steps from the first one', () => {
    for (const answer of ['17:30', '18:45', '22:00']) expect(errorOf(time, [answer])).toBeUndefined();
    expect(errorOf(time, ['17:15'])?.replace(/\s/gu, ' ')).toBe('Choose a time from 5:30 PM');
    expect(errorOf(time, ['22:15'])?.replace(/\s/gu, ' ')).toBe('Choose a time until 10:00 PM');
    expect(errorOf(time, ['18:40'])?.replace(/\s/gu, ' ')).toBe('Choose a time in steps of 15 minutes from 5:30 PM');
    expect(errorOf({ ...base, kind: 'time', step: 30 }, ['18:15'])).toMatch('in steps of 30 minutes');
    expect(errorOf({ ...time, invalid: 'We open at half past five' }, ['12:00'])).toBe('We open at half past five');
  });
});

describe('options', () => {
  test('are those of the author', () => {
    for (const kind of ['select', 'radio'] as const) {
      expect(errorOf({ ...base, kind, options }, ['painter'])).toBeUndefined();
      for (const answer of ['Painter', 'boss', 'toString'])
        expect(errorOf({ ...base, kind, options }, [answer])).toBe('Please choose an answer');
    }
  });

  test('several are as many as the author says, each once', () => {
    const field: FormField = { ...base, kind: 'checkboxes', options, required: true, min: 2, max: 2 };
    expect(errorOf(field, ['carpenter', 'other'])).toBeUndefined();
    expect(errorOf(field, ['carpenter'])).toBe('Choose at least 2');
    expect(errorOf(field, ['carpenter', 'painter', 'other'])).toBe('Choose at most 2');
    expect(errorOf(field, ['carpenter', 'carpenter'])).toBe('Please choose an answer');
    expect(errorOf(field, ['carpenter', 'boss'])).toBe('Please choose an answer');
  });
});

describe('files', () => {
  const field: FormField = { ...base, kind: 'file', accept: ['pdf', 'image'], maxSize: 1024 * 1024, maxCount: 2 };
  const pdf = { name: 'cv.pdf', size: 1000, kind: 'pdf' } as const;

  test('have an accepted kind and size, and are not too many', () => {
    expect(errorOf(field, [], [pdf, { ...pdf, kind: 'image' }])).toBeUndefined();
    expect(errorOf(field, [], [pdf, pdf, pdf])).toBe('Choose at most 2 files');
    expect(errorOf(field, [], [{ ...pdf, kind: 'text' }])).toBe('Choose files of these kinds: PDF, JPEG, PNG, WebP, HEIC');
    expect(errorOf(field, [], [{ ...pdf, kind: undefined }])).toMatch(/these kinds/);
    expect(errorOf(field, [], [{ ...pdf, size: 1024 * 1024 + 1 }])).toBe('Choose files of at most 1 MB each');
    expect(errorOf({ ...field, invalid: 'A small PDF, please' }, [], [pdf, pdf, pdf])).toBe('A small PDF, please');
  });
});

test('F-9 an e-mail address follows the rule of the form', () => {
  const field: FormField = { ...base, kind: 'email', rule: 'email', maxLength: 200 };
  for (const address of ['anna@firm.example', 'x@y.agency', "o'brien@x.ie"]) expect(errorOf(field, [address])).toBeUndefined();
  expect(errorOf(field, ['a@b..com'])).toMatch(/e-mail address/);
});

test('a field that is not asked for has no error', () => {
  const fields: FormField[] = [
    { ...base, name: 'role', kind: 'radio', options, required: true },
    { ...base, name: 'which', kind: 'text', rule: 'any', maxLength: 20, required: true, when: [{ field: 'role', is: ['other'] }] },
  ];
  const errorsOf = (answers: Answered['answers']) =>
    Object.keys(answerErrors(fields, { answers, files: {} }, { emailRule: 'wide', today, strings, language }));
  expect(errorsOf({ role: ['painter'] })).toEqual([]);
  expect(errorsOf({ role: ['other'] })).toEqual(['which']);
  expect(errorsOf({})).toEqual(['role']);
});

test('property: no answer makes the check throw', () => {
  const all: FormField[] = [
    { ...base, name: 'a', kind: 'text', rule: 'any', maxLength: 20, pattern: '^[a-z]+$' },
    { ...base, name: 'b', kind: 'phone', country: '+49' },
    { ...base, name: 'c', kind: 'number', step: 0.1, min: 0 },
    { ...base, name: 'd', kind: 'date', min: 'today' },
    { ...base, name: 'e', kind: 'checkboxes', options, max: 2 },
    { ...base, name: 'f', kind: 'consent', required: true },
    { ...base, name: 'g', kind: 'hidden', value: 'x' },
  ];
  const answers = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', '__proto__'), fc.array(fc.string({ unit: 'binary' })));
  fc.assert(
    fc.property(answers, (given) => {
      const errors = answerErrors(all, { answers: given, files: {} }, { emailRule: 'wide', today, strings, language });
      for (const message of Object.values(errors)) expect(message).toMatch(/\w/);
      expect(Object.keys(errors)).not.toContain('g');
    }),
  );
});
