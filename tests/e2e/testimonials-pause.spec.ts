import { wake } from './support/actions.ts';
import { namesInView, slidePlaces, turn } from './support/carousel.ts';
import { testimonials } from './support/site.ts';
import { expect, test } from './support/test.ts';

test('the pause button comes first and stops it for good', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const block = await wake(page, 'testimonials');
  await expect(block.getByRole('button').first()).toHaveAccessibleName('Pause testimonials');
  await page.getByRole('button', { name: 'Pause testimonials' }).click();
  await expect(page.getByRole('button', { name: 'Play testimonials' })).toBeVisible();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const stopped = await namesInView(page);
  await page.clock.runFor(10_000);
  // Neither the mouse coming and going nor focus sets it going again.
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

test('a pause lasts through a press of next', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await wake(page, 'testimonials');
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

test('focus inside holds it', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await wake(page, 'testimonials');
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.getByRole('button', { name: 'Previous testimonials' }).focus();
  await page.clock.runFor(1000);
  // It comes to rest first: a turn that has begun is finished.
  await expect.poll(async () => (await namesInView(page)).length).toBe(2);
  const held = await namesInView(page);
  await page.clock.runFor(20_000);
  expect(await namesInView(page)).toEqual(held);
});

test('where people ask for less motion it starts paused, and can be set going', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/');
  await wake(page, 'testimonials');
  await expect(page.getByRole('button', { name: 'Play testimonials' })).toBeVisible();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  const still = await namesInView(page);
  await page.locator('[aria-roledescription="carousel"]').hover();
  await page.mouse.move(2, 2);
  await page.clock.runFor(30_000);
  expect(await namesInView(page)).toEqual(still);
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`what is out of view is out of reach, and only that (${reducedMotion})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/');
    await wake(page, 'testimonials');
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

test('where people ask for less motion, next turns it as often as it is pressed', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await wake(page, 'testimonials');
  const names = testimonials.map(({ name }) => name);
  for (let step = 1; step <= 3; step++) {
    await page.getByRole('button', { name: 'Next testimonials' }).click();
    await expect.poll(() => namesInView(page)).toEqual(names.slice(step, step + 2));
  }
});

test('readers hear of changes only while it stands still', async ({ page }) => {
  await page.goto('/');
  const block = await wake(page, 'testimonials');
  await expect(block.locator('[aria-live]')).toHaveAttribute('aria-live', 'off');
  await page.getByRole('button', { name: 'Pause testimonials' }).click();
  await expect(block.locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
});
