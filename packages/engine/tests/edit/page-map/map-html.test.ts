import { expect, test } from 'vitest';
import { mapHtml } from '../../../src/edit/page-map/map-html.ts';
import { Marks } from '../../../src/edit/page-map/marks.ts';

const at = (...path: (string | number)[]) => ({ file: 'pages/home.yaml', path, start: 0 });

/** Returns the text and the path of each field that is found in the HTML of two plans. */
function found(prices: readonly [string | number, string | number], shown: readonly [string, string]): [string | undefined, string][] {
  const marks = new Marks();
  const names = [marks.text('Small', at('plans', 0, 'name')), marks.text('Large', at('plans', 1, 'name'))];
  for (const [index, price] of prices.entries()) marks.note(price, at('plans', index, 'price'));
  const html = ([one, two]: readonly string[]): string =>
    `<ul><li><b>${one}</b><p>${shown[0]}</p></li><li><b>${two}</b><p>${shown[1]}</p></li></ul>`;
  return mapHtml(html(['Small', 'Large']), html(names), marks)
    .filter(({ fields }) => fields[0]?.path.at(-1) === 'price')
    .map(({ text, fields }) => [text, fields.map(({ path, text: kind }) => `${path.join('.')}${kind ? ' as text' : ''}`).join()]);
}

test.each([
  ['a price', [9, 29.5], ['9 €', '29,50 €']],
  ['a large number in any script', [1299, 12], ['1.299', '١٢']],
  ['a date', ['2025-05-01', '2025-06-12'], ['Thursday, 1 May', '12/06/2025']],
] as const)('%s leads to its field', (_, prices, shown) => {
  expect(found(prices, shown)).toEqual([
    [shown[0], 'plans.0.price'],
    [shown[1], 'plans.1.price'],
  ]);
});

test('a text that is shown as it is can be edited there', () => {
  expect(found(['+91 20 5550', 'a@b.example'], ['+91 20 5550', 'a@b.example'])).toEqual([
    ['+91 20 5550', 'plans.0.price as text'],
    ['a@b.example', 'plans.1.price as text'],
  ]);
});

test('of two equal values, a text leads to the one beside it', () => {
  expect(found([9, 9], ['9 €', '9 €'])).toEqual([
    ['9 €', 'plans.0.price'],
    ['9 €', 'plans.1.price'],
  ]);
});

test('another number leads nowhere', () => {
  expect(found([9, 29], ['19 €', 'May'])).toEqual([]);
});
