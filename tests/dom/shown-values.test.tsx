import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { withOverrides } from '../../packages/core/src/strings/with-overrides.ts';
import { blocks } from '../../schemas/blocks/index.ts';
import KeyFigures from '../../src/blocks/key-figures.tsx';
import Pricing from '../../src/blocks/pricing.tsx';
import Quote from '../../src/blocks/quote.tsx';
import Steps from '../../src/blocks/steps.tsx';
import Table from '../../src/blocks/table.tsx';
import siteCode from '../../src/site.ts';
import { german } from '../../src/strings/de.ts';
import { Rating } from '../../src/ui/records/rating.tsx';
import { fullFixture } from './block-from-yaml.ts';

const strings = withOverrides(siteCode.strings, {});

describe('key figures', () => {
  const show = (figure: object, language = 'en') => {
    const block = blocks['key-figures'].schema.parse({ ...fullFixture('key-figures'), figures: [{ label: 'It', ...figure }] });
    return render(<KeyFigures {...block} site={{ language }} blockKey="key-figures-1" />).container.querySelector('dd')?.textContent;
  };

  test('have their minus sign before the sign of a currency', () => {
    expect(show({ value: -5, prefix: '€' })).toBe('-€5');
    expect(show({ value: -5, prefix: 'US$' })).toBe('-US$5');
    expect(show({ value: -5, prefix: 'up to ', suffix: ' %' })).toBe('up to -5 %');
  });

  test('have the decimals that they ask for', () => {
    expect(show({ value: 4.8 })).toBe('4.8');
    expect(show({ value: 4.8, decimals: 2 }, 'de')).toBe('4,80');
  });

  test.each([2, 3, 4, 5, 6, 8, 9, 11, 12])('leave none of %s alone in a row', (count) => {
    const figures = Array.from({ length: count }, (_, index) => ({ label: `It ${index}`, value: index }));
    const block = blocks['key-figures'].schema.parse({ ...fullFixture('key-figures'), figures });
    const { container } = render(<KeyFigures {...block} site={{ language: 'en' }} blockKey="key-figures-1" />);
    const columns = [...(container.querySelector('dl')?.className ?? '').matchAll(/grid-cols-(\d)/g)].map(([, number]) => Number(number));
    expect(columns.map((number) => count % number)).not.toContain(1);
  });
});

describe('prices', () => {
  const show = (currency: string, price: number, language = 'en') => {
    const block = blocks.pricing.schema.parse({ type: 'pricing', heading: 'Prices', currency, plans: [{ name: 'One', price }] });
    render(<Pricing {...block} site={{ language }} strings={strings} blockKey="pricing-1" />);
  };

  test.each([
    ['EUR', 29.5, '€29.50'],
    ['EUR', 29, '€29'],
    ['JPY', 1200, '¥1,200'],
    ['KWD', 4.5, 'KWD 4.500'],
  ])('in %s have its decimals: %s', (currency, price, shown) => {
    show(currency, price);
    expect(screen.getByText((text) => text.replaceAll(/\s/g, ' ') === shown)).toBeTruthy();
  });
});

test('the frame of a table is a tab stop only when the table may be too wide for a window', () => {
  const show = (rows: string[][]) => {
    const block = blocks.table.schema.parse({ type: 'table', heading: 'Hours', columns: ['Day', 'Hours'], rows });
    return render(<Table {...block} blockKey="table-1" />).container.querySelector('[tabindex]');
  };
  expect(show([['Monday', '9 to 5']])).toBeNull();
  expect(show([['Donaudampfschifffahrt', 'Gesellschaft']])).not.toBeNull();
});

test.each([
  [2, '572px'],
  [3, '368px'],
  [4, '266px'],
  [5, '368px'],
])('the pictures of %s steps are loaded for their columns', (count, width) => {
  const image = {
    src: '/media/a.png',
    alt: 'A loom',
    width: 1200,
    height: 800,
    sources: [{ type: 'image/webp', srcSet: '/media/a-400.webp 400w' }],
  };
  const steps = Array.from({ length: count }, (_, index) => ({ title: `Step ${index}`, image }));
  const { container } = render(
    <Steps
      type="steps"
      heading="Steps"
      background="light"
      instructions={false}
      hidden={false}
      steps={steps}
      strings={strings}
      blockKey="steps-1"
    />,
  );
  expect(container.innerHTML).toContain(`(min-width: 82rem) ${width}`);
});

test('a quote has the quotation marks of its language, so none of its own', () => {
  const words = { text: 'They answered.', name: 'Asha' };
  const { container } = render(<Quote type="quote" background="paper" hidden={false} {...words} strings={strings} blockKey="quote-1" />);
  expect(container.querySelector('blockquote .quoted')?.textContent).toBe('They answered.');
});

test.each([
  [4, 5, 'en', '4 of 5 stars', 96],
  [4.5, 5, 'de', '4,5 von 5 Sternen', 108],
  [0, 10, 'en', '0 of 10 stars', undefined],
])('a rating of %s is said once, and its stars are filled up to there', (value, max, language, text, width) => {
  const { container } = render(
    <Rating value={value} max={max} language={language} strings={language === 'de' ? german.records : strings.records} />,
  );
  expect(container.textContent).toBe(text);
  expect(container.querySelectorAll('svg > path').length / (width === undefined ? 1 : 2)).toBe(max);
  expect(container.querySelector('svg svg')?.getAttribute('width') ?? undefined).toBe(width?.toString());
});
