import { representatives } from '../../packages/engine/tests/support/sweeps.ts';
import { scrollThrough } from './support/actions.ts';
import { findings } from './support/axe.ts';
import { ownWord, SharedSite } from './support/shared-site.ts';
import { variants } from './support/sweep-tags.ts';
import { expect, test } from './support/test.ts';

const site = new SharedSite('arabic');

// Reduced motion for stable colours.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.use({ site: 'arabic' });
test.beforeAll(() => site.start());

for (const width of representatives([320, 390, 1440]))
  test(`has no violation and nothing scrolls sideways at ${width} px`, variants, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(site.address('/'));
    await scrollThrough(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await findings(page)).toEqual([]);
  });

test('the heading stands on the right of its picture, and steps follow each other to the left', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(site.address('/'));
  const leftOf = async (selector: string): Promise<number> => (await page.locator(selector).first().boundingBox())?.x ?? Number.NaN;
  expect(await leftOf('h1')).toBeGreaterThan(await leftOf('[data-block="hero-image"] img'));
  const steps = await page
    .locator('[data-block="steps"] li')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left));
  expect(steps).toEqual([...steps].sort((a, b) => b - a));
  expect(new Set(steps).size).toBe(3);
});

test('without script, an order is sent, and the answer is Arabic', async ({ browser }) => {
  const order = ownWord('وعاء صغير للزيتون');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.address('/'));
  await page.getByLabel('الاسم').fill('ليلى');
  await page.getByLabel('البريد الإلكتروني').fill('layla@client.example');
  await page.getByLabel('ماذا تتخيلون؟').fill(order);
  await page.getByRole('button', { name: 'أرسل الطلب' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('تم إرسال رسالتك');
  expect(site.stored('queued', order)).toHaveLength(1);
  await context.close();
});
