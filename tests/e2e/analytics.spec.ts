import type { BuiltSite } from './support/built-site.ts';
import { follow, isSameDocument, markDocument } from './support/navigation.ts';
import { expect, test } from './support/test.ts';
import { ThirdParties } from './support/third-parties.ts';
import { thirdPartySite } from './support/third-party-site.ts';

// One worker builds each site once.
test.describe.configure({ mode: 'default' });

/** Counts the first page and every page that client-side navigation pushes, as the scripts of Plausible and Umami do. */
const countsPushes = `
  const { dataset, src } = document.currentScript;
  let last;
  const count = () => {
    if (last === location.pathname) return;
    last = location.pathname;
    fetch(new URL(src).origin + '/api', { method: 'POST', mode: 'no-cors', body: JSON.stringify({ page: last, ...dataset }) });
  };
  const { pushState } = history;
  history.pushState = function (...parts) { pushState.apply(this, parts); count(); };
  addEventListener('popstate', count);
  count();`;

/** Counts the first page, and others only when its global function is called, as the script of GoatCounter does. */
const countsWhenCalled = `
  const endpoint = document.querySelector('script[data-goatcounter]').dataset.goatcounter;
  const count = ({ path = location.pathname } = {}) => navigator.sendBeacon(endpoint + '?p=' + path);
  window.goatcounter = { count };
  count();`;

const services = [
  {
    provider: 'plausible',
    settings: 'analytics: { provider: plausible, script: "https://plausible.io/js/script.js" }',
    script: 'https://plausible.io/js/script.js',
    text: countsPushes,
    counted: (page: string) => ({ body: JSON.stringify({ page, domain: 'fixture.example' }), url: 'https://plausible.io/api' }),
  },
  {
    provider: 'umami',
    settings: 'analytics: { provider: umami, script: "https://stats.example/script.js", id: 4f0c }',
    script: 'https://stats.example/script.js',
    text: countsPushes,
    counted: (page: string) => ({ body: JSON.stringify({ page, websiteId: '4f0c' }), url: 'https://stats.example/api' }),
  },
  {
    provider: 'goatcounter',
    settings: 'analytics: { provider: goatcounter, script: "https://gc.zgo.at/count.js", endpoint: "https://loom.goatcounter.com/count" }',
    script: 'https://gc.zgo.at/count.js',
    text: countsWhenCalled,
    counted: (page: string) => ({ body: '', url: `https://loom.goatcounter.com/count?p=${page}` }),
  },
];

for (const { provider, settings, script, text, counted } of services) {
  test.describe(provider, () => {
    let site: BuiltSite;
    test.beforeAll(async () => {
      site = thirdPartySite(`\n${settings}\n`);
      await site.start();
    });
    test.afterAll(() => site.stop());

    test('counts each page once, loaded or reached by client-side navigation, and asks nothing', async ({ page, context, scripts }) => {
      const others = await ThirdParties.answer(context, { [script]: text });
      const sent = (): { body: string; url: string }[] =>
        others.requests.flatMap((url, index) => (url === script ? [] : [{ url, body: others.bodies[index] ?? '' }]));
      await page.goto(site.address('/'));
      await expect.poll(sent).toEqual([counted('/')]);
      await markDocument(page);
      await follow(page, 'privacy');
      await expect.poll(sent).toEqual([counted('/'), counted('/privacy')]);
      await follow(page, 'linked');
      await expect.poll(sent).toEqual([counted('/'), counted('/privacy'), counted('/linked')]);
      expect(await isSameDocument(page)).toBe(true);
      expect(others.requests.filter((url) => url === script)).toHaveLength(1);
      await expect(page.locator('[data-consent], [data-consent-settings]')).toHaveCount(0);
      expect(scripts.filter((path) => path.includes('consent'))).toEqual([]);
    });

    test('loads the script after the page', async ({ page, context }) => {
      await ThirdParties.answer(context, { [script]: text });
      await page.goto(site.address('/'), { waitUntil: 'networkidle' });
      const [loaded, requested] = await page.evaluate((url) => {
        const [navigation] = performance.getEntriesByType('navigation');
        const found = performance.getEntriesByName(url)[0];
        return [navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : Number.NaN, found?.startTime ?? 0];
      }, script);
      expect(requested).toBeGreaterThanOrEqual(loaded ?? Number.NaN);
    });

    test('the policy allows its script and no other script of its host', async ({ request }) => {
      const policy = (await request.get(site.address('/'))).headers()['content-security-policy'] ?? '';
      const sources = /script-src 'self' 'sha256-[^']+' ([^;]*)/.exec(policy)?.[1];
      expect(sources).toBe(script);
    });

    test('nothing is loaded for a browser that asks not to be tracked', async ({ page, context }) => {
      const others = await ThirdParties.answer(context, { [script]: text });
      await context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
      await page.goto(site.address('/'));
      await page.waitForLoadState('networkidle');
      expect(others.requests).toEqual([]);
    });
  });
}

test('the named policy of Trusted Types is taken, and a script without it is refused', async ({ page, context, faults }) => {
  faults.allow(/TrustedScriptURL|TrustedTypePolicy|securitypolicyviolation/);
  const site = thirdPartySite(`\n${services[0]?.settings}\n`);
  await site.start();
  try {
    await ThirdParties.answer(context, { 'https://plausible.io/js/script.js': '' });
    await page.goto(site.address('/'), { waitUntil: 'networkidle' });
    const [plain, another] = await page.evaluate(() => {
      const attempt = (act: () => void): string => {
        try {
          act();
          return 'accepted';
        } catch (error) {
          return error instanceof TypeError ? 'refused' : String(error);
        }
      };
      const script = document.createElement('script');
      return [
        attempt(() => Reflect.set(script, 'src', 'https://plausible.io/js/script.js')),
        attempt(() => window.trustedTypes?.createPolicy('prerendered', { createHTML: String, createScriptURL: String })),
      ];
    });
    expect([plain, another]).toEqual(['refused', 'refused']);
  } finally {
    site.stop();
  }
});
