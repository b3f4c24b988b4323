import { scrollThrough } from './support/actions.ts';
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

test('blocks that are scrolled through have all been seen by observers of the page, also with a fixed clock', async ({ page }) => {
  await page.clock.setFixedTime('2026-01-15T12:00:00Z');
  // Slow to draw, so that frames are rarer than timers.
  await page.setContent('<p style="height: 100vh; background: conic-gradient(red, blue); filter: blur(40px)">Text</p>'.repeat(30));
  await page.evaluate(() => {
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) target.setAttribute('data-seen', '');
    });
    for (const paragraph of document.querySelectorAll('p')) observer.observe(paragraph);
  });
  await scrollThrough(page);
  expect(await page.locator('p:not([data-seen])').count()).toBe(0);
});
