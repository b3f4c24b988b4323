import type { Page } from '@playwright/test';
import { jumpTo, waitForAnimations } from './support/actions.ts';
import { withTimeout } from './support/frames.ts';
import { pages, samplePages } from './support/site.ts';
import { sweepOnly } from './support/sweep-tags.ts';
import { expect, test } from './support/test.ts';
import { type WorstContrast, watchTexts } from './support/text-contrast.ts';

test.use({ videos: true });

/** Pages that start with a video. */
const videoPages = pages.filter(({ path, layout }) => layout === 'landing' || path === '/').map(({ path }) => path);
/** The number of checked frames of each video, evenly spread. */
const frames = 12;
const lowest = 4.5;
const texts = 'header[data-header], [data-block="hero-video"]';

/** Waits until the video plays, and pauses it. */
async function pauseVideo(page: Page): Promise<number> {
  await expect(page.locator('video')).toHaveAttribute('data-playing');
  return page.locator('video').evaluate((video: HTMLVideoElement) => {
    video.pause();
    video.loop = false;
    return video.duration;
  });
}

const showFrame = (page: Page, at: number): Promise<void> =>
  withTimeout(
    page.locator('video').evaluate(async (video: HTMLVideoElement, time) => {
      const sought = new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }));
      video.currentTime = time;
      await sought;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }, at),
  );

const tooLow = (found: readonly WorstContrast[], where: string): string[] =>
  found.filter(({ contrast }) => contrast < lowest).map(({ words, contrast }) => `${where}: "${words}" ${contrast.toFixed(2)}`);

for (const path of videoPages) {
  test(`${path} keeps its text readable over its whole video`, sweepOnly, async ({ page }) => {
    test.slow();
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      const duration = await pauseVideo(page);
      await waitForAnimations(page);
      const measure = await watchTexts(page, texts);
      const found: string[] = [];
      for (let frame = 0; frame < frames; frame++) {
        await showFrame(page, (duration * (frame + 0.5)) / frames);
        const measured = await measure();
        expect(measured.length, 'lines of text').toBeGreaterThan(5);
        found.push(...tooLow(measured, `${width} px, frame ${frame + 1} of ${frames}`));
      }
      expect(found).toEqual([]);
    }
  });
}

test('the transparent header is readable over all content that scrolls under it', sweepOnly, async ({ page }) => {
  test.slow();
  for (const { path, layout } of samplePages) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    const measure = await watchTexts(page, 'header[data-header]');
    let measured = 0;
    for (const top of layout === 'landing' ? [0, 150, 290] : [0, 250, 490]) {
      await jumpTo(page, top);
      await waitForAnimations(page);
      if (await page.locator('header[data-solid]').count()) continue;
      expect(tooLow(await measure(), `${path} at ${top}`)).toEqual([]);
      measured += 1;
    }
    expect(measured, `${path}: positions with a transparent header`).toBeGreaterThan(0);
  }
});
