import { hydrate } from './support/actions.ts';
import { namesInView, slidePlaces, turn } from './support/carousel.ts';
import { testimonials } from './support/site.ts';
import { expect, fullTest, test } from './support/test.ts';

test('the pause button is the first control and stops autoplay permanently', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const block = await hydrate(page, 'testimonials');
  await expect(block.getByRole('button').first()).toHaveAccessibleName('Pause testimonials');
  await page.getByRole('button', { name: 'Pause testimonials' }).click();
  await expect(page.getByRole('button', { name: 'Play testimonials' })).toBeVisible();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const stopped = await namesInView(page);
  await page.clock.runFor(10_000);
  // Neither hover nor focus restarts it.
  await page.locator('[aria-roledescription="carousel"]').hover();
  await page.mouse.move(2, 2);
  await page.getByRole('button', { name: 'Next testimonials' }).focus();
  await page.clock.runFor(60_000);
  expect(await namesInView(page)).toEqual(stopped);
  await page.getByRole('button', { name: 'Play testimonials' }).click();
  await page.mouse.move(2, 2);
  await page.clock.runFor(3000);
  await expect.poll(() => namesInView(page)).not.toEqual(stopped);
});

fullTest('a pause lasts after a click on next', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await hydrate(page, 'testimonials');
  await page.getByRole('button', { name: 'Pause testimonials' }).click();
  const paused = await namesInView(page);
  await page.getByRole('button', { name: 'Next testimonials' }).click();
  await expect.poll(() => namesInView(page)).not.toEqual(paused);
  await expect.poll(async () => (await namesInView(page)).length).toBe(2);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const turned = await namesInView(page);
  await page.mouse.move(2, 2);
  await page.clock.runFor(30_000);
  expect(await namesInView(page)).toEqual(turned);
});

test('focus inside pauses it', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await hydrate(page, 'testimonials');
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.getByRole('button', { name: 'Previous testimonials' }).focus();
  await page.clock.runFor(1000);
  // A transition that has begun finishes first.
  await expect.poll(async () => (await namesInView(page)).length).toBe(2);
  const paused = await namesInView(page);
  await page.clock.runFor(20_000);
  expect(await namesInView(page)).toEqual(paused);
});

test('with reduced motion it starts paused, and can be started', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/');
  await hydrate(page, 'testimonials');
  await expect(page.getByRole('button', { name: 'Play testimonials' })).toBeVisible();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const still = await namesInView(page);
  await page.locator('[aria-roledescription="carousel"]').hover();
  await page.mouse.move(2, 2);
  await page.clock.runFor(30_000);
  expect(await namesInView(page)).toEqual(still);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`exactly the slides outside the view are inert (${reducedMotion})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/');
    await hydrate(page, 'testimonials');
    if (reducedMotion === 'no-preference') await page.getByRole('button', { name: 'Pause testimonials' }).click();
    for (let step = 0; step < 3; step++) {
      await turn(page, 'Next');
      await expect
        .poll(async () => {
          const inView = await namesInView(page);
          const { slides } = await slidePlaces(page);
          const reachable = slides.filter(({ isInert }) => !isInert).map(({ name }) => name);
          return inView.length === 2 && inView.toSorted().join() === reachable.toSorted().join();
        })
        .toBe(true);
    }
  });
}

fullTest('with reduced motion, each click on next advances it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await hydrate(page, 'testimonials');
  const names = testimonials.map(({ name }) => name);
  for (let step = 1; step <= 3; step++) {
    await page.getByRole('button', { name: 'Next testimonials' }).click();
    await expect.poll(() => namesInView(page)).toEqual(names.slice(step, step + 2));
  }
});

test('screen readers announce changes only while it is paused', async ({ page }) => {
  await page.goto('/');
  const block = await hydrate(page, 'testimonials');
  await expect(block.locator('[aria-live]')).toHaveAttribute('aria-live', 'off');
  await page.getByRole('button', { name: 'Pause testimonials' }).click();
  await expect(block.locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
});
