import type { Page } from '@playwright/test';
import { representatives } from '../../packages/engine/tests/support/sweeps.ts';
import { blockOf } from './support/actions.ts';
import { clients } from './support/site.ts';
import { variants } from './support/sweep-tags.ts';
import { expect, test } from './support/test.ts';

const rounds = (page: Page) => blockOf(page, 'logo-strip').locator('ul');
const firstLeft = (page: Page) =>
  rounds(page)
    .first()
    .evaluate((list) => list.getBoundingClientRect().left);

/** True when the strip moves within thirty measurements. (Without script, the page cannot count frames itself.) */
async function drifts(page: Page): Promise<boolean> {
  const start = await firstLeft(page);
  for (let look = 0; look < 30; look++) if ((await firstLeft(page)) !== start) return true;
  return false;
}

test('has ten named logos under the heading; assistive technology ignores the second copy', async ({ page }) => {
  await page.goto('/');
  const strip = blockOf(page, 'logo-strip');
  await expect(strip.getByRole('heading', { name: 'Join Our 100+ Happy Clients' })).toBeVisible();
  expect(clients).toHaveLength(10);
  await expect(strip.getByRole('img')).toHaveCount(10);
  for (const { name } of clients) await expect(strip.getByRole('img', { name, exact: true })).toHaveCount(1);
  await expect(strip.locator('ul')).toHaveCount(2);
  await expect(strip.locator('ul').nth(1)).toHaveAttribute('aria-hidden', 'true');
  await expect(strip.locator('ul').nth(1)).toHaveAttribute('inert');
  await expect(strip.locator('ul').nth(1).locator('img')).toHaveCount(10);
});

for (const [width, count] of representatives([
  [390, 2],
  [450, 2],
  [451, 4],
  [1000, 4],
  [1023, 4],
  [1024, 5],
  [1279, 5],
  [1280, 6],
] as const)) {
  test(`${count} logos are in view at ${width} px, 30 px apart`, variants, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const boxes = await rounds(page)
      .first()
      .evaluate((list) => {
        const frame = list.parentElement?.parentElement?.getBoundingClientRect().width ?? 0;
        const places = [...list.children].map((item) => item.getBoundingClientRect());
        const gaps = places.slice(1).map(({ left }, index) => left - (places[index]?.right ?? 0));
        // The copy follows at the same distance.
        const next = list.nextElementSibling?.firstElementChild?.getBoundingClientRect().left ?? 0;
        return { frame, widths: places.map((place) => place.width), gaps: [...gaps, next - (places.at(-1)?.right ?? 0)] };
      });
    for (const gap of boxes.gaps) expect(gap).toBeCloseTo(30, 1);
    for (const item of boxes.widths) expect((boxes.frame + 30) / (item + 30)).toBeCloseTo(count, 2);
  });
}

test('moves linearly, ten seconds per logo, without end, and cannot be dragged', async ({ page }) => {
  await page.goto('/');
  for (const round of [rounds(page).nth(0), rounds(page).nth(1)]) {
    await expect(round).toHaveCSS('animation-timing-function', 'linear');
    await expect(round).toHaveCSS('animation-duration', '100s');
    await expect(round).toHaveCSS('animation-iteration-count', 'infinite');
    // One iteration moves it by its own width and one gap, so the next one starts where the last one ended.
    const moved = await round.evaluate((list) => {
      const [animation] = list.getAnimations();
      if (!animation) return Number.NaN;
      animation.pause();
      animation.currentTime = 0;
      const { left } = list.getBoundingClientRect();
      animation.currentTime = 99_999;
      return left - list.getBoundingClientRect().left - list.getBoundingClientRect().width;
    });
    expect(Math.abs(moved - 30)).toBeLessThan(0.1);
  }
});

for (const javaScriptEnabled of representatives([false, true])) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled });

    test('a click or the space bar on its control pauses the strip', variants, async ({ page }) => {
      await page.goto('/');
      await expect.poll(() => drifts(page)).toBe(true);
      await page.getByText('Pause the logos').click();
      await expect(page.getByRole('checkbox', { name: 'Pause the logos' })).toBeChecked();
      await page.mouse.move(0, 0);
      await expect.poll(() => drifts(page)).toBe(false);
      await page.getByText('Pause the logos').click();
      await page.mouse.move(0, 0);
      await expect.poll(() => drifts(page)).toBe(true);
      await page.getByRole('checkbox', { name: 'Pause the logos' }).focus();
      await page.keyboard.press('Space');
      await expect.poll(() => drifts(page)).toBe(false);
      await page.keyboard.press('Space');
      await expect.poll(() => drifts(page)).toBe(true);
    });
  });
}
