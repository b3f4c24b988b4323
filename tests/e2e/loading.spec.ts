import { representatives } from '../../packages/engine/tests/support/sweeps.ts';
import { scrollThrough } from './support/actions.ts';
import { gzipBytes, gzipBytesOf, inlineScripts } from './support/document.ts';
import { exercise } from './support/exercise.ts';
import { openWithLate } from './support/late.ts';
import { pages, samplePages } from './support/site.ts';
import { sweepOnly, variants } from './support/sweep-tags.ts';
import { expect, test } from './support/test.ts';

const kibibyte = 1024;
const isRouter = (path: string): boolean => path.includes('/router-');
const isLate = (path: string): boolean => path.includes('/late-');

for (const { width, height } of representatives([
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])) {
  test(
    `the home page loads only the late module, after the first paint, and the router on the first intent towards a link (${width} x ${height})`,
    variants,
    async ({ page, scripts }) => {
      await page.setViewportSize({ width, height });
      await openWithLate(page, '/');
      const { painted, fetched } = await page.evaluate(() => ({
        painted: performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => startTime),
        fetched: performance.getEntriesByType('resource').flatMap(({ name, startTime }) => (name.endsWith('.js') ? [startTime] : [])),
      }));
      expect(painted).toHaveLength(1);
      expect(Math.min(...fetched)).toBeGreaterThan(painted[0] ?? Number.NaN);
      await page.waitForLoadState('networkidle');
      expect(scripts.filter((path) => !isLate(path))).toEqual([]);
      expect(scripts).toHaveLength(1);
      await scrollThrough(page);
      await page.waitForLoadState('networkidle');
      expect(scripts.filter(isRouter)).toEqual([]);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Services', exact: true }).focus();
      await expect.poll(() => scripts.filter(isRouter)).toHaveLength(1);
    },
  );
}

test('code is fetched in a browser that reports no paint', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await page.clock.install();
  const late = page.waitForRequest(/\/assets\/late-/);
  await page.goto('/');
  await page.clock.fastForward(5000);
  await late;
});

test('no page loads code before its load event', sweepOnly, async ({ page }) => {
  for (const { path } of samplePages) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const early = await page.evaluate(() => {
      const loaded = performance.getEntriesByType('navigation').find((entry) => entry instanceof PerformanceNavigationTiming);
      return performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.endsWith('.js') && startTime < (loaded?.loadEventStart ?? Number.POSITIVE_INFINITY))
        .map(({ name }) => name);
    });
    expect(early, path).toEqual([]);
  }
});

test('the scripts inlined in any page weigh 4 KiB at most', variants, async ({ request }) => {
  for (const { path } of samplePages) {
    const inlined = inlineScripts(await (await request.get(path)).text());
    expect(inlined, path).toHaveLength(1);
    expect(gzipBytes(inlined.join('')), path).toBeLessThanOrEqual(4 * kibibyte);
  }
});

test(
  'the home page with every control used needs 105 KiB of script at most, the router 32 KiB more',
  sweepOnly,
  async ({ page, scripts, request }) => {
    await page.goto('/');
    await exercise(page);
    const boot = gzipBytes(inlineScripts(await (await request.get('/')).text()).join(''));
    const ownCode = scripts.filter((path) => !isRouter(path));
    expect(ownCode.join(' ')).toMatch(/testimonials.*/);
    expect(boot + (await gzipBytesOf(request, ownCode))).toBeLessThanOrEqual(105 * kibibyte);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).hover();
    await expect.poll(() => scripts.filter(isRouter)).not.toEqual([]);
    await page.waitForLoadState('networkidle');
    const forLinks = scripts.filter((path) => !ownCode.includes(path));
    expect(await gzipBytesOf(request, forLinks)).toBeLessThanOrEqual(32 * kibibyte);
  },
);

test('a landing page with every control used needs 85 KiB of script at most', sweepOnly, async ({ page, scripts, request }) => {
  const landing = pages.find(({ layout }) => layout === 'landing');
  test.skip(!landing, 'The site has no landing page.');
  if (!landing) return;
  await page.goto(landing.path);
  await exercise(page);
  const boot = gzipBytes(inlineScripts(await (await request.get(landing.path)).text()).join(''));
  expect(scripts).not.toEqual([]);
  expect(
    boot +
      (await gzipBytesOf(
        request,
        scripts.filter((path) => !isRouter(path)),
      )),
  ).toBeLessThanOrEqual(85 * kibibyte);
});

test('everything comes from the site itself, and no cookie is set', sweepOnly, async ({ page, context, baseURL }) => {
  const origins = new Set<string>();
  context.on('request', (request) => origins.add(new URL(request.url()).origin));
  for (const { path } of samplePages) {
    await page.goto(path);
    await scrollThrough(page);
    await page.waitForLoadState('networkidle');
  }
  expect([...origins]).toEqual([new URL(baseURL ?? '').origin]);
  expect(await context.cookies()).toEqual([]);
});

const videoPages = representatives(pages.filter(({ blocks }) => blocks.some(({ type }) => type === 'hero-video')));

test.describe('with videos', () => {
  test.use({ videos: true });

  test('videos load only after the load event', variants, async ({ page }) => {
    expect(videoPages).not.toEqual([]);
    for (const { path } of videoPages) {
      const video = page.waitForRequest((request) => request.resourceType() === 'media', { timeout: 5000 });
      let isLoaded = false;
      page.once('load', () => {
        isLoaded = true;
      });
      const loadedFirst = video.then(() => isLoaded);
      await page.goto(path);
      expect(await loadedFirst, path).toBe(true);
      await expect(page.locator('video')).toHaveJSProperty('paused', false);
    }
  });

  test('no video loads with reduced motion', sweepOnly, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const videos: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'media') videos.push(request.url());
    });
    for (const { path } of videoPages) {
      await page.goto(path);
      await scrollThrough(page);
      await page.waitForLoadState('networkidle');
    }
    expect(videos).toEqual([]);
  });
});
