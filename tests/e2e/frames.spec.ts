import { nextFrame, withTimeout } from './support/frames.ts';
import { expect, test } from './support/test.ts';

test('a wait for a frame that never comes fails and names the likely reason', async ({ page }) => {
  const never = page.evaluate(() => new Promise(() => requestAnimationFrame(() => undefined)));
  await expect(withTimeout(never, 100)).rejects.toThrow('stops rendering');
});

test('observers of the page report before the wait for the next frame ends, also while the clock is paused', async ({ page }) => {
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.setContent('<p>Text</p>');
  await page.evaluate(() => {
    new IntersectionObserver(() => document.body.setAttribute('data-reported', '')).observe(document.body);
  });
  await nextFrame(page);
  expect(await page.locator('body').getAttribute('data-reported')).toBe('');
});
