import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withOverrides } from '../../packages/core/src/strings/with-overrides.ts';
import { blocks } from '../../schemas/blocks/index.ts';
import enhance from '../../src/blocks/list.enhance.ts';
import List from '../../src/blocks/list.tsx';
import siteCode from '../../src/site.ts';
import { renderEnhanced } from './render-enhanced.ts';

type Props = Parameters<typeof List>[0];
type Keys = NonNullable<Props['records']['records'][number]['keys']>;

/** Returns a record with its values for the filters below and its place by name. */
const plant = (title: string, group: string, values: Keys['values'], rank: number) => ({
  id: title,
  title,
  group,
  entries: [{ name: 'growth', label: 'Growth', value: { kind: 'text' as const, text: String(values[0]?.[0] ?? '') } }],
  keys: { values, ranks: [rank] },
});

const records: Props['records'] = {
  fields: [{ name: 'growth', label: 'Growth' }],
  visitors: {
    filters: [
      {
        name: 'growth',
        label: 'Growth',
        kind: 'options',
        options: [
          { value: 'annual', label: 'Annual', href: '/growth/annual' },
          { value: 'perennial', label: 'Perennial' },
        ],
      },
      { name: 'deposit', label: 'Deposit', kind: 'number', format: { type: 'money', currency: 'EUR' } },
      { name: 'sowing', label: 'Sowing', kind: 'date' },
      { name: 'edible', label: 'Edible', kind: 'yes-no' },
    ],
    orders: [{ name: 'name', label: 'Name' }],
    search: true,
  },
  records: [
    plant('Tür-Mohn', 'Flowers', [['annual'], [2.5, 2.5], ['2027-04-01', '2027-06-15'], ['false']], 3),
    plant('Borage', 'Flowers', [['annual'], [10, 10], [], ['true']], 0),
    plant('Kale', 'Leaves', [['perennial'], [2, 2], ['2027-05-01', '2027-05-01'], ['true']], 1),
    plant('Leek', 'Leaves', [[], [], [], []], 2),
  ],
};

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

/** Shows the list at an address, and runs its script. */
function show(address = '/', changes: Partial<Props> = {}): AbortController {
  history.replaceState(null, '', address);
  const block = blocks.list.schema.parse({ type: 'list', heading: 'Plants', records: 'plants', as: 'rows' });
  const site = { language: 'en', timeZone: 'UTC' };
  const props: Props = { ...block, records, site, strings: withOverrides(siteCode.strings, {}), blockKey: 'list-1', ...changes };
  const found = blocks.list.traits.interactive.enhance(props);
  if (!found) throw new Error('The list has no script.');
  return renderEnhanced(<List {...props} />, { enhance, props: found });
}

/** The titles that are shown, in order. */
const shown = (): (string | null)[] =>
  [...document.querySelectorAll('[data-entry]:not([hidden]) h4')].map(({ textContent }) => textContent);
const groups = (): (string | null)[] =>
  [...document.querySelectorAll('[data-group]:not([hidden]) h3')].map(({ textContent }) => textContent);
const status = (): string | null => screen.getByRole('status').textContent;
const filter = (name: RegExp) => within(screen.getByRole('group', { name, hidden: true }));
const searchbox = (): HTMLElement => screen.getByLabelText('Search this list');
const user = userEvent.setup({ advanceTimers: (time) => vi.advanceTimersByTime(time) });

test('a table names the titles in its first column, and words in a line have commas between them', () => {
  const [kale = plant('Kale', '', [], 0)] = records.records;
  const values = ['German', 'English'].map((text) => ({ kind: 'text' as const, text }));
  const entries = [{ name: 'growth', label: 'Growth', value: { kind: 'list' as const, values } }];
  show('/', { as: 'table', records: { ...records, titleLabel: 'Plant', records: [{ ...kale, entries }] } });
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Plant', 'Growth']);
  expect(screen.getByRole('list').textContent).toBe('German, English');
});

test('filters by options of which a record has one, and hides groups without a record', async () => {
  show();
  expect(status()).toBe('4 of 4');
  await user.click(filter(/Growth/).getByLabelText('Annual'));
  expect([shown(), groups(), status()]).toEqual([['Tür-Mohn', 'Borage'], ['Flowers'], '2 of 4']);
  await user.click(filter(/Growth/).getByLabelText('Perennial'));
  expect([shown(), groups()]).toEqual([
    ['Tür-Mohn', 'Borage', 'Kale'],
    ['Flowers', 'Leaves'],
  ]);
  await user.click(filter(/Edible/).getByLabelText('Yes'));
  expect(shown()).toEqual(['Borage', 'Kale']);
});

test('filters by numbers and by periods that overlap, and leaves out records without a value', async () => {
  show();
  const deposit = filter(/^Deposit \(€\)$/);
  await user.type(deposit.getByLabelText('From'), '2.5');
  expect(shown()).toEqual(['Tür-Mohn', 'Borage']);
  await user.type(deposit.getByLabelText('To'), '9');
  expect(shown()).toEqual(['Tür-Mohn']);
  await user.clear(deposit.getByLabelText('From'));
  await user.clear(deposit.getByLabelText('To'));
  await user.type(filter(/Sowing/).getByLabelText('From'), '2027-05-02');
  expect(shown()).toEqual(['Tür-Mohn']);
  await user.type(filter(/Sowing/).getByLabelText('To'), '2027-03-01');
  expect(status()).toBe('Nothing fits all of your choices.');
});

test.each([
  ['BOR', ['Borage']],
  ['tur', ['Tür-Mohn']],
  ['tuer mohn', ['Tür-Mohn']],
  ['perennial kal', ['Kale']],
  // A label, which every record has.
  ['growth', []],
])('finds by words without case and accents: %s', async (query, titles) => {
  show();
  await user.type(searchbox(), query);
  expect(shown()).toEqual(titles);
});

test('filters ranges by a number that is within them', async () => {
  const filters = [{ name: 'deposit', label: 'Players', kind: 'number' as const, format: { type: 'range' as const } }];
  const rooms = [plant('Vault', '', [[2, 6]], 0), plant('Train', '', [[4, 8]], 1), plant('Attic', '', [[]], 2)];
  show('/?list-1.deposit.is=7', { records: { ...records, visitors: { filters, orders: [], search: false }, records: rooms } });
  const titles = (): string =>
    screen
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent)
      .join();
  expect(titles()).toBe('Train');
  await user.clear(screen.getByLabelText('Players'));
  await user.type(screen.getByLabelText('Players'), '4');
  expect(titles()).toBe('Vault,Train');
});

test('sorts each group, and back again', async () => {
  show();
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Name');
  expect(shown()).toEqual(['Borage', 'Tür-Mohn', 'Kale', 'Leek']);
  await user.selectOptions(screen.getByLabelText('Sort by'), 'As listed');
  expect(shown()).toEqual(['Tür-Mohn', 'Borage', 'Kale', 'Leek']);
});

test('clears all choices, and moves the focus to how many there are', async () => {
  show('/?other=1&list-1.growth=annual&list-1-search=bor');
  expect(shown()).toEqual(['Borage']);
  await user.click(screen.getByRole('button', { name: 'Clear choices' }));
  expect([shown().length, document.activeElement, location.search]).toEqual([4, screen.getByRole('status'), '?other=1']);
  expect(screen.queryByRole('button', { name: 'Clear choices' })).toBeNull();
});

test('writes choices to the address beside those of another list', async () => {
  show('/?plants.growth=annual&list-1.growth=annual');
  expect(shown()).toEqual(['Tür-Mohn', 'Borage']);
  await user.type(searchbox(), 'bor');
  vi.advanceTimersByTime(1000);
  expect(location.search).toBe('?plants.growth=annual&list-1-search=bor&list-1.growth=annual');
});

test('takes no option from the address that the list does not have', () => {
  show('/?list-1.growth=biennial&list-1-sort=height');
  expect([shown().length, screen.getByLabelText('Sort by')]).toEqual([4, expect.objectContaining({ value: '' })]);
});

test('shows the first records of each group, and the others to visitors who open them or choose', async () => {
  show('/', { moreAfter: 1 });
  const parts = (): string[] =>
    [...document.querySelectorAll('[data-more]:not([open])')].map(
      (one) => `${one.querySelector('summary')?.textContent}: ${one.querySelector('h4')?.textContent}`,
    );
  expect(parts()).toEqual(['Show 1 more: Borage', 'Show 1 more: Leek']);
  await user.type(searchbox(), 'e');
  expect([shown(), parts()]).toEqual([['Tür-Mohn', 'Borage', 'Kale', 'Leek'], []]);
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Name');
  expect(shown()).toEqual(['Borage', 'Tür-Mohn', 'Kale', 'Leek']);
});

test('counts only the records that belong to a list by time as those that are shown first', () => {
  const byTime = records.records.map((record, index) => ({ ...record, group: '', shown: { isHidden: index < 2 } }));
  show('/', { moreAfter: 2, records: { ...records, byTime: {}, records: byTime } });
  expect(document.querySelector('[data-more]')).toBeNull();
});

test('shows as many records as a frame can have at once, and the others when the visitor pauses', async () => {
  const many = Array.from({ length: 100 }, (_, index) =>
    plant(`Plant ${index}`, index < 50 ? 'First' : 'Second', [['annual'], [], [], []], 99 - index),
  );
  show('/', { records: { ...records, records: many } });
  expect(shown()).toHaveLength(100);
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Name');
  expect([shown().length, shown()[0], groups(), status()]).toEqual([16, 'Plant 49', ['First'], '100 of 100']);
  vi.advanceTimersByTime(1000);
  expect([shown().length, groups()]).toEqual([100, ['First', 'Second']]);
});

test('stops without writing to the address when the block leaves the page', async () => {
  const controller = show();
  await user.type(searchbox(), 'bor');
  controller.abort();
  vi.advanceTimersByTime(1000);
  expect(location.search).toBe('');
});

test.each([
  ['/', ['Borage', 'Kale', 'Leek'], '3 of 3'],
  ['/?list-1.growth=annual', ['Borage'], '1 of 3'],
])('counts and shows only what belongs to a list by time: %s', (address, titles, counted) => {
  const [first, ...others] = records.records;
  if (!first) throw new Error('The list has no record.');
  show(address, {
    records: { ...records, byTime: {}, records: [{ ...first, shown: { isHidden: true } }, ...others] },
  });
  expect([shown(), status()]).toEqual([titles, counted]);
});

test('a list without anything to choose has no script', () => {
  const { visitors: _, ...plain } = records;
  const block = blocks.list.schema.parse({ type: 'list', heading: 'Plants', records: 'plants' });
  expect(blocks.list.traits.interactive.enhance({ ...block, records: plain })).toBeUndefined();
});
