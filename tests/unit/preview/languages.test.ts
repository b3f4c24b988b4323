import { beforeEach, expect, test } from 'vitest';
import { DevSite } from '../../../packages/engine/src/preview/dev-site.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { codeOf } from '../../support/edited-site.ts';
import { copySite, type SiteCopy } from '../../support/site-copy.ts';

const temp = tempFolder('preview-languages');
let copy: SiteCopy;
let site: DevSite;

const reload = async (): Promise<void> => {
  await site.reload();
  site.check();
};

/** The blocks that are shown at a path; for cards, the codes of their problems. */
const shown = (path: string): string[] | undefined =>
  site.page(path)?.parts.map((part) => {
    if ('card' in part) return `card: ${part.card.problems.map(codeOf).join(' ')}`;
    return 'block' in part ? part.block.type : part.badge.label;
  });

const textOf = (path: string): string => JSON.stringify(site.page(path)?.model);

const isOutdated = (path: string): boolean => site.statusOf(site.page(path)).isOutdated;

const all = ['/', '/de', '/ar', '/about-us', '/de/ueber-uns', '/de/visit', '/news/1', '/de/aktuelles/1'];
let before: Map<string, string>;

/** The pages that a reload changed. */
const changed = (): string[] => all.filter((path) => textOf(path) !== before.get(path));

beforeEach(async () => {
  copy = copySite('three-languages', temp);
  site = new DevSite(copy.dir, siteCode, () => new Date('2026-06-01'));
  await reload();
  before = new Map(all.map((path) => [path, textOf(path)]));
});

test('every page of every language is shown', () => {
  expect(all.map((path) => shown(path)?.filter((part) => part.startsWith('card')))).toEqual(all.map(() => []));
});

test('a mistake in a block of a translation shows a card there, and nothing else changes', async () => {
  copy.edit('pages/de/about-us.yaml', 'type: key-figures', 'type: key-figurs');
  await reload();
  expect(shown('/de/ueber-uns')).toEqual(['page-header', 'card: unknown-block-type', 'rich-text']);
  expect(changed()).toEqual(['/de/ueber-uns']);
});

test('a translation that cannot be read keeps its last valid state, and the other languages can be edited', async () => {
  copy.edit('pages/de/about-us.yaml', 'title: Über uns', 'title: "Über uns');
  await reload();
  expect([isOutdated('/de/ueber-uns'), isOutdated('/about-us')]).toEqual([true, false]);
  copy.edit('pages/about-us.yaml', 'Seven people', 'Eight people');
  await reload();
  expect(textOf('/about-us')).toContain('Eight people');
});

test('an original that cannot be read keeps its state, and its translation can be edited', async () => {
  copy.edit('pages/about-us.yaml', 'title: About us', 'title: "About us');
  copy.edit('pages/de/about-us.yaml', 'Sieben Menschen', 'Acht Menschen');
  await reload();
  expect(isOutdated('/about-us')).toBe(true);
  expect(textOf('/de/ueber-uns')).toContain('Acht Menschen');
});

test('a mistake in the settings of a language leaves the others as they are', async () => {
  copy.edit('site.de.yaml', 'navigation:', 'navigaton:');
  copy.edit('site.ar.yaml', 'مكتبة بين حديقتين.', 'مكتبة.');
  await reload();
  expect(site.settings?.translations?.de?.brand.name).toBe('Lindenbibliothek');
  expect(site.settings?.translations?.ar?.footer.text).toBe('مكتبة.');
  expect(site.settings?.navigation[1]?.label).toBe('About us');
  expect(changed()).toEqual([]);
});

test('a mistake in site.yaml leaves all languages as they were, and their pages can be edited', async () => {
  copy.edit('site.yaml', 'hello@linden.example', 'no address');
  copy.edit('pages/de/about-us.yaml', 'Sieben Menschen', 'Acht Menschen');
  await reload();
  expect(textOf('/de/ueber-uns')).toContain('Acht Menschen');
  expect(site.settings?.translations?.de?.brand.name).toBe('Lindenbibliothek');
});

test('a mistake in a translated record shows in the language of the record only', async () => {
  copy.edit('collections/de/faqs.yaml', 'answer: Nur, um Bücher mitzunehmen.', 'answr: Nur, um Bücher mitzunehmen.');
  await reload();
  expect(changed()).toEqual(['/de']);
  expect(shown('/de')?.[4]).toMatch(/^card: unknown-field/);
});

test('a mistake in the field of a record that a language translates does not reach the language', async () => {
  copy.edit('collections/faqs.yaml', 'answer: Only to take books home.', 'answer: []');
  await reload();
  expect(changed()).toEqual(['/']);
});
