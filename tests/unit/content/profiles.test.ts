import { beforeEach, describe, expect, test } from 'vitest';
import { loadCodeContext } from '../../../packages/engine/src/render/render-pages.ts';
import { createSiteLoader } from '../../../packages/engine/src/site/load-site.ts';
import { ofTag, readPage, textIn } from '../../../packages/engine/tests/support/read-page.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { modelAt } from '../../support/page-models.ts';
import { type PageTexts, renderPage } from '../../support/render-page.ts';
import { copySite, type SiteCopy } from '../../support/site-copy.ts';

const temp = tempFolder('profiles');
let copy: SiteCopy;

const profile = `profiles:
  - name: bakery
    folder: /bakery
    brand:
      name: Golden Crust
    company:
      name: Golden Crust Bakery
      phone: "+49 89 5550 0199"
      email: bread@crust.example
      address: [Flour Lane 3]
    navigation:
      - { label: Bread, to: /bakery }
      - { label: Later, to: /later }
    footer:
      text: Baked before sunrise.
      links:
        - { label: Soon, to: /later }
  - name: cakes
    folder: /bakery/cakes
    footer: { text: Three tiers., links: [] }
`;

const pageAt = (path: string, more = ''): string =>
  `path: ${path}\ntitle: The page ${path}\ndescription: A page at ${path} that shows which profile it has.\n${more}blocks:\n  - type: page-header\n    heading: A page\n  - type: contact-details\n    heading: Contact\n`;

beforeEach(() => {
  copy = copySite('blocks', temp);
  copy.write('site.yaml', `${copy.read('site.yaml')}${profile}`);
  copy.write('pages/bakery.yaml', pageAt('/bakery'));
  copy.write('pages/cakes.yaml', pageAt('/bakery/cakes'));
  copy.write('pages/named.yaml', pageAt('/named', 'profile: bakery\n'));
  copy.write('pages/bakery-news.yaml', pageAt('/bakery-news'));
  copy.write('pages/later.yaml', pageAt('/later', 'draft: true\n'));
});

const assets = { stylesheet: '', boot: { inline: '' } };

async function render(path: string): Promise<PageTexts> {
  const site = await createSiteLoader(copy.dir, siteCode)();
  const { settings, pages } = site.published;
  const { blocksOf } = site;
  if (!settings) throw new Error(JSON.stringify(site.findProblems()));
  const page = modelAt({ pages, blocksOf }, path);
  if (!page) throw new Error(`There is no page ${path}.`);
  const context = await loadCodeContext(siteCode);
  return renderPage(page, { site: settings, assets, build: 'test', feeds: [], titles: new Map(), ...context });
}

const footerText = ({ html }: PageTexts): string => textIn(ofTag(readPage(html), 'footer')[0]);

describe('the profile of a page', () => {
  test('replaces brand, contact data, navigation, footer and chat button', async () => {
    const page = await render('/bakery');
    expect(page.json.title).toBe('The page /bakery | Golden Crust');
    expect(page.json.header).toContain('Bread');
    expect(page.json.header).not.toContain('About');
    expect(footerText(page)).toContain('Baked before sunrise.');
    expect(footerText(page)).toContain('+49 89 5550 0199');
    expect(page.html).not.toContain('wa.me');
    expect(page.json.blocks.map(({ html }) => html).join('')).toContain('Flour Lane 3');
    expect(page.json.profile).toBe('bakery');
    expect(page.html).toContain('data-profile="bakery"');
  });

  test('keeps the fields of the brand that it does not name', async () => {
    const home = await render('/');
    const mark = /mark-[0-9a-f]{10}\.svg/;
    expect((await render('/bakery')).json.header.match(mark)?.[0]).toBe(home.json.header.match(mark)?.[0]);
  });

  test('is that of the nearest folder, or the one that the page names', async () => {
    expect(footerText(await render('/bakery/cakes'))).toContain('Three tiers.');
    expect(footerText(await render('/named'))).toContain('Baked before sunrise.');
  });

  test('has no effect on other pages, even if their path begins alike', async () => {
    const other = await render('/bakery-news');
    expect(other.json.profile).toBeUndefined();
    expect(footerText(other)).not.toContain('Baked');
    expect(other.json.header).not.toContain('Bread');
  });

  test('has no entries that lead to unpublished pages', async () => {
    const page = await render('/bakery');
    expect(page.html).not.toContain('/later');
  });

  test('gives its brand pictures that are measured and published', async () => {
    copy.edit('site.yaml', '      name: Golden Crust\n', '      name: Golden Crust\n      socialImage: /media/pictures/bench.png\n');
    expect((await render('/bakery')).html).toMatch(/og:image" content="[^"]*\/media\/bench-[0-9a-f]{10}\.png/);
  });
});
