import { hydrate } from './support/actions.ts';
import { namesInView } from './support/carousel.ts';
import { testimonials } from './support/site.ts';
import { sweepOnly } from './support/sweep-tags.ts';
import { expect, test } from './support/test.ts';

test('a pause lasts after a click on next', sweepOnly, async ({ page }) => {
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

test('with reduced motion, each click on next advances it', sweepOnly, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await hydrate(page, 'testimonials');
  const names = testimonials.map(({ name }) => name);
  for (let step = 1; step <= 3; step++) {
    await page.getByRole('button', { name: 'Next testimonials' }).click();
    await expect.poll(() => namesInView(page)).toEqual(names.slice(step, step + 2));
  }
});
