import { follow, isSameDocument, markDocument } from './support/navigation.ts';
import { expect, test } from './support/test.ts';
import { ThirdParties } from './support/third-parties.ts';

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

/** Where the site with Plausible sends its web vitals. */
const vitals = 'https://vitals.example.com/report';

const script = 'https://plausible.io/js/script.js';

test.use({ site: 'plausible' });

/** What the script sends for a page. */
const counted = (page: string) => ({ body: JSON.stringify({ page, domain: 'fixture.example' }), url: 'https://plausible.io/api' });

test('the script that counts visits is loaded after the page, and counts each page once, loaded or reached by client-side navigation', async ({
  page,
  context,
  scripts,
}) => {
  const others = await ThirdParties.answer(context, { [script]: countsPushes });
  const sent = (): { body: string; url: string }[] =>
    others.requests.flatMap((url, index) => (url === script || url.startsWith(vitals) ? [] : [{ url, body: others.bodies[index] ?? '' }]));
  await page.goto('/');
  await expect.poll(sent).toEqual([counted('/')]);
  const [loaded, requested] = await page.evaluate((url) => {
    const [navigation] = performance.getEntriesByType('navigation');
    const found = performance.getEntriesByName(url)[0];
    return [navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : Number.NaN, found?.startTime ?? 0];
  }, script);
  expect(requested).toBeGreaterThanOrEqual(loaded ?? Number.NaN);
  await markDocument(page);
  await follow(page, 'privacy');
  await expect.poll(sent).toEqual([counted('/'), counted('/privacy')]);
  await follow(page, 'linked');
  await expect.poll(sent).toEqual([counted('/'), counted('/privacy'), counted('/linked')]);
  expect(await isSameDocument(page)).toBe(true);
  expect(others.requests.filter((url) => url === script)).toHaveLength(1);
  // It asks nothing.
  await expect(page.locator('[data-consent], [data-consent-settings]')).toHaveCount(0);
  expect(scripts.filter((path) => path.includes('consent'))).toEqual([]);
});

test('takes the named policy of Trusted Types, and a script without it is refused', async ({ page, context, faults }) => {
  faults.allow(/TrustedScriptURL|TrustedTypePolicy|securitypolicyviolation/);
  await ThirdParties.answer(context, { [script]: '' });
  await page.goto('/', { waitUntil: 'networkidle' });
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
});

test('sends web vitals to an endpoint on another origin', async ({ page, context }) => {
  const others = await ThirdParties.answer(context, { [script]: '' });
  const reports = (): unknown[] =>
    others.requests.flatMap((url, index) => (url === vitals && others.bodies[index] ? [JSON.parse(others.bodies[index])] : []));
  await page.goto('/', { waitUntil: 'networkidle' });
  // The first input ends the measurement of LCP.
  await page.locator('h1').click();
  await expect.poll(reports).toContainEqual(expect.objectContaining({ name: 'LCP', path: '/' }));
});
