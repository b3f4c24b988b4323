import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { analyticsScript } from '../../../packages/core/src/schema/analytics.ts';
import type { DocumentAssets } from '../../../packages/engine/src/document/document.tsx';
import { loadCodeContext } from '../../../packages/engine/src/render/render-pages.ts';
import { inProject } from '../../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { modelAt } from '../../support/page-models.ts';
import { type PageTexts, renderPage } from '../../support/render-page.ts';
import { shareSite } from '../../support/shared-site.ts';
import { copySite } from '../../support/site-copy.ts';

const temp = tempFolder('embeds');
const context = await loadCodeContext(siteCode);

const asking = `
analytics: { provider: plausible, script: "https://plausible.io/js/script.js", cookies: true }
consent: { privacy: /contact }
`;

type Options = { settings?: string; isPreview?: boolean; layouts?: typeof context.layouts };

const share = shareSite(siteCode, () => copySite('blocks', temp));

/** Renders a page with the full example of a block type. */
async function pageWith(type: string, { settings: more = '', isPreview = false, layouts }: Options = {}): Promise<PageTexts> {
  const site = share();
  const block = readFileSync(inProject('tests', 'blocks', type, 'full.yaml'), 'utf8')
    .trimEnd()
    .replaceAll('\n', '\n    ');
  site.write('pages/one.yaml', `path: /one\ntitle: One block\ndescription: A page with one block.\nblocks:\n  - ${block}\n`);
  site.write('site.yaml', site.read('site.yaml') + more);
  const { pages, settings, blocksOf } = await site.load();
  const page = modelAt({ pages, blocksOf }, '/one');
  if (!page || !settings) throw new Error('The page has an error.');
  const assets: DocumentAssets = isPreview
    ? { stylesheet: '', boot: { src: '/dev.js' } }
    : { stylesheet: '', boot: { inline: '' }, policy: "default-src 'none'", analytics: analyticsScript(settings) };
  return renderPage(page, { site: settings, assets, feeds: [], titles: new Map(), ...context, ...(layouts && { layouts }) });
}

const policyOf = ({ html }: PageTexts): string | undefined => /Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];

describe('frames', () => {
  test('are in the policy of a page', async () => {
    const page = await pageWith('map');
    expect(policyOf(page)).toBe('default-src &#x27;none&#x27;; frame-src https://www.openstreetmap.org');
  });

  test('leave a page without them as it is', async () => {
    const page = await pageWith('quote');
    expect(policyOf(page)).toBe('default-src &#x27;none&#x27;');
  });

  test('of hosts that the site names are in the policy of every page, each once', async () => {
    const settings = '\nsecurity: { frames: [https://maps.example.org, https://www.openstreetmap.org] }\n';
    const expected = 'default-src &#x27;none&#x27;; frame-src https://maps.example.org https://www.openstreetmap.org';
    expect(policyOf(await pageWith('quote', { settings }))).toBe(expected);
    expect(policyOf(await pageWith('map', { settings }))).toBe(expected);
  });

  test('are not limited in the preview, which has no policy', async () => {
    const page = await pageWith('map', { isPreview: true });
    expect(policyOf(page)).toBeUndefined();
    expect(page.html).toContain('data-embed');
  });
});

describe('the question for consent', () => {
  test('is on a page whose script needs it, hidden, with the button in the footer', async () => {
    const { html } = await pageWith('quote', { settings: asking });
    expect(html).toMatch(/<section class="consent-banner" aria-label="Privacy" tabindex="-1" data-consent="true" hidden="">/);
    expect(html).toMatch(/<button[^>]* data-consent-settings="true" hidden="">Privacy settings<\/button>/);
    expect(html).toContain(
      'data-analytics="{&quot;src&quot;:&quot;https://plausible.io/js/script.js&quot;,&quot;attributes&quot;:{&quot;data-domain&quot;:&quot;fixture.example&quot;}}"',
    );
  });

  test('is neither on a site without such a script nor in the preview, which counts nothing', async () => {
    const declared = asking.replace(', cookies: true', '');
    for (const options of [{}, { settings: declared }, { settings: asking, isPreview: true }]) {
      const { html } = await pageWith('quote', options);
      expect(html).not.toMatch(/consent-banner|data-consent[ =]/);
      expect(html.includes('data-analytics')).toBe(options.settings === declared);
    }
  });

  test('needs the button in the footer: without it the page cannot be rendered', async () => {
    const layouts = Object.fromEntries(Object.entries(context.layouts).map(([name, layout]) => [name, { ...layout, Footer: () => null }]));
    await expect(pageWith('quote', { settings: asking, layouts })).rejects.toThrow(
      'site.yaml asks for consent, and the footer of the layout "default" has no button with "data-consent-settings".',
    );
  });
});
