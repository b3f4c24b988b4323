import { representatives } from '../../packages/engine/tests/support/sweeps.ts';
import { scrollThrough } from './support/actions.ts';
import { findings } from './support/axe.ts';
import { coveringPaths } from './support/covering-pages.ts';
import { ownWord, SharedSite } from './support/shared-site.ts';
import { variants } from './support/sweep-tags.ts';
import { expect, test } from './support/test.ts';

const site = new SharedSite('clinic');
let paths: readonly string[];
/** Pages that together have every block type, layout and language. */
let covering: readonly string[];

// Reduced motion for stable colours.
test.describe.configure({ timeout: 240_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.use({ site: 'clinic' });
test.beforeAll(async () => {
  await site.start();
  const sitemap = await (await fetch(site.address('/sitemap.xml'))).text();
  paths = [...sitemap.matchAll(/<loc>https:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
  expect(paths.length).toBeGreaterThan(40);
  covering = await coveringPaths(site.address(''), paths);
});

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of representatives([1440, 390]))
    test(`no block has a violation: ${width} px, ${colorScheme}`, variants, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      for (const path of representatives(covering, 2)) {
        await page.goto(site.address(path));
        await scrollThrough(page);
        expect(await findings(page), path).toEqual([]);
      }
    });

test('no page is wider than a window of 320 px', variants, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of representatives(paths, 4)) {
    await page.goto(site.address(path));
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});

test('the header has its links in one row or in the menu', async ({ page }) => {
  await page.goto(site.address('/en/about'));
  for (const width of [320, 768, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    const tops = await page
      .locator('header nav:visible a')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getBoundingClientRect().top))]);
    expect(tops.length, `${width} px`).toBe(width < 1280 ? 0 : 1);
    await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeVisible({ visible: width < 1280 });
  }
});

test('an appointment is asked for in two steps, and both sides get a message in their language', async ({ page }) => {
  const reason = ownWord('A chipped tooth');
  await page.goto(site.address('/en/appointment'));
  await page.getByLabel('Reason').selectOption({ label: 'Something else' });
  await page.getByLabel('What is it about?').fill(reason);
  await page.getByLabel('The boathouse').check();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Full name').fill('Ada Weir');
  await page.getByLabel('E-mail address').fill('ada@client.example');
  await page.getByLabel('I have read').check();
  await page.getByRole('button', { name: 'Ask for an appointment' }).click();
  await expect(page).toHaveURL(site.address('/en/thank-you'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. We have your message.');
  await expect.poll(() => site.entries().some(({ body }) => body.includes(reason))).toBe(true);
});
