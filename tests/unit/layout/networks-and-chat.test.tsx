import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SiteModel } from '../../../packages/core/src/model/site-model.ts';
import { createSiteSchema } from '../../../packages/core/src/schema/site-settings.ts';
import { applyEdits } from '../../../packages/core/src/yaml/edit/apply-edits.ts';
import { createSiteLoader } from '../../../packages/engine/src/site/load-site.ts';
import { ofTag, readPage, textIn } from '../../../packages/engine/tests/support/read-page.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { networks } from '../../../schemas/networks.ts';
import { theme } from '../../../schemas/theme.ts';
import { Footer } from '../../../src/layout/footer.tsx';
import siteCode from '../../../src/site.ts';
import { NetworkIcon } from '../../../src/ui/contact/network-icon.tsx';
import { problemsAfter } from '../../support/load-problems.ts';
import { copySite } from '../../support/site-copy.ts';

const temp = tempFolder('networks-and-chat');

async function settingsOf(site: string): Promise<SiteModel> {
  const { settings } = await createSiteLoader(copySite(site, temp).dir, siteCode)();
  if (!settings) throw new Error(`The site ${site} has errors.`);
  return settings;
}

const footerOf = (site: SiteModel) => readPage(renderToStaticMarkup(<Footer site={site} />));

describe('social networks', () => {
  test('are those that the code of the site declares', () => {
    const { network } = createSiteSchema({
      theme,
      layouts: { default: { showsAnchors: false } },
      networks: { village: 'The village' },
      embedProviders: {},
    }).shape.company.shape.social.unwrap().element.shape;
    expect(network.parse('village')).toBe('village');
    expect(network.safeParse('instagram').success).toBe(false);
    expect(siteCode.networks).toBe(networks);
  });

  test('include those of shops, makers and developers, each with an icon of its own', () => {
    const names = ['bluesky', 'facebook', 'github', 'mastodon', 'pinterest', 'threads', 'tiktok', 'tripadvisor', 'whatsapp', 'youtube'];
    expect(Object.keys(siteCode.networks)).toEqual(expect.arrayContaining(names));
    const icons = Object.keys(siteCode.networks).map((network) => renderToStaticMarkup(<NetworkIcon network={network} className="" />));
    expect(new Set(icons).size).toBe(icons.length);
  });

  test('an undeclared one is reported with the nearest name', async () => {
    const problems = await problemsAfter(temp, (site) => site.edit('site.yaml', 'network: instagram', 'network: instagrm'));
    expect(problems).toMatchObject([{ code: 'unknown-choice', file: 'site.yaml', fix: '- network: instagram' }]);
  });
});

describe('the chat', () => {
  const oldName = (site: { edit: (path: string, from: string, to: string) => void }): void => site.edit('site.yaml', 'chat:', 'whatsapp:');

  test('is read under its old name, with a correction', async () => {
    const problems = await problemsAfter(temp, oldName);
    expect(problems).toMatchObject([{ code: 'renamed-field', severity: 'warning', fix: 'chat:' }]);
    const copy = copySite('blocks', temp);
    const before = copy.read('site.yaml');
    oldName(copy);
    expect(applyEdits(copy.read('site.yaml'), problems[0]?.edits ?? [])).toBe(before);
  });

  test('needs a label: the engine has no text for it', async () => {
    const problems = await problemsAfter(temp, (site) => site.edit('site.yaml', '    label: Chat with us on WhatsApp\n', ''));
    expect(problems).toMatchObject([{ code: 'missing-field', file: 'site.yaml' }]);
  });
});

describe('the footer', () => {
  let full: SiteModel;
  let minimal: SiteModel;

  beforeAll(async () => {
    [full, minimal] = [await settingsOf('blocks'), await settingsOf('minimal')];
  });

  test('has an icon and a name for each profile, and the chat button', () => {
    const footer = footerOf(full);
    const links = ofTag(footer, 'a').filter(({ properties }) => properties.target === '_blank');
    expect(links.map(textIn)).toEqual([
      ...full.company.social.map(({ network }) => `${full.networks[network]} ${full.strings.links.newTab}`),
      `${full.company.chat?.label} ${full.strings.links.newTab}`,
    ]);
    const paths = ofTag(footer, 'path').map(({ properties }) => properties.d);
    expect(full.company.social.length).toBeGreaterThan(0);
    expect(paths).not.toContain('');
  });

  test('has neither button nor list without chat and profiles, and no empty element', () => {
    expect(minimal.company.chat).toBeUndefined();
    expect(minimal.company.social).toEqual([]);
    const footer = footerOf(minimal);
    expect(ofTag(footer, 'aside')).toEqual([]);
    expect(ofTag(footer, 'a').filter(({ properties }) => properties.target === '_blank')).toEqual([]);
    const withoutContent = new Set(['head', 'link', 'img', 'path']);
    expect(footer.all.filter((element) => !withoutContent.has(element.tagName) && element.children.length === 0)).toEqual([]);
  });
});
