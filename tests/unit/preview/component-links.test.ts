import { expect, test } from 'vitest';
import { ComponentLinks } from '../../../packages/engine/src/preview/component-links.ts';
import { DevSite } from '../../../packages/engine/src/preview/dev-site.ts';
import { inProject } from '../../../packages/engine/tests/support/project-root.ts';
import siteCode from '../../../src/site.ts';

test('links that components write are reported while the page has them; the rules report those of YAML files', async () => {
  const site = new DevSite(inProject('tests', 'sites', 'blocks'), siteCode, () => new Date('2027-01-01T12:00:00Z'));
  await site.reload();
  const { settings } = site;
  const page = site.page('/');
  if (!settings || !page) expect.fail('The site has no page.');
  const links = new ComponentLinks(site);
  const block = { type: 'teaser', isIsland: false, isRevealed: false, isAboveHeader: false };
  const read = (html: string, footer = ''): string[] =>
    links.read(page, { settings, blocks: [{ ...block, key: 'a', html }], around: [{ html: footer, place: { part: 'footer' } }] });
  const known =
    '<a href="/questions">Q</a><a href="/feed.xml">F</a><a href="https://site.example/x">X</a><img src="/media/pictures/a.png">';
  expect(read(known)).toEqual([]);
  expect(read('<a href="/questons">Questions</a>', '<a href="/contact#where">Contact</a><a href="/contcat">Contact</a>')).toEqual([
    'The block "teaser" of the page / has a link to "/questons", and the site has no such page or file. Did you mean "/questions"?',
    'The footer of the page / has a link to "/contcat", and the site has no such page or file. Did you mean "/contact"?',
  ]);
  expect(read(known)).toEqual([]);
});
