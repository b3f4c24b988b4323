import type { Page } from '@playwright/test';
import { jumpTo, waitForAnimations, waitForScrollEnd } from './support/actions.ts';
import { about, contact, expectPage, follow, home, hoverLink, isSameDocument, markDocument, services } from './support/navigation.ts';
import { landingPage } from './support/site.ts';
import { startSlowServer } from './support/slow-server.ts';
import { sweepOnly } from './support/sweep-tags.ts';
import { expect, test } from './support/test.ts';

const place = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

/** Follows a link of the header from the current scroll position, which it returns. */
async function leaveFor(page: Page, name: string): Promise<number> {
  const link = page.getByRole('banner').getByRole('link', { name, exact: true });
  await hoverLink(page, link);
  const left = await place(page);
  expect(left).toBeGreaterThan(400);
  await link.click();
  return left;
}

/** Follows an anchor of the header. */
async function followAnchor(page: Page, name: string): Promise<void> {
  const link = page.getByRole('banner').getByRole('link', { name, exact: true });
  await link.hover();
  await link.click();
}

/** Waits for reveal animations, because scroll anchoring follows a block that still moves. */
const isNear =
  (place: number) =>
  (other: number): boolean =>
    Math.abs(place - other) <= 24;

test('back and forward restore the page and its scroll position', async ({ page }) => {
  await page.goto('/');
  await markDocument(page);
  await jumpTo(page, 1800);
  const onHome = await leaveFor(page, 'About Us');
  await expectPage(page, ...about);
  await waitForScrollEnd(page);
  await jumpTo(page, 700);
  const onAbout = await leaveFor(page, 'Services');
  await expectPage(page, ...services);
  await waitForScrollEnd(page);
  await page.goBack();
  await expectPage(page, ...about);
  await expect.poll(async () => isNear(onAbout)(await place(page))).toBe(true);
  await page.goBack();
  await expectPage(page, ...home);
  await expect.poll(async () => isNear(onHome)(await place(page))).toBe(true);
  await page.goForward();
  await expectPage(page, ...about);
  await expect.poll(async () => isNear(onAbout)(await place(page))).toBe(true);
  expect(await isSameDocument(page)).toBe(true);
});

test('back over a full page load restores the page and its scroll position', sweepOnly, async ({ page }) => {
  await page.goto('/');
  await jumpTo(page, 1500);
  await waitForAnimations(page);
  await page.evaluate(() => location.assign('/about-us'));
  await expectPage(page, ...about);
  await page.goBack();
  await expectPage(page, ...home);
  await expect.poll(async () => isNear(1500)(await place(page))).toBe(true);
});

test('a reload after client-side navigation keeps the page, and back works', async ({ page }) => {
  await page.goto('/');
  await follow(page, 'Services');
  await expectPage(page, ...services);
  await page.reload();
  await expectPage(page, ...services);
  await page.goBack();
  await expectPage(page, ...home);
  await page.goForward();
  await expectPage(page, ...services);
});

test('after a reload, forward works while the page before is still loading', async ({ page, baseURL }) => {
  let held: Promise<void> | undefined;
  let release = (): void => undefined;
  const { address, close } = await startSlowServer(baseURL, (path) => (path === '/' ? held : undefined));
  try {
    await page.goto(address);
    await follow(page, 'Services');
    await expectPage(page, ...services);
    await page.reload();
    held = new Promise((resolve) => {
      release = resolve;
    });
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Software, woven well.');
    expect(await page.evaluate(() => document.readyState)).toBe('loading');
    await page.goForward({ waitUntil: 'commit' });
    release();
    await expectPage(page, ...services);
  } finally {
    await close(0);
  }
});

test('a reload, another navigation, and back twice', sweepOnly, async ({ page }) => {
  await page.goto('/');
  await follow(page, 'Services');
  await expectPage(page, ...services);
  await page.reload();
  await follow(page, 'Contact Us');
  await expectPage(page, ...contact);
  await page.goBack();
  await expectPage(page, ...services);
  await page.goBack();
  await expectPage(page, ...home);
});

test('a URL with an anchor opens at the anchor', sweepOnly, async ({ page }) => {
  await page.goto('/#faq');
  await expect(page.getByRole('heading', { name: 'Questions, answered plainly' })).toBeInViewport();
});

test('anchors scroll, add history entries and load nothing', async ({ page }) => {
  test.skip(!landingPage, 'The site has no landing page with anchors.');
  const anchor = landingPage?.anchors.at(-1);
  if (!landingPage || !anchor) return;
  await page.goto(landingPage.path);
  await markDocument(page);
  await followAnchor(page, anchor.label);
  await expect(page).toHaveURL(new RegExp(`${anchor.to}$`));
  const heading = page.locator(`${anchor.to} :is(h1, h2)`).first();
  await expect(heading).toBeInViewport();
  await waitForScrollEnd(page);
  await page.goBack();
  await expect.poll(() => new URL(page.url()).hash).toBe('');
  await expect(heading).not.toBeInViewport();
  expect(await isSameDocument(page)).toBe(true);
});

test('the header covers no heading after a jump to an anchor', sweepOnly, async ({ page }) => {
  test.skip(!landingPage, 'The site has no landing page with anchors.');
  if (!landingPage) return;
  await page.goto(landingPage.path);
  for (const { label, to } of landingPage.anchors) {
    await followAnchor(page, label);
    await expect(page).toHaveURL(new RegExp(`${to}$`));
    await waitForScrollEnd(page);
    const header = await page.getByRole('banner').boundingBox();
    const heading = await page.locator(`${to} :is(h1, h2)`).first().boundingBox();
    expect(heading?.y ?? 0, to).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    await expect(page.locator(`${to} :is(h1, h2)`).first()).toBeInViewport({ ratio: 1 });
  }
});

test('back and forward in quick succession end at the page of the URL', sweepOnly, async ({ page }) => {
  await page.goto('/');
  await follow(page, 'Services');
  await expectPage(page, ...services);
  await follow(page, 'About Us');
  await expectPage(page, ...about);
  await page.evaluate(() => {
    addEventListener('popstate', () => history.forward(), { once: true });
    history.go(-2);
  });
  await expectPage(page, ...services);
  await page.goForward();
  await expectPage(page, ...about);
});
