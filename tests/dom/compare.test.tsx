import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { withOverrides } from '../../packages/core/src/strings/with-overrides.ts';
import enhance from '../../src/blocks/compare.enhance.ts';
import Compare from '../../src/blocks/compare.tsx';
import siteCode from '../../src/site.ts';
import { renderEnhanced } from './render-enhanced.ts';

const strings = withOverrides(siteCode.strings, {});
const fields = ['size', 'colour'].map((name) => ({ name, label: name }));
const words: [id: string, size: string, colour?: string][] = [
  ['kale', 'tall', 'green'],
  ['leek', 'tall', 'white'],
  ['bean', 'tall'],
  ['beet', 'low', 'red'],
  ['pea', 'low', 'green'],
  ['corn', 'tall', 'green'],
];
const records = words.map(([id, ...values]) => ({
  id,
  title: id.toUpperCase(),
  entries: fields.flatMap((field, index) => {
    const text = values[index];
    return text === undefined ? [] : [{ ...field, value: { kind: 'text' as const, text } }];
  }),
}));

const show = (address = '/', chosen = records) => {
  history.replaceState(null, '', address);
  const block = (
    <Compare
      type="compare"
      hidden={false}
      background="light"
      heading="Plants"
      records={{ fields, records: chosen }}
      site={{ language: 'en', timeZone: 'UTC' }}
      strings={strings}
      blockKey="compare-1"
    />
  );
  return renderEnhanced(block, { enhance, props: {} });
};
const shown = (): (string | null)[] => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const different = (): (string | null)[] =>
  screen
    .getAllByRole('columnheader')
    .flatMap((column) => (column.hasAttribute('data-differs') ? [column.firstChild?.textContent ?? ''] : []));

beforeEach(() => history.replaceState(null, '', '/'));

describe('records to compare', () => {
  test('are all shown until two are chosen, and the fields in which these differ are marked', async () => {
    show();
    expect(shown()).toHaveLength(6);
    // All fields differ, so a mark would say nothing.
    expect(different()).toEqual([]);
    await userEvent.click(screen.getByLabelText('KALE'));
    expect(shown()).toHaveLength(6);
    await userEvent.click(screen.getByLabelText('BEAN'));
    expect(shown()).toEqual(['KALE', 'BEAN']);
    expect(different()).toEqual(['colour']);
    await userEvent.click(screen.getByLabelText('BEET'));
    expect(different()).toEqual([]);
    await userEvent.click(screen.getByLabelText('BEET'));
    await userEvent.click(screen.getByLabelText('BEAN'));
    await userEvent.click(screen.getByLabelText('CORN'));
    expect(different()).toEqual([]);
    expect(screen.getByRole('status').textContent).toBe('2 of 4 chosen');
  });

  test('are up to four', async () => {
    show();
    for (const name of ['KALE', 'LEEK', 'BEAN', 'BEET']) await userEvent.click(screen.getByLabelText(name));
    expect(shown()).toEqual(['KALE', 'LEEK', 'BEAN', 'BEET']);
    const isDisabled = (): boolean => screen.getByLabelText('PEA').hasAttribute('disabled');
    expect(isDisabled()).toBe(true);
    await userEvent.click(screen.getByLabelText('LEEK'));
    expect(isDisabled()).toBe(false);
  });

  test('are in the address, which shows them again', async () => {
    show('/plants?q=a,b&compare=pea,unknown,leek#x');
    expect(shown()).toEqual(['LEEK', 'PEA']);
    await userEvent.click(screen.getByLabelText('KALE'));
    expect(location.search).toBe('?q=a,b&compare=kale,leek,pea');
    for (const name of ['KALE', 'LEEK', 'PEA']) await userEvent.click(screen.getByLabelText(name));
    expect(location.pathname + location.search + location.hash).toBe('/plants?q=a,b#x');
    expect(shown()).toHaveLength(6);
  });

  test('of which the address names more than four are the first four', () => {
    show(`/?compare=${words.map(([id]) => id).join()}`);
    expect(shown()).toEqual(['KALE', 'LEEK', 'BEAN', 'BEET']);
  });

  test('are not chosen when there are only two', () => {
    show('/', records.slice(0, 2));
    expect(different()).toEqual(['colour']);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(shown()).toEqual(['KALE', 'LEEK']);
  });
});
