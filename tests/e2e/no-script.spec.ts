import { representatives } from '../../packages/engine/tests/support/sweeps.ts';
import { blockOf, jumpTo } from './support/actions.ts';
import { landingPage, questions, samplePages, testimonials } from './support/site.ts';
import { sweepOnly, variants } from './support/sweep-tags.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

test('every page shows the headings of all its blocks', variants, async ({ page }) => {
  for (const { path, blocks } of representatives(samplePages, 2)) {
    await page.goto(path);
    for (const { heading } of blocks) {
      if (heading) await expect(page.getByRole('heading', { name: heading, exact: true }), path).toBeVisible();
    }
  }
});

test('the home page is complete: testimonials, questions that open one at a time, form', async ({ page }) => {
  await page.goto('/');
  expect(testimonials).toHaveLength(9);
  for (const { name, desc } of testimonials) {
    await expect(page.getByText(desc)).toBeVisible();
    await expect(page.getByText(name, { exact: true })).toBeVisible();
  }
  expect(questions).toHaveLength(5);
  for (const { question } of questions) await expect(page.getByRole('heading', { name: question })).toBeVisible();
  for (const label of ['Full name', 'Mobile number', 'Email', 'Message'])
    await expect(page.getByLabel(label, { exact: true })).toBeVisible();
  // Questions open one at a time, and a click on the open one closes it.
  const faq = blockOf(page, 'faq');
  const answer = (index: number) => page.getByText(questions[index]?.answer ?? 'no such answer');
  await faq.locator('summary').nth(0).click();
  await expect(answer(0)).toBeVisible();
  await faq.locator('summary').nth(2).click();
  await expect(answer(2)).toBeVisible();
  await expect(answer(0)).toBeHidden();
  await faq.locator('summary').nth(2).click();
  await expect(answer(2)).toBeHidden();
});

test('anchors of a landing page scroll to their sections', sweepOnly, async ({ page }) => {
  test.skip(!landingPage, 'The site has no landing page with anchors.');
  if (!landingPage) return;
  await page.goto(landingPage.path);
  for (const { label, to } of landingPage.anchors.slice(1)) {
    await jumpTo(page, 0);
    await page.getByRole('banner').getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${to}$`));
    await expect(page.locator(to)).toBeInViewport();
  }
});

test('the menu opens, closes and navigates at phone width', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(menu).toBeVisible();
  await menu.getByRole('button', { name: 'Close menu' }).click();
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await menu.getByRole('link', { name: 'Contact Us' }).click();
  await expect(page).toHaveURL(/\/contact-us$/);
});

for (const width of representatives([390, 1440])) {
  test(`neither header nor chat button covers text at ${width} px`, variants, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    const covered = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(h1, h2, h3, summary, button, input, label, textarea)')].flatMap((element) => {
        // At the upper edge, where a fixed header would cover it, and at the lower.
        return [true, false].flatMap((atTop) => {
          element.scrollIntoView({ block: atTop ? 'start' : 'end', behavior: 'instant' });
          const { left, top, right, bottom, width } = element.getBoundingClientRect();
          if (width < 2 || right < 0 || left > innerWidth || element.closest('[inert]')) return [];
          const over = document.elementFromPoint((Math.max(left, 0) + Math.min(right, innerWidth)) / 2, (top + bottom) / 2);
          return over?.closest('header, [data-chat]') ? [element.textContent] : [];
        });
      }),
    );
    expect(covered).toEqual([]);
  });
}
