import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import KeyFigures from '../../../src/blocks/key-figures.tsx';
import Table from '../../../src/blocks/table.tsx';

const block = { blockKey: 'one', background: 'light', heading: 'A heading' } as const;

test.each([
  [{ value: -5, prefix: '€' }, '-€5'],
  [{ value: -5, prefix: 'about ' }, 'about -5'],
  [{ value: 4.8, decimals: 2 }, '4.80'],
  [{ value: 12_500, suffix: '+' }, '12,500+'],
])('the figure %j is shown as %s', (figure, shown) => {
  const figures = [{ ...figure, label: 'A year' }];
  const html = renderToStaticMarkup(<KeyFigures {...block} type="key-figures" figures={figures} site={{ language: 'en' }} />);
  expect(html).toContain(`>${shown}<`);
});

test.each([
  [['€1,200', '-3.5 %'], true],
  [['12 kg', ''], true],
  [['1962', '2026'], false],
  [['9 am', '5 pm'], false],
  [['', ''], false],
])('a column of %j stands at the right: %s', (cells, isRight) => {
  const rows = cells.map((cell, index) => [`Row ${index}`, cell]);
  const html = renderToStaticMarkup(<Table {...block} type="table" columns={['Name', 'Value']} rows={rows} />);
  expect(html.includes('text-end')).toBe(isRight);
});
