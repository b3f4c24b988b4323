import { representatives } from '../../packages/engine/tests/support/sweeps.ts';
import { jumpTo, scrollThrough } from './support/actions.ts';
import { samplePages } from './support/site.ts';
import { sweepOnly, variants } from './support/sweep-tags.ts';
import { expect, test } from './support/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('with videos', () => {
  test.use({ videos: true });

  test('nothing moves on any page one second after scrolling', variants, async ({ page }) => {
    await page.clock.install();
    for (const { path } of representatives(samplePages, 2)) {
      await page.goto(path);
      await scrollThrough(page);
      await page.waitForLoadState('networkidle');
      await page.clock.fastForward(1000);
      const moving = await page.evaluate(() =>
        document.getAnimations().flatMap(({ playState, effect }) => {
          const target = effect instanceof KeyframeEffect ? effect.target : null;
          return playState === 'running' ? [target?.outerHTML.slice(0, 120) ?? 'unknown'] : [];
        }),
      );
      expect(moving, path).toEqual([]);
      await expect(page.locator('video:not([data-src])[data-playing]'), path).toHaveCount(0);
    }
  });

  test('the video shows only its poster and has no button', async ({ page }) => {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await expect(page.locator('video')).toHaveJSProperty('paused', true);
    await expect(page.getByRole('button', { name: 'Pause video' })).toBeHidden();
  });
});

test('the logos do not move, can be scrolled, and have no copies', sweepOnly, async ({ page }) => {
  await page.goto('/');
  const strip = page.locator('[data-block="logo-strip"]');
  await expect(strip.locator('img:visible')).toHaveCount(10);
  await expect(strip.getByText('Pause the logos')).toBeHidden();
  const last = strip.getByRole('img').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
});

test('anchors and new pages scroll without animation', sweepOnly, async ({ page }) => {
  await page.goto('/');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  await jumpTo(page, 900);
  await page.evaluate(() => {
    location.hash = '#contact';
  });
  await expect(page.getByRole('heading', { name: 'Get In Touch With Us!' })).toBeInViewport();
});
