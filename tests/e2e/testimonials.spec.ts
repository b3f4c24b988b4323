import type { Page } from '@playwright/test';
import { representatives } from '../../packages/engine/tests/support/sweeps.ts';
import { hydrate } from './support/actions.ts';
import { namesInView, slidePlaces, turn } from './support/carousel.ts';
import { delayRequests } from './support/delay-requests.ts';
import { testimonials } from './support/site.ts';
import { sweepOnly, variants } from './support/sweep-tags.ts';
import { expect, test } from './support/test.ts';

const inView = (page: Page) => expect.poll(() => namesInView(page));

/** Opens the page with a paused clock: the carousel is hydrated and not hovered. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/');
  const block = await hydrate(page, 'testimonials');
  await block.scrollIntoViewIfNeeded();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
}

for (const [width, count] of representatives([
  [390, 1],
  [1024, 1],
  [1025, 2],
  [1440, 2],
] as const)) {
  test(`${count} in view at ${width} px, 20 px apart, before and after hydration`, variants, async ({ page, context }) => {
    const release = await delayRequests(context, '**/*.js');
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const beforeHydration = await slidePlaces(page);
    release();
    await hydrate(page, 'testimonials');
    for (const { frame, slides } of [beforeHydration, await slidePlaces(page)]) {
      const sorted = slides.map(({ left, right }) => ({ left, right })).sort((one, other) => one.left - other.left);
      for (const [index, { left, right }] of sorted.entries()) {
        expect((frame.right - frame.left + 20) / (right - left + 20)).toBeCloseTo(count, 1);
        const next = sorted[index + 1];
        if (next) expect(next.left - right).toBeCloseTo(20, 0);
      }
    }
    await expect.poll(async () => (await namesInView(page)).length).toBe(count);
  });
}

test('advances every two seconds, but not while it is hovered, has focus inside or was paused', async ({ page }) => {
  await stopClock(page);
  const first = await namesInView(page);
  await page.clock.runFor(2500);
  await inView(page).not.toEqual(first);
  // A transition that has begun finishes first.
  const expectStill = async (milliseconds: number): Promise<string[]> => {
    await page.clock.runFor(1000);
    await expect.poll(async () => (await namesInView(page)).length).toBe(2);
    const still = await namesInView(page);
    await page.clock.runFor(milliseconds);
    expect(await namesInView(page)).toEqual(still);
    return still;
  };
  await page.locator('[aria-roledescription="carousel"]').hover();
  const hovered = await expectStill(20_000);
  await page.mouse.move(2, 2);
  await page.clock.runFor(3000);
  await inView(page).not.toEqual(hovered);
  await page.getByRole('button', { name: 'Previous testimonials' }).focus();
  await expectStill(20_000);
  await page.getByRole('button', { name: 'Pause testimonials' }).click();
  // Neither hover nor focus restarts it.
  await page.locator('[aria-roledescription="carousel"]').hover();
  await page.mouse.move(2, 2);
  await page.getByRole('button', { name: 'Next testimonials' }).focus();
  const paused = await expectStill(60_000);
  await page.getByRole('button', { name: 'Play testimonials' }).click();
  await page.mouse.move(2, 2);
  await page.clock.runFor(3000);
  await inView(page).not.toEqual(paused);
});

test('loops: after nine steps the first is back', sweepOnly, async ({ page }) => {
  await page.goto('/');
  await hydrate(page, 'testimonials');
  await page.getByRole('button', { name: 'Pause testimonials' }).click();
  const names = testimonials.map(({ name }) => name);
  const start = names.indexOf((await namesInView(page))[0] ?? '');
  for (let step = 1; step <= names.length; step++) {
    await turn(page, 'Next');
    await inView(page).toEqual([names.at((start + step) % names.length), names.at((start + step + 1) % names.length)]);
  }
});

test('can be dragged, and autoplay continues afterwards', sweepOnly, async ({ page }) => {
  await page.goto('/');
  await hydrate(page, 'testimonials');
  const frame = page.locator('[aria-roledescription="carousel"]');
  await frame.hover();
  const before = await namesInView(page);
  const box = await frame.boundingBox();
  if (!box) throw new Error('The carousel has no box.');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width * 0.8, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.2, y, { steps: 8 });
  await page.mouse.up();
  await inView(page).not.toEqual(before);
  await expect.poll(async () => (await namesInView(page)).length).toBe(2);
  const dragged = await namesInView(page);
  await page.mouse.move(2, 2);
  await inView(page).not.toEqual(dragged);
});

for (const reducedMotion of representatives(['no-preference', 'reduce'] as const)) {
  test(
    `next and previous move it by one, and exactly the slides outside the view are hidden from assistive technology (${reducedMotion})`,
    variants,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await page.goto('/');
      await hydrate(page, 'testimonials');
      if (reducedMotion === 'no-preference') await page.getByRole('button', { name: 'Pause testimonials' }).click();
      const start = await namesInView(page);
      const expectShown = async (names: unknown[]): Promise<void> => {
        await inView(page).toEqual(names);
        const { slides } = await slidePlaces(page);
        const reachable = slides.filter(({ isHidden }) => !isHidden).map(({ name }) => name);
        expect(reachable.toSorted()).toEqual((await namesInView(page)).toSorted());
      };
      await turn(page, 'Next');
      await expectShown([start[1], expect.any(String)]);
      await turn(page, 'Previous');
      await expectShown(start);
      await turn(page, 'Previous');
      await expectShown([expect.any(String), start[0]]);
    },
  );
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('swiping moves it on and back, however slowly', async ({ page, context }) => {
    await page.goto('/');
    await hydrate(page, 'testimonials');
    await page.getByRole('button', { name: 'Pause testimonials' }).tap();
    const frame = page.locator('[aria-roledescription="carousel"]');
    await expect.poll(async () => (await namesInView(page)).length).toBe(1);
    const names = testimonials.map(({ name }) => name);
    const start = names.indexOf((await namesInView(page))[0] ?? '');
    await frame.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const box = await frame.boundingBox();
    if (!box) throw new Error('The carousel has no box.');
    const session = await context.newCDPSession(page);
    const swipe = async (by: 1 | -1): Promise<void> => {
      const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', moved: number): Promise<void> => {
        const point = { x: box.x + box.width / 2 + moved * by, y: box.y + 80 };
        await session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [point] });
      };
      await touch('touchStart', 0);
      for (let moved = 15; moved <= 135; moved += 15) {
        await touch('touchMove', moved);
        await page.waitForTimeout(50);
      }
      await touch('touchEnd', 0);
    };
    await swipe(-1);
    await inView(page).toEqual([names.at((start + 1) % names.length)]);
    await swipe(1);
    await inView(page).toEqual([names.at(start)]);
  });
});
