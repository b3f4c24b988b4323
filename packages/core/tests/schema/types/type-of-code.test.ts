import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineCollection } from '../../../src/schema/fields/define-collection.ts';
import { idSchema } from '../../../src/schema/fields/text.ts';
import type { RecordTraits } from '../../../src/schema/record-traits.ts';
import { recordField } from '../../../src/schema/types/type-collection.ts';
import { typesOfCode } from '../../../src/schema/types/type-of-code.ts';

const schema = z.strictObject({
  id: idSchema,
  name: recordField('text'),
  price: recordField('money', { currency: 'EUR' }),
  rows: recordField('number').max(9).optional(),
  code: z.string(),
});

const typesWith = (traits: Omit<RecordTraits<'name' | 'price' | 'code'>, 'one' | 'many'>) =>
  typesOfCode({ dishes: defineCollection(schema, { one: 'dish', many: 'dishes', ...traits }), others: defineCollection(schema) });

test('a collection with traits is a type with the fields that recordField made, also with checks of their own', () => {
  const { dishes, ...others } = typesWith({ title: 'name' });
  expect(others).toEqual({});
  expect(dishes).toMatchObject({ one: 'dish', roles: { title: 'name' }, source: 'schemas/collections/dishes.ts', isWhole: true });
  expect(dishes?.fields).toEqual({
    name: { kind: 'text', required: true },
    price: { kind: 'money', currency: 'EUR', required: true },
    rows: { kind: 'number', required: false },
  });
});

test.each([
  [{ title: 'price' }, '"title": the name of a field below with kind: text.'],
  [{ summary: 'code' }, '"summary": the name of a field below with kind: text.'],
  [{ feed: true }, '"feed": true only beside a field with kind: date'],
  [
    { schema: { type: 'Product', price: 'name' } },
    '"schema.price": "name" does not fit. It is a recordField of the kind money; these fit: price.',
  ],
  [{ schema: 'Place' }, '"schema": search engines want "place" of every Place, and no recordField has it.'],
] as const)('traits that do not fit the fields are an error: %j', (traits, message) => {
  expect(() => typesWith(traits)).toThrow(`The collection "dishes" is declared wrongly. ${message}`);
});
