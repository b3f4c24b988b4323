import type { Page } from '@playwright/test';
import { blockOf, jumpTo, scrollThrough } from './support/actions.ts';
import { nextFrame } from './support/frames.ts';
import { sweepOnly } from './support/sweep-tags.ts';
import { expect, test } from './support/test.ts';

const targets = [3, 10, 50, 100];
const figures = (page: Page) => blockOf(page, 'counters').locator('dd > [aria-hidden="true"] > :last-child');
const shown = async (page: Page): Promise<number[]> => (await figures(page).allTextContents()).map((text) => Number.parseInt(text, 10));

/** Records every number that the figures show. Returns a function that reads the records. */
async function record(page: Page): Promise<() => Promise<number[][]>> {
  const log = await figures(page).evaluateAll((elements) => {
    const numbers = elements.map((element) => [Number.parseInt(element.textContent, 10)]);
    for (const [index, element] of elements.entries()) {
      new MutationObserver(() => numbers[index]?.push(Number.parseInt(element.textContent, 10))).observe(element, {
        characterData: true,
        childList: true,
        subtree: true,
      });
    }
    Reflect.set(window, 'countersLog', numbers);
    return numbers.length;
  });
  expect(log).toBe(4);
  return () => page.evaluate(() => JSON.parse(JSON.stringify(Reflect.get(window, 'countersLog'))));
}

/** Scrolls so that a share of the section, from its top, is in view. */
async function showShare(page: Page, share: number): Promise<void> {
  const { top, height } = await blockOf(page, 'counters')
    .locator('section')
    .evaluate((section) => ({ top: section.getBoundingClientRect().top + scrollY, height: section.getBoundingClientRect().height }));
  const windowHeight = page.viewportSize()?.height ?? 0;
  await jumpTo(page, Math.round(top - windowHeight + height * share));
}

test('each counts once when it comes into view, in ticks of its own; screen readers announce only the final number', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  // Hydrated, but not in view yet.
  await showShare(page, -0.05);
  const block = blockOf(page, 'counters');
  await expect(block).toHaveAttribute('data-hydrated');
  expect(await shown(page)).toEqual(targets);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await block.locator('dl').scrollIntoViewIfNeeded();
  await expect.poll(() => shown(page)).toEqual([0, 0, 0, 0]);
  await page.clock.runFor(1000);
  await expect.poll(() => shown(page)).toEqual([3, 10, 20, 50]);
  await expect(block).toMatchAriaSnapshot(`
    - term: Years of experience
    - definition: "3+"
    - term: People in the team
    - definition: "10+"
    - term: Clients served
    - definition: "50+"
    - term: On-time completion
    - definition: "100%"
  `);
  await page.clock.runFor(1000);
  await expect.poll(() => shown(page)).toEqual([3, 10, 40, 100]);
  await page.clock.runFor(5000);
  await expect.poll(() => shown(page)).toEqual(targets);
  // Away and back: it stays at its target.
  await jumpTo(page, 0);
  await nextFrame(page);
  await block.locator('dl').scrollIntoViewIfNeeded();
  await nextFrame(page);
  expect(await shown(page)).toEqual(targets);
});

test('counting starts when a tenth of the section is in view, not before', sweepOnly, async ({ page }) => {
  await page.goto('/');
  await showShare(page, -0.05);
  await expect(blockOf(page, 'counters')).toHaveAttribute('data-hydrated');
  const read = await record(page);
  await showShare(page, 0.08);
  await nextFrame(page);
  expect(await read()).toEqual(targets.map((target) => [target]));
  await showShare(page, 0.13);
  await expect.poll(async () => (await read()).map((numbers) => numbers.includes(0))).toEqual([true, true, true, true]);
});

test('does not count with reduced motion', sweepOnly, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await showShare(page, -0.05);
  await expect(blockOf(page, 'counters')).toHaveAttribute('data-hydrated');
  const read = await record(page);
  await scrollThrough(page);
  await blockOf(page, 'counters').locator('dl').scrollIntoViewIfNeeded();
  await nextFrame(page);
  expect(await read()).toEqual(targets.map((target) => [target]));
});
