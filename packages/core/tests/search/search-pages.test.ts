import { describe, expect, test } from 'vitest';
import type { SearchablePage } from '../../src/search/search-index.ts';
import { createSearch, type SearchResult } from '../../src/search/search-pages.ts';

const page = (path: string, title: string, text: string): SearchablePage => ({
  path,
  title,
  description: `About ${title}`,
  headings: '',
  text,
});

const pages = [
  page('/rye', 'Rye bread', 'Our rye bread is baked with sourdough each morning in a stone oven.'),
  page('/cafe', 'Café', 'Coffee and cake in the Hauptstraße, with a view of the oven.'),
  page('/bread-course', 'Courses', 'Learn to bake bread at home.'),
  page('/hindi', 'हिन्दी', 'हमारी रोटी हर सुबह बनती है।'),
  page('/japanese', 'パン', '毎朝パンを焼いています。'),
];

const marked = ({ title, excerpt }: SearchResult): string =>
  [...title, { text: ': ', isMatch: false }, ...excerpt].map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');

const find = async (query: string, language = 'en'): Promise<string[]> => (await createSearch(pages, language))(query).map(marked);

test('finds words in title and text, the title first, and marks them', async () => {
  expect(await find('bread')).toEqual([
    'Rye [bread]: Our rye [bread] is baked with sourdough each morning in a stone oven.',
    'Courses: Learn to bake [bread] at home.',
  ]);
});

test('ignores case and accents, and finds beginnings and misspelt words', async () => {
  expect(await find('CAFE')).toEqual(['[Café]: About [Café]']);
  expect(await find('hauptstrasse')).toEqual(['Café: Coffee and cake in the [Hauptstraße], with a view of the oven.']);
  expect(await find('sour')).toEqual(['Rye bread: Our rye bread is baked with [sourdough] each morning in a stone oven.']);
  expect(await find('sourdogh')).toEqual(['Rye bread: Our rye bread is baked with [sourdough] each morning in a stone oven.']);
});

test('pages with all words come alone; without such a page those with any word', async () => {
  expect(await find('bread oven')).toHaveLength(1);
  expect(await find('coffee home')).toHaveLength(2);
});

test('finds words of languages with other scripts and without spaces', async () => {
  expect(await find('रोटी', 'hi')).toEqual(['हिन्दी: हमारी [रोटी] हर सुबह बनती है।']);
  expect(await find('パン', 'ja')).toEqual(['[パン]: 毎朝[パン]を焼いています。']);
});

test('finds nothing for a query without words', async () => {
  expect(await find('')).toEqual([]);
  expect(await find('?!')).toEqual([]);
  expect(await find('zebra')).toEqual([]);
});

test('shows the words around the first match of a long text', async () => {
  const long = page('/long', 'Long', `${'before '.repeat(40)}needle ${'after '.repeat(60)}`);
  const [result] = (await createSearch([long], 'en'))('needle');
  expect(result && marked(result)).toBe(`Long: …${'before '.repeat(8)}[needle]${' after'.repeat(23)}…`);
});

describe('finds words with letters that not every keyboard has', () => {
  const titles = [
    'Łódź',
    'Øst og vest',
    'Đà Nẵng',
    'Işık',
    'Ærø',
    'Tür',
    'Öl',
    'Ålborg',
    'Þór',
    'Krankenversicherung',
    'Tuerkei',
    'Garten',
  ];
  const site = titles.map((title, index) => ({ ...page(`/${index}`, title, 'One more page.'), description: 'A page.' }));

  test.each([
    ['lodz', 'pl', 'Łódź'],
    ['ost', 'da', 'Øst og vest'],
    ['oest', 'da', 'Øst og vest'],
    ['da nang', 'en', 'Đà Nẵng'],
    ['isik', 'tr', 'Işık'],
    ['aero', 'da', 'Ærø'],
    ['tuer', 'de', 'Tür'],
    ['tur', 'de', 'Tür'],
    ['Tür', 'de', 'Tür'],
    ['oel', 'de', 'Öl'],
    ['aalborg', 'da', 'Ålborg'],
    ['thor', 'en', 'Þór'],
    ['versicherung', 'de', 'Krankenversicherung'],
    ['Türkei', 'de', 'Tuerkei'],
  ])('%s in %s', async (query, language, title) => {
    const [first] = (await createSearch(site, language))(query);
    expect(first?.title.map(({ text }) => text).join('')).toBe(title);
    expect(first?.title.some(({ isMatch }) => isMatch)).toBe(true);
  });

  test('all words of a query must be on the page, however they are typed', async () => {
    const search = await createSearch([page('/1', 'Tür', 'Eine Tür aus Holz'), page('/2', 'Tür', 'Eine Tür aus Glas')], 'de');
    expect(search('tuer glas').map(({ path }) => path)).toEqual(['/2']);
  });

  test('the whole word comes before those that contain it, and no short part is looked for', async () => {
    const search = await createSearch(
      [page('/1', 'Musikschule', ''), page('/2', 'Schule', ''), page('/3', 'Schulen', ''), page('/4', 'Current', '')],
      'de',
    );
    expect(search('schule').map(({ path }) => path)).toEqual(['/2', '/3', '/1']);
    expect(search('rent')).toEqual([]);
  });
});
