import type { Page } from '@playwright/test';
import { representatives } from '../../packages/engine/tests/support/sweeps.ts';
import { jumpTo } from './support/actions.ts';
import { landingPage, samplePages } from './support/site.ts';
import { variants } from './support/sweep-tags.ts';
import { expect, test } from './support/test.ts';

const clear = 'rgba(0, 0, 0, 0)';
const white = 'rgb(255, 255, 255)';
const items = ['Home', 'About Us', 'Services', 'Contact Us'];

/** Expects that the header, and the colour of its text, change when the page is scrolled. */
async function expectToTurnSolidAfter(page: Page, pixels: number): Promise<void> {
  const header = page.getByRole('banner');
  const name = header.getByText('Loomwright');
  await expect(header).toHaveCSS('background-color', clear);
  await expect(name).toHaveCSS('color', 'rgb(251, 248, 242)');
  await jumpTo(page, pixels);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(pixels);
  await expect(header).toHaveCSS('background-color', clear);
  await jumpTo(page, pixels + 1);
  await expect(header).toHaveCSS('background-color', white);
  await expect(name).toHaveCSS('color', 'rgb(21, 20, 43)');
  await expect(header).toBeInViewport();
  await jumpTo(page, 0);
  await expect(header).toHaveCSS('background-color', clear);
}

for (const { path } of representatives(
  samplePages.filter(({ layout, blocks }) => layout === 'default' && blocks.length > 1 && blocks[0]?.type !== 'notice'),
)) {
  test(`the header of ${path} turns solid white past 500 px, and its text dark`, variants, async ({ page }) => {
    await page.goto(path);
    await expectToTurnSolidAfter(page, 500);
  });
}

test('the header of a landing page turns solid white past 300 px', async ({ page }) => {
  test.skip(!landingPage, 'The site has no landing page.');
  await page.goto(landingPage?.path ?? '/');
  await expectToTurnSolidAfter(page, 300);
});

test('a page opened at an anchor has a solid header at once', async ({ page }) => {
  await page.goto('/#contact');
  await expect(page.getByRole('banner')).toHaveCSS('background-color', white);
});

test('the header shows the four items in order, and only that of the current page has aria-current', variants, async ({ page }) => {
  for (const [path, name] of representatives(
    [
      ['/about-us', 'About Us'],
      ['/', 'Home'],
      ['/services', 'Services'],
      ['/contact-us', 'Contact Us'],
    ] as const,
    2,
  )) {
    await page.goto(path);
    const main = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
    await expect(main.getByRole('link'), path).toHaveText(items);
    await expect(main.locator('[aria-current="page"]'), path).toHaveText([name]);
  }
});

test('a landing page shows its own anchors in the header, and marks the section that is read or was clicked, if it has an anchor', async ({
  page,
}) => {
  test.skip(!landingPage, 'The site has no landing page with anchors.');
  if (!landingPage) return;
  await page.goto(landingPage.path);
  const anchors = page.getByRole('banner').getByRole('navigation', { name: 'On this page' });
  const links = anchors.getByRole('link');
  await expect(links).toHaveText(landingPage.anchors.map(({ label }) => label));
  const marked = anchors.locator('[aria-current]');
  for (const { label, to } of [...landingPage.anchors, ...landingPage.anchors.toReversed()]) {
    await page.locator(to).evaluate((section) => section.scrollIntoView({ block: 'start', behavior: 'instant' }));
    await expect(marked).toHaveText([label]);
  }
  // No anchor leads to this section.
  await page
    .locator('[data-block="portfolio-carousel"]')
    .evaluate((section) => scrollTo({ top: section.getBoundingClientRect().top + scrollY - innerHeight * 0.3, behavior: 'instant' }));
  await expect(marked).toHaveCount(0);
  await jumpTo(page, 0);
  await expect(marked).toHaveCount(1);
  for (const [index, { to }] of landingPage.anchors.entries()) {
    await links.nth(index).click();
    await expect(page).toHaveURL(new RegExp(`${to}$`));
    await expect(page.locator(`${to} :is(h1, h2)`).first()).toBeInViewport();
    await expect(links.nth(index)).toHaveAttribute('aria-current');
  }
});
