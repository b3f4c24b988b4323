import {
  defineCollection,
  idSchema,
  listedRecordsOf,
  type RecordReferences,
  type ResolvedRecord,
  recordField,
  recordOf,
  recordsOf,
  textSchema,
} from 'pagewright/schema';
import { z } from 'zod';

/*
 * Type tests of references to records. `npm run types` checks them: an expected error that does not come is an error itself.
 */

const personSchema = z.strictObject({ id: idSchema, name: textSchema });
const collections = { team: defineCollection(personSchema), offices: defineCollection(personSchema, { lists: true }) } as const;

export const people: z.ZodType<RecordReferences<typeof personSchema>> = recordsOf('team', collections);
export const person = recordOf('team', collections);
export const personOfList = recordOf('offices', collections);
export const rooms = listedRecordsOf({ collection: 'offices', accepted: 'the name of a list' }, collections);

// @ts-expect-error There is no collection of this name.
export const misspelt = recordsOf('teem', collections);

// @ts-expect-error There is no collection of this name.
export const misspeltOne = recordOf('teem', collections);

// @ts-expect-error There is no collection of this name.
export const misspeltList = listedRecordsOf({ collection: 'ofices', accepted: 'the name of a list' }, collections);

// @ts-expect-error The file of "offices" has named lists: see `listedRecordsOf`.
export const withoutLists = recordsOf('offices', collections);

// @ts-expect-error The file of "team" has one list: see `recordsOf`.
export const withLists = listedRecordsOf({ collection: 'team', accepted: 'the name of a list' }, collections);

const dishSchema = z.strictObject({
  id: idSchema,
  price: recordField('money', { currency: 'EUR' }),
  level: recordField('choice', { options: ['mild', { value: 'hot', label: 'Very hot' }] }).optional(),
  cook: recordField('record', { of: 'team' }),
  sizes: recordField('list', { fields: { litres: recordField('number', { unit: 'l' }) } }),
});
declare const dish: ResolvedRecord<typeof dishSchema>;

export const facts: { price: number; level: 'mild' | 'hot' | undefined; cook: string | undefined; litres: number[] } = {
  price: dish.price,
  level: dish.level,
  cook: dish.cook.href,
  litres: dish.sizes.map(({ litres }) => litres),
};

export const dishes = defineCollection(dishSchema, { one: 'dish', many: 'dishes', schema: { type: 'Product', price: 'price' } });

// @ts-expect-error Records have no field of this name.
export const misspeltTrait = defineCollection(dishSchema, { one: 'dish', many: 'dishes', title: 'tilte' });

// @ts-expect-error An amount has a currency.
export const withoutCurrency = recordField('money', {});

// @ts-expect-error There is no kind of this name.
export const misspeltKind = recordField('monney', { currency: 'EUR' });
