import type { Locator, Page } from '@playwright/test';
import { representatives } from '../../packages/engine/tests/support/sweeps.ts';
import { jumpTo, waitForAnimations } from './support/actions.ts';
import { nextFrame, withTimeout } from './support/frames.ts';
import { blocksInWindow, bringTop, hiddenBlocks, openWithPausedClock } from './support/reveal.ts';
import { landingPage, samplePages } from './support/site.ts';
import { sweepOnly, variants } from './support/sweep-tags.ts';
import { expect, test } from './support/test.ts';

/** The specification's constants. */
const offset = 120;
const settleTime = 150;
const durations = { default: '0.4s', landing: '0.5s' };

const landing = landingPage?.path ?? '/';

/** The content of the third revealed block. It becomes transparent while its frame stays. */
const laterBlock = (page: Page): Locator => page.locator('[data-reveal]').nth(2).locator('> *');

test('at rest no block of any page is hidden, inside or outside the window', variants, async ({ page }) => {
  for (const { path } of representatives(samplePages, 2)) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await hiddenBlocks(page), path).toEqual([]);
  }
});

test(`scrolling hides the blocks outside the window, not those inside; all are shown ${settleTime} ms after it, and on paper`, async ({
  page,
}) => {
  await openWithPausedClock(page, '/');
  await jumpTo(page, 5);
  await nextFrame(page);
  const inside = await blocksInWindow(page);
  const all = await page.locator('[data-block]').evaluateAll((blocks) => blocks.map((block) => block.getAttribute('data-key') ?? ''));
  const hidden = all.filter((key) => !inside.includes(key));
  expect(await hiddenBlocks(page)).toEqual(hidden);
  await page.clock.runFor(settleTime - 10);
  expect(await hiddenBlocks(page)).not.toEqual([]);
  // Further scrolling restarts the timer.
  await jumpTo(page, 9);
  await nextFrame(page);
  await page.clock.runFor(settleTime - 10);
  expect(await hiddenBlocks(page)).not.toEqual([]);
  await page.clock.runFor(10);
  expect(await hiddenBlocks(page)).toEqual([]);
  await jumpTo(page, 5);
  await nextFrame(page);
  expect(await hiddenBlocks(page)).not.toEqual([]);
  await page.emulateMedia({ media: 'print' });
  expect(await hiddenBlocks(page)).toEqual([]);
});

test('a jump shows the blocks at its target at once', sweepOnly, async ({ page }) => {
  await openWithPausedClock(page, '/');
  await page
    .locator('[data-block]')
    .last()
    .evaluate((block) => block.scrollIntoView({ behavior: 'instant' }));
  await nextFrame(page);
  const inside = await blocksInWindow(page);
  expect(inside.length).toBeGreaterThan(0);
  const hidden = await hiddenBlocks(page);
  expect(inside.filter((key) => hidden.includes(key))).toEqual([]);
});

/** Scrolls a block to where it appears, and checks where that is. */
async function expectToAppear(block: Locator, layout: keyof typeof durations): Promise<void> {
  await bringTop(block, offset - 4);
  await expect(block).toHaveCSS('opacity', '0');
  await bringTop(block, offset + 4);
  await expect(block).toHaveCSS('opacity', '1');
  await expect(block).toHaveCSS('transition-duration', durations[layout]);
  await expect(block).toHaveCSS('transition-timing-function', 'ease');
}

test(`on general pages a block appears ${offset} pixels inside the window, and is hidden again when it has left it`, async ({ page }) => {
  await openWithPausedClock(page, '/');
  const block = laterBlock(page);
  for (let turn = 0; turn < 2; turn++) {
    await jumpTo(page, 5 + turn);
    await nextFrame(page);
    await expect(block).toHaveCSS('opacity', '0');
    await expectToAppear(block, 'default');
  }
});

test(`on landing pages a block appears once, ${offset} pixels inside the window`, async ({ page }) => {
  await openWithPausedClock(page, landing);
  const block = laterBlock(page);
  await jumpTo(page, 5);
  await nextFrame(page);
  await expect(block).toHaveCSS('opacity', '0');
  await expectToAppear(block, 'landing');
  for (const isSecondTime of [false, true]) {
    await jumpTo(page, 6);
    await nextFrame(page);
    await expect(block).toHaveCSS('opacity', '1');
    // The next time that scrolling starts as well.
    if (!isSecondTime) await page.clock.runFor(settleTime);
  }
});

test('a block whose upper edge is in the window when scrolling ends appears', sweepOnly, async ({ page }) => {
  await openWithPausedClock(page, '/');
  const block = laterBlock(page);
  await jumpTo(page, 5);
  await nextFrame(page);
  await bringTop(block, offset / 2);
  await expect(block).toHaveCSS('opacity', '0');
  await page.clock.runFor(settleTime);
  await waitForAnimations(page);
  expect(await hiddenBlocks(page)).toEqual([]);
});

test('a resize shows all blocks at once, because full-page captures resize the window', sweepOnly, async ({ page }) => {
  await openWithPausedClock(page, '/');
  await jumpTo(page, 5);
  await nextFrame(page);
  expect(await hiddenBlocks(page)).not.toEqual([]);
  const shown = page.evaluate(() => new Promise<void>((resolve) => addEventListener('resize', () => resolve(), { once: true })));
  await page.setViewportSize({ width: 1280, height: 4000 });
  await withTimeout(shown);
  expect(await hiddenBlocks(page)).toEqual([]);
});

test('a hidden block keeps its layout, accessible names and focus order, and appears when a control in it has focus', async ({ page }) => {
  await openWithPausedClock(page, '/');
  const block = page.locator('[data-reveal]:has(form) > *').first();
  const field = block.getByRole('textbox').first();
  const place = await block.evaluate((element) => (element instanceof HTMLElement ? element.offsetTop : 0));
  await jumpTo(page, 5);
  await nextFrame(page);
  await expect(block).toHaveCSS('opacity', '0');
  expect(await block.evaluate((element) => (element instanceof HTMLElement ? element.offsetTop : 0))).toBe(place);
  await expect(field).toHaveAccessibleName(/./);
  await field.evaluate((element) => element.focus({ preventScroll: true }));
  await expect(field).toBeFocused();
  await expect(block).toHaveCSS('opacity', '1');
});

test('client-side navigation during scrolling shows the next page completely', sweepOnly, async ({ page }) => {
  await page.goto('/');
  await page.mouse.wheel(0, 600);
  await page.getByRole('banner').getByRole('link', { name: 'Services' }).first().click();
  await expect(page).toHaveURL(/\/services$/);
  await expect.poll(() => hiddenBlocks(page)).toEqual([]);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('scrolling hides and moves nothing', async ({ page }) => {
    await openWithPausedClock(page, '/');
    for (const top of [5, 900, 2400, 5]) {
      await jumpTo(page, top);
      await nextFrame(page);
      expect(await hiddenBlocks(page)).toEqual([]);
    }
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('scrolling hides and moves nothing', async ({ page }) => {
    await page.goto('/');
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    expect(await hiddenBlocks(page)).toEqual([]);
  });
});
