import { representatives } from '../../packages/engine/tests/support/sweeps.ts';
import { blockOf } from './support/actions.ts';
import { variants } from './support/sweep-tags.ts';
import { expect, test } from './support/test.ts';

const cases: [path: string, width: number, inView: number][] = [
  ['/web-development', 639, 1],
  ['/blockchain-development', 1440, 2],
  ['/web-development', 640, 2],
  ['/web-development', 767, 2],
  ['/web-development', 768, 3],
  ['/blockchain-development', 639, 1],
  ['/blockchain-development', 768, 2],
];

for (const [path, width, inView] of representatives(cases, 2)) {
  test(`${path} shows ${inView} projects at a time at ${width} px, 30 px apart`, variants, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    const { frame, items } = await blockOf(page, 'portfolio-carousel').evaluate((block) => ({
      frame: block.querySelector('.marquee-window')?.getBoundingClientRect().width ?? 0,
      items: [...block.querySelectorAll('ul:not([aria-hidden]) > li')].map((item) => {
        const { left, right } = item.getBoundingClientRect();
        return { left, right };
      }),
    }));
    const [first, second] = items;
    expect(Math.round((second?.left ?? 0) - (first?.right ?? 0))).toBe(30);
    const each = (first?.right ?? 0) - (first?.left ?? 0);
    expect(Math.round((frame + 30) / (each + 30))).toBe(inView);
  });
}

test('moves linearly, 60 s per step, loops, cannot be dragged, and its pause control stops it', async ({ page }) => {
  await page.goto('/web-development');
  const strip = blockOf(page, 'portfolio-carousel');
  const round = strip.locator('ul').first();
  await expect(round.locator('> li')).toHaveCount(14);
  await expect(round).toHaveCSS('animation-duration', `${14 * 60}s`);
  await expect(round).toHaveCSS('animation-timing-function', 'linear');
  await expect(round).toHaveCSS('animation-iteration-count', 'infinite');
  await expect(strip.locator('.swiper')).toHaveCount(0);
  await strip.scrollIntoViewIfNeeded();
  await expect(round).toHaveCSS('animation-play-state', 'running');
  await strip.locator('label.pause-button').click();
  await page.mouse.move(0, 0);
  await expect(round).toHaveCSS('animation-play-state', 'paused');
});

test('posts are in one column on small screens and in two from medium ones', async ({ page }) => {
  await page.goto('/blogs');
  for (const [width, columns] of [
    [390, 1],
    [768, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const lefts = await page
      .locator('[data-block="post-list"] h2')
      .evaluateAll((titles) => titles.slice(1).map((title) => Math.round(title.getBoundingClientRect().left)));
    expect(new Set(lefts).size).toBe(columns);
  }
});
