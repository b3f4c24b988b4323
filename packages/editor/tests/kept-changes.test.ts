import { expect, test } from 'vitest';
import { sortKept } from '../src/client/keep-in-browser.ts';
import type { KeptChange } from '../src/client/kept-change.ts';

const day = 24 * 60 * 60 * 1000;
const now = 20_000 * day;

/** A text that was typed some time ago, in days. */
const typed = (key: string, age: number, site = 'https://loom.test'): KeptChange => ({
  ...{ key, site, file: 'pages/home.yaml', at: [], isPage: true, page: '/', before: 'Old', value: 'New' },
  time: now - age * day,
});

test('what was typed in a site is offered for seven days, the oldest first, and then removed', () => {
  const all = [
    typed('now', 0),
    typed('week', 7),
    typed('longer', 7.01),
    typed('this tab', 1),
    typed('elsewhere', 1, 'https://other.test'),
    typed('longer elsewhere', 8, 'https://other.test'),
  ];
  const { found, old } = sortKept(all, { site: 'https://loom.test', own: new Set(['this tab']), now });
  expect(found.map(({ key }) => key)).toEqual(['week', 'now']);
  expect(old.map(({ key }) => key)).toEqual(['longer', 'longer elsewhere']);
});
