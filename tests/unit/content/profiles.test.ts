import { beforeEach, describe, expect, test } from 'vitest';
import type { SiteLoader } from '../../../packages/core/src/site/site.ts';
import { loadCodeContext } from '../../../packages/engine/src/render/render-pages.ts';
import { ofTag, readPage, textIn } from '../../../packages/engine/tests/support/read-page.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { modelAt } from '../../support/page-models.ts';
import { type PageTexts, renderPage } from '../../support/render-page.ts';
import { shareSite } from '../../support/shared-site.ts';
import { copySite, type SiteCopy } from '../../support/site-copy.ts';

const temp = tempFolder('profiles');
const share = shareSite(siteCode, () => copySite('blocks', temp));
let copy: SiteCopy;
let load: SiteLoader;

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
  ({ load, ...copy } = share());
  copy.write('site.yaml', `${copy.read('site.yaml')}${profile}`);
  copy.write('pages/bakery.yaml', pageAt('/bakery'));
  copy.write('pages/cakes.yaml', pageAt('/bakery/cakes'));
  copy.write('pages/named.yaml', pageAt('/named', 'profile: bakery\n'));
  copy.write('pages/bakery-news.yaml', pageAt('/bakery-news'));
  copy.write('pages/later.yaml', pageAt('/later', 'draft: true\n'));
});

const assets = { stylesheet: '', boot: { inline: '' } };

async function render(path: string): Promise<PageTexts> {
  const site = await load();
  const { settings, pages } = site.published;
  const { blocksOf } = site;
  if (!settings) throw new Error(JSON.stringify(site.findProblems()));
  const page = modelAt({ pages, blocksOf }, path);
  if (!page) throw new Error(`There is no page ${path}.`);
  const context = await loadCodeContext(siteCode);
  return renderPage(page, { site: settings, assets, feeds: [], titles: new Map(), ...context });
}

const textOf = ({ html }: PageTexts, part: 'title' | 'header' | 'main' | 'footer'): string => textIn(ofTag(readPage(html), part)[0]);

describe('the profile of a page', () => {
  test('replaces brand, contact data, navigation, footer and chat button', async () => {
    const page = await render('/bakery');
    expect(textOf(page, 'title')).toBe('The page /bakery | Golden Crust');
    expect(textOf(page, 'header')).toContain('Bread');
    expect(textOf(page, 'header')).not.toContain('About');
    expect(textOf(page, 'footer')).toContain('Baked before sunrise.');
    expect(textOf(page, 'footer')).toContain('+49 89 5550 0199');
    expect(page.html).not.toContain('wa.me');
    expect(textOf(page, 'main')).toContain('Flour Lane 3');
    expect(page.html).toContain('data-profile="bakery"');
  });

  test('keeps the fields of the brand that it does not name', async () => {
    const home = await render('/');
    const mark = /mark-[0-9a-f]{10}\.svg/;
    expect((await render('/bakery')).html.match(mark)?.[0]).toBe(home.html.match(mark)?.[0]);
  });

  test('is that of the nearest folder, or the one that the page names', async () => {
    expect(textOf(await render('/bakery/cakes'), 'footer')).toContain('Three tiers.');
    expect(textOf(await render('/named'), 'footer')).toContain('Baked before sunrise.');
  });

  test('has no effect on other pages, even if their path begins alike', async () => {
    const other = await render('/bakery-news');
    expect(textOf(other, 'footer')).not.toContain('Baked');
    expect(textOf(other, 'header')).not.toContain('Bread');
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
