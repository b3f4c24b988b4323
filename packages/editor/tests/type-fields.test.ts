import { describe, expect, test } from 'vitest';
import { currencyOf } from '../src/client/site-currency.ts';
import { isWhole, linesOf, nameForField, optionsOf, withClosed, withKind, withMoved } from '../src/client/type-fields.ts';

const common = { description: '', isOptional: true, default: undefined, form: {}, sample: undefined };

describe('a field of a type', () => {
  test.each([
    ['Opening day', [], 'openingDay'],
    ['Größe (cm)', [], 'groesseCm'],
    ['Price', ['price'], 'price2'],
    ['Path', [], 'path2'],
    ['Constructor', [], 'constructor2'],
    ['2nd course', [], 'ndCourse'],
    ['料金', [], 'field'],
  ])('with the label %s has a name of its own', (label, taken, name) => {
    expect(nameForField(label, taken)).toBe(name);
  });

  test('with another kind keeps its words, and has what this kind needs', () => {
    expect(
      withKind({ label: 'Price', kind: 'number', unit: 'kg', required: true }, 'money', { collection: 'posts', currency: 'GBP' }),
    ).toEqual({
      label: 'Price',
      kind: 'money',
      currency: 'GBP',
      required: true,
    });
    expect(withKind({}, 'records', { collection: 'posts', currency: 'GBP' })).toEqual({ kind: 'records', of: 'posts' });
  });

  test.each([
    ['of its type', { deposit: { kind: 'money', currency: 'SEK' } }, 'kg', 'de', 'SEK'],
    ['of another type', { name: {} }, 'GBP', 'de', 'GBP'],
    ['of its region', {}, 'kg', 'en-GB', 'GBP'],
    ['of a region with euros', {}, 'kg', 'de-AT', 'EUR'],
    ['that is chosen: several countries speak English', {}, 'kg', 'en', ''],
    ['that is chosen: several countries speak German', {}, 'kg', 'de', ''],
    ['that is chosen in a region of which nobody knows it', {}, 'kg', 'en-KY', ''],
  ])('that is a price has the currency %s', (_, fields, unit, language, currency) => {
    const price = { ...common, name: 'price', control: 'number', isWhole: false, minimum: 0, maximum: undefined, unit } as const;
    const dishes = {
      name: 'dishes',
      fields: [price],
      lists: undefined,
      one: 'dish',
      many: 'dishes',
      roles: {},
      typeFile: 'types/dishes.yaml',
      isUsed: true,
    };
    expect(currencyOf(fields, { collections: [dishes], languages: [language] })).toBe(currency);
  });

  test('can be added with a label, and a choice with two options', () => {
    const choice = withKind({ label: 'Diet' }, 'choice', { collection: 'posts', currency: 'GBP' });
    const typed = (lines: string): object => ({ ...choice, options: optionsOf(lines, choice.options) });
    expect([isWhole({ label: ' ' }), isWhole({ label: 'Name' })]).toEqual([false, true]);
    const price = withKind({ label: 'Price' }, 'money', { collection: 'posts', currency: '' });
    expect([isWhole(price), isWhole({ ...price, currency: 'EUR' })]).toEqual([false, true]);
    expect([isWhole(choice), isWhole({ ...typed('Vegan') }), isWhole({ ...typed('Vegan\nVegetarian') })]).toEqual([false, false, true]);
  });

  test('moves among the others', () => {
    const fields = { a: {}, b: {}, c: {} };
    expect(Object.keys(withMoved(fields, 'c', -1))).toEqual(['a', 'c', 'b']);
    expect(Object.keys(withMoved(fields, 'a', 1))).toEqual(['b', 'a', 'c']);
  });
});

describe('the options of a choice', () => {
  const before = ['annual', { value: 'sold-out', label: 'Gone', closed: true }];

  test('are lines, and the same again', () => {
    expect(linesOf(before)).toBe('annual\nGone');
    expect(optionsOf('annual\nGone', before)).toEqual(before);
  });

  test('keep their words when a label is typed, and get one when they are new', () => {
    expect(optionsOf('annual\nGone for good', before)).toEqual(['annual', { value: 'sold-out', label: 'Gone for good', closed: true }]);
    expect(optionsOf('annual\nGone\nMain courses\n', before)).toEqual([...before, { value: 'main-courses', label: 'Main courses' }]);
  });

  test('that are typed letter by letter have the words of their whole labels, each its own', () => {
    const lines = 'Vegetarian\nVegan\nGlutenfrei\nVegan\nCafé\nCafe\n素食';
    const typed = [...lines].map((_, at) => optionsOf(lines.slice(0, at + 1), []));
    expect(typed.at(-1)).toEqual([
      { value: 'vegetarian', label: 'Vegetarian' },
      { value: 'vegan', label: 'Vegan' },
      { value: 'glutenfrei', label: 'Glutenfrei' },
      { value: 'cafe', label: 'Café' },
      { value: 'cafe-2', label: 'Cafe' },
      { value: 'option', label: '素食' },
    ]);
  });

  test('that change places keep their words, beside a new one', () => {
    expect(optionsOf('New\nannual', before)).toEqual([{ value: 'new', label: 'New' }, 'annual']);
  });

  test('close a record, or no longer do', () => {
    expect(withClosed('full', true)).toEqual({ value: 'full', closed: true });
    expect(withClosed({ value: 'full', label: 'All full', closed: true }, false)).toEqual({ value: 'full', label: 'All full' });
  });
});
