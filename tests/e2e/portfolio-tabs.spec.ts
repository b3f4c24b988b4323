import type { Page } from '@playwright/test';
import { representatives } from '../../packages/engine/tests/support/sweeps.ts';
import { blockOf, hydrate, waitForScrollEnd } from './support/actions.ts';
import { delayRequests } from './support/delay-requests.ts';
import { follow, home, isSameDocument, markDocument } from './support/navigation.ts';
import { sweepOnly, variants } from './support/sweep-tags.ts';
import { expect, test } from './support/test.ts';

const tabs = [
  ['web', 'Web Projects', 14],
  ['app', 'Mobile Apps', 11],
  ['blockchain', 'Blockchain', 6],
  ['ecommerce', 'Ecommerce', 4],
  ['ai', 'AI Projects', 1],
  ['shopify', 'Shopify', 3],
] as const;
const labels = tabs.map(([, label]) => label);
const total = tabs.reduce((sum, [, , count]) => sum + count, 0);

const tabOf = (page: Page, label: string) => page.getByRole('tab', { name: label, exact: true });
const cards = (page: Page) => page.locator('[data-block="portfolio-tabs"] li').filter({ visible: true });
const visiblePanels = (page: Page): Promise<string[]> =>
  page
    .locator('[id^="tab-"]:has(> ul)')
    .evaluateAll((panels) => panels.filter((one) => one.getBoundingClientRect().height > 0).map(({ id }) => id));

/** Opens the portfolio at a URL and waits until it is hydrated. */
async function open(page: Page, search = ''): Promise<void> {
  await page.goto(`/portfolio${search}`);
  await hydrate(page, 'portfolio-tabs');
}

async function expectOpen(page: Page, [, label, count]: (typeof tabs)[number]): Promise<void> {
  await expect(page.getByRole('tab', { selected: true })).toHaveAccessibleName(label);
  await expect(page.getByRole('tabpanel', { name: label })).toBeVisible();
  await expect(cards(page)).toHaveCount(count);
}

for (const [width, columns] of representatives([
  [390, 1],
  [768, 2],
  [1100, 3],
  [1440, 4],
] as const)) {
  test(`${columns} in a row at ${width} px`, variants, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page);
    const tops = await cards(page).evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)));
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
  });
}

for (const [search, index] of representatives([
  ['?tab=blockchain', 2],
  ['#tab-shopify', 5],
  ['?tab=no-such', 0],
  ['?tab=', 0],
] as const)) {
  test(`${search} opens ${labels[index]}`, variants, async ({ page }) => {
    await open(page, search);
    await expectOpen(page, tabs[index]);
  });
}

test('back from another page shows the tab that was open', sweepOnly, async ({ page }) => {
  await open(page);
  await markDocument(page);
  await tabOf(page, 'Ecommerce').click();
  await follow(page, 'Home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home[2]);
  await page.goBack();
  await hydrate(page, 'portfolio-tabs');
  expect(await isSameDocument(page)).toBe(true);
  await expectOpen(page, tabs[3]);
});

test('shows one panel from the first frame on, and hydration moves nothing', async ({ page, context }) => {
  await page.addInitScript(() => {
    const counts = new Set<number>();
    const count = (): void => {
      if (document.querySelector('html.js')) {
        counts.add(
          [...document.querySelectorAll('[id^="tab-"]:has(> ul)')].filter((panel) => panel.getBoundingClientRect().height > 0).length,
        );
      }
      requestAnimationFrame(count);
    };
    count();
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
    Reflect.set(window, 'seen', () => ({ counts: [...counts], shift: shifts.splice(0).reduce((sum, one) => sum + one, 0) }));
  });
  const release = await delayRequests(context, '**/portfolio-tabs.enhance-*.js');
  await page.goto('/portfolio');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // What moves while fonts load is not the tabs' doing: layout.spec.ts measures it.
  await page.evaluate(() => Reflect.get(window, 'seen')());
  const link = blockOf(page, 'portfolio-tabs').locator('a[href^="#tab-"]').first();
  const first = await link.boundingBox();
  release();
  await hydrate(page, 'portfolio-tabs');
  await page.waitForLoadState('networkidle');
  const { counts, shift } = await page.evaluate(() => Reflect.get(window, 'seen')());
  expect(counts).toEqual([1]);
  expect(shift).toBeLessThanOrEqual(0.005);
  expect(await link.boundingBox()).toEqual(first);
});

/** Records the animations that run on panels from now on. */
const watchPanels = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const lengths: number[] = [];
    const note = (): void => {
      for (const { effect } of document.getAnimations()) {
        const isOfPanel =
          effect instanceof KeyframeEffect && effect.target?.id.startsWith('tab-') && effect.target.matches('[role="tabpanel"]');
        if (isOfPanel) lengths.push(Number(effect.getComputedTiming().duration));
      }
      requestAnimationFrame(note);
    };
    note();
    Reflect.set(window, 'lengths', lengths);
  });

test('a panel appears with a short animation', sweepOnly, async ({ page }) => {
  await open(page);
  await watchPanels(page);
  await tabOf(page, 'AI Projects').click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'lengths').length)).toBeGreaterThan(0);
  expect(await page.evaluate(() => Math.max(...Reflect.get(window, 'lengths')))).toBeLessThanOrEqual(250);
  await expect(page.getByRole('tabpanel')).toHaveCSS('opacity', '1');
});

test('nothing moves with reduced motion', sweepOnly, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await watchPanels(page);
  for (const label of labels) await tabOf(page, label).click();
  await waitForScrollEnd(page);
  expect(await page.evaluate(() => Reflect.get(window, 'lengths'))).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every panel is readable under its label, and the tabs link to it', async ({ page }) => {
    await page.goto('/portfolio');
    await expect(cards(page)).toHaveCount(total);
    for (const label of labels) await expect(page.getByRole('heading', { level: 2, name: label })).toBeVisible();
    await page.getByRole('link', { name: 'Shopify', exact: true }).click();
    await expect(page).toHaveURL(/#tab-shopify$/);
    await expect(page.getByRole('heading', { level: 2, name: 'Shopify' })).toBeInViewport();
  });
});

test.describe('when the code never loads', () => {
  test.beforeEach(async ({ context, faults }) => {
    faults.allow(/\.js\b/, /Failed to fetch dynamically imported module/);
    await context.route('**/*.js', (route) => route.abort('failed'));
  });

  test('each tab still opens its panel', variants, async ({ page }) => {
    await page.goto('/portfolio');
    await expect(blockOf(page, 'portfolio-tabs')).not.toHaveAttribute('data-hydrated');
    for (const [key, label, count] of representatives([...tabs].reverse(), 2)) {
      await page.getByRole('link', { name: label, exact: true }).click();
      expect(await visiblePanels(page)).toEqual([`tab-${key}`]);
      await expect(cards(page)).toHaveCount(count);
      await waitForScrollEnd(page);
      await expect(page.getByRole('link', { name: label, exact: true })).toBeInViewport();
    }
  });
});
