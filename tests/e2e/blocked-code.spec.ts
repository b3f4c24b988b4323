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

test('testimonials are readable, questions open, links work', async ({ page }) => {
  await page.goto('/');
  for (const { desc } of testimonials) await expect(page.getByText(desc)).toBeVisible();
  await blockOf(page, 'faq').locator('summary').nth(1).click();
  await expect(page.getByText(questions[1]?.answer ?? 'no such answer')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL(/\/about-us$/);
  await expect(page).toHaveTitle(/^About Us/);
});

test('every testimonial can be scrolled into view by keyboard or touch', async ({ page }) => {
  await page.goto('/');
  const last = page.getByText(testimonials.at(-1)?.desc ?? 'no such words');
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
});

test('a filled form is posted as without script', async ({ page, context }) => {
  await context.route('**/send-email', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Received</title>' }));
  await page.goto('/contact-us');
  await page.getByLabel('Full name').fill('Asha Kulkarni');
  await page.getByLabel('Mobile number').fill('9822055501');
  await page.getByLabel('Email', { exact: true }).fill('asha@example.com');
  await page.getByLabel('Message').fill('Hello');
  const sent = page.waitForRequest('**/send-email');
  await page.locator('form[action="/send-email"] button[type="submit"]').click();
  const body = new URLSearchParams((await sent).postData() ?? '');
  expect(Object.fromEntries(body)).toMatchObject({
    fullName: 'Asha Kulkarni',
    mobileNumber: '9822055501',
    email: 'asha@example.com',
    message: 'Hello',
  });
  await expect(page).toHaveTitle('Received');
});
