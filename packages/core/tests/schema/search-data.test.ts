import { expect, test } from 'vitest';
import { searchDataOf, searchDataSchema } from '../../src/schema/types/search-data.ts';

const name = { kind: 'text' } as const;
const photo = { kind: 'image' } as const;
const steps = { kind: 'texts' } as const;
const parts = { kind: 'list', fields: { title: name, items: { kind: 'texts' } } } as const;

/** The fields that search engines get the ingredients and the steps from. */
function found(fields: Parameters<typeof searchDataOf>[0]['fields'], schema: unknown = 'Recipe') {
  const data = searchDataOf({
    schema: searchDataSchema.parse(schema),
    fields: { name, photo, ...fields },
    roles: { title: 'name', picture: 'photo' },
  });
  return [data?.fields.ingredients, data?.fields.steps];
}

test('ingredients are texts, or a list with texts in its entries', () => {
  expect(found({ needed: { kind: 'texts' } })).toEqual(['needed', undefined]);
  expect(found({ parts })).toEqual(['parts', undefined]);
  expect(found({ parts: { kind: 'list', fields: { title: name } } })).toEqual([undefined, undefined]);
});

test('a field that is another property is not the ingredients, wherever it stands', () => {
  expect(found({ steps, parts })).toEqual(['parts', 'steps']);
  expect(found({ method: steps }, { type: 'Recipe', steps: 'method' })).toEqual([undefined, 'method']);
});
