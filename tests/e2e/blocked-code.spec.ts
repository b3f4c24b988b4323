import { representatives } from '../../packages/engine/tests/support/sweeps.ts';
import { blockOf, scrollThrough } from './support/actions.ts';
import { questions, samplePages, testimonials } from './support/site.ts';
import { variants } from './support/sweep-tags.ts';
import { expect, test } from './support/test.ts';

// The boot script runs, and all code that it requests is blocked.
test.beforeEach(async ({ context, faults }) => {
  faults.allow(/\.js\b/, /Failed to fetch dynamically imported module/);
  await context.route('**/*.js', (route) => route.abort('failed'));
});

test('nothing stays hidden after scrolling through any page', variants, async ({ page }) => {
  for (const { path, blocks } of representatives(samplePages)) {
    await page.goto(path);
    await scrollThrough(page);
    for (const { heading } of blocks) {
      if (!heading) continue;
      const words = page.getByRole('heading', { name: heading, exact: true });
      await words.scrollIntoViewIfNeeded();
      await expect(words).toBeVisible();
      await expect
        .poll(() => words.evaluate((element) => element.checkVisibility({ opacityProperty: true })), `${path} ${heading}`)
        .toBe(true);
    }
  }
});

test('testimonials are readable and can be scrolled into view, questions open, links work', async ({ page }) => {
  await page.goto('/');
  for (const { desc } of testimonials) await expect(page.getByText(desc)).toBeVisible();
  const last = page.getByText(testimonials.at(-1)?.desc ?? 'no such words');
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await blockOf(page, 'faq').locator('summary').nth(1).click();
  await expect(page.getByText(questions[1]?.answer ?? 'no such answer')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL(/\/about-us$/);
  await expect(page).toHaveTitle(/^About Us/);
});
