import type { Page } from '@playwright/test';
import { representatives } from '../../packages/engine/tests/support/sweeps.ts';
import { jumpTo } from './support/actions.ts';
import { landingPage, samplePages } from './support/site.ts';
import { variants } from './support/sweep-tags.ts';
import { expect, test } from './support/test.ts';

const clear = 'rgba(0, 0, 0, 0)';
const white = 'rgb(255, 255, 255)';
const items = ['Home', 'About Us', 'Services', 'Contact Us'];

async function expectToTurnSolidAfter(page: Page, pixels: number): Promise<void> {
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('background-color', clear);
  await jumpTo(page, pixels);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(pixels);
  await expect(header).toHaveCSS('background-color', clear);
  await jumpTo(page, pixels + 1);
  await expect(header).toHaveCSS('background-color', white);
  await expect(header).toBeInViewport();
  await jumpTo(page, 0);
  await expect(header).toHaveCSS('background-color', clear);
}

for (const { path } of representatives(samplePages.filter(({ layout, blocks }) => layout === 'default' && blocks.length > 1))) {
  test(`the header of ${path} turns solid white past 500 px`, variants, async ({ page }) => {
    await page.goto(path);
    await expectToTurnSolidAfter(page, 500);
  });
}

test('the header of a landing page turns solid white past 300 px', async ({ page }) => {
  test.skip(!landingPage, 'The site has no landing page.');
  await page.goto(landingPage?.path ?? '/');
  await expectToTurnSolidAfter(page, 300);
});

test('the text of the header has enough contrast, transparent or solid', variants, async ({ page }) => {
  for (const { path, blocks } of representatives(
    samplePages.filter(({ blocks: all }) => all.length > 1),
    2,
  )) {
    await page.goto(path);
    const name = page.getByRole('banner').getByText('Loomwright');
    if (blocks[0]?.type !== 'notice') await expect(name, path).toHaveCSS('color', 'rgb(251, 248, 242)');
    await jumpTo(page, 501);
    await expect(page.getByRole('banner'), path).toHaveCSS('background-color', white);
    await expect(name, path).toHaveCSS('color', 'rgb(21, 20, 43)');
  }
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

test('a landing page shows its own anchors in the header, and marks the section that is being read', async ({ page }) => {
  test.skip(!landingPage, 'The site has no landing page with anchors.');
  if (!landingPage) return;
  await page.goto(landingPage.path);
  const anchors = page.getByRole('banner').getByRole('navigation', { name: 'On this page' });
  await expect(anchors.getByRole('link')).toHaveText(landingPage.anchors.map(({ label }) => label));
  const marked = anchors.locator('[aria-current]');
  for (const { label, to } of [...landingPage.anchors, ...landingPage.anchors.toReversed()]) {
    await page.locator(to).evaluate((section) => section.scrollIntoView({ block: 'start', behavior: 'instant' }));
    await expect(marked).toHaveText([label]);
  }
});

test('a landing page marks no anchor while a section without one is read', async ({ page }) => {
  const block = landingPage?.blocks.find(({ type }) => type === 'portfolio-carousel');
  test.skip(!block, 'The site has no landing page with a section that no anchor leads to.');
  await page.goto(landingPage?.path ?? '/');
  const marked = page.getByRole('banner').getByRole('navigation', { name: 'On this page' }).locator('[aria-current]');
  await expect(marked).toHaveCount(1);
  const readBlock = (): Promise<void> =>
    page
      .locator('[data-block="portfolio-carousel"]')
      .evaluate((section) => scrollTo({ top: section.getBoundingClientRect().top + scrollY - innerHeight * 0.3, behavior: 'instant' }));
  await readBlock();
  await expect(marked).toHaveCount(0);
  await jumpTo(page, 0);
  await expect(marked).toHaveCount(1);
});

test('a click on an anchor of a landing page scrolls to its section and marks it', async ({ page }) => {
  test.skip(!landingPage, 'The site has no landing page with anchors.');
  if (!landingPage) return;
  await page.goto(landingPage.path);
  const links = page.getByRole('banner').getByRole('navigation', { name: 'On this page' }).getByRole('link');
  for (const [index, { to }] of landingPage.anchors.entries()) {
    await links.nth(index).click();
    await expect(page).toHaveURL(new RegExp(`${to}$`));
    await expect(page.locator(`${to} :is(h1, h2)`).first()).toBeInViewport();
    await expect(links.nth(index)).toHaveAttribute('aria-current');
  }
});
