import type { Page } from '@playwright/test';
import { representatives } from '../../packages/engine/tests/support/sweeps.ts';
import { blockOf, hydrate, jumpTo, waitForScrollEnd } from './support/actions.ts';
import {
  about,
  contact,
  expectPage,
  follow,
  home,
  hoverLink,
  isSameDocument,
  markDocument,
  type Place,
  services,
} from './support/navigation.ts';
import { landingPage, pages } from './support/site.ts';
import { sweepOnly, variants } from './support/sweep-tags.ts';
import { expect, test } from './support/test.ts';

/** Follows a link of the footer, and checks what identifies the page, in the document that was loaded first. */
async function go(page: Page, name: string, place: Place): Promise<void> {
  await follow(page, name);
  await expectPage(page, ...place);
  const description = pages.find(({ path }) => path === place[0])?.description ?? 'none';
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', description);
  expect(await isSameDocument(page), name).toBe(true);
}

test('links of the site navigate without a page load, and what is in each page works', async ({ page }) => {
  await page.goto('/');
  await markDocument(page);
  const announced = page.locator('[aria-live="polite"][data-announcer]');
  await expect(announced).toBeEmpty();
  await page.evaluate(() => {
    const log: string[] = [];
    Reflect.set(window, 'announcements', log);
    const region = document.querySelector('[data-announcer]');
    if (region)
      new MutationObserver(() => log.push(region.textContent)).observe(region, { childList: true, characterData: true, subtree: true });
  });
  const current = page.getByRole('banner').locator('nav [aria-current="page"]:visible');

  await test.step('focus moves to the content and the page is announced once', async () => {
    await go(page, 'About Us', about);
    await expect(announced).toHaveText('About Us | Loomwright');
    await expect(page.getByRole('main')).toBeFocused();
    expect(await page.evaluate(() => Reflect.get(window, 'announcements'))).toEqual(['About Us | Loomwright']);
    // The next Tab stop is the first control of the new content.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
    await expect(current).toHaveText(['About Us']);
  });

  await test.step('the header changes: its current item, its background', async () => {
    await go(page, 'Services', services);
    await expect(current).toHaveText(['Services']);
    await waitForScrollEnd(page);
    await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await jumpTo(page, 501);
    await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });

  await test.step('islands hydrate and work', async () => {
    await go(page, 'Contact Us', contact);
    const block = await hydrate(page, 'contact-form');
    await block.locator('button[type="submit"]').click();
    await expect(page.getByText('Full name is required')).toBeVisible();
  });

  await test.step('and so do counters and the carousel, on the page that was loaded first', async () => {
    await go(page, 'Home', home);
    await waitForScrollEnd(page);
    const counters = blockOf(page, 'counters');
    await counters.locator('dl').scrollIntoViewIfNeeded();
    await expect(counters).toHaveAttribute('data-hydrated');
    await hydrate(page, 'testimonials');
    await page.getByRole('button', { name: 'Pause testimonials' }).click();
    await expect(page.getByRole('button', { name: 'Play testimonials' })).toBeVisible();
  });
});

test('a page after client-side navigation has the same content as after a load', variants, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const name of representatives(['Services', 'About Us'])) {
    await page.goto('/contact-us');
    await markDocument(page);
    await follow(page, name);
    await expect(page).toHaveTitle(new RegExp(`^${name}`));
    const navigated = await page.locator('body').ariaSnapshot();
    expect(await isSameDocument(page)).toBe(true);
    await page.reload();
    const loaded = await page.locator('body').ariaSnapshot();
    // Only the announcement is additional.
    const withoutAnnouncement = (snapshot: string): string => snapshot.replaceAll(/^ *- paragraph(: .*\| Loomwright)?$\n?/gm, '').trimEnd();
    expect(withoutAnnouncement(navigated)).toBe(withoutAnnouncement(loaded));
  }
});

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`another page opens at its top, ${reducedMotion === 'reduce' ? 'at once' : 'smoothly'} (${reducedMotion})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Services', exact: true });
    await hoverLink(page, link);
    await page.evaluate(() => {
      const places: number[] = [];
      Reflect.set(window, 'places', places);
      addEventListener('scroll', () => {
        if (location.pathname === '/services') places.push(scrollY);
      });
    });
    await link.click();
    await expectPage(page, ...services);
    await waitForScrollEnd(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const places = await page.evaluate(() => JSON.parse(JSON.stringify(Reflect.get(window, 'places'))));
    const between = places.filter((place: number) => place > 0);
    if (reducedMotion === 'reduce') expect(between).toEqual([]);
    else expect(between.length).toBeGreaterThan(1);
  });
}

test('islands stay hydrated when an anchor is followed after client-side navigation', sweepOnly, async ({ page }) => {
  await page.goto('/about-us');
  await follow(page, 'Contact Us');
  await expectPage(page, ...contact);
  await hydrate(page, 'contact-form');
  await page.getByLabel('Full name').fill('Asha Kulkarni');
  await page.evaluate(() => {
    location.hash = '#details';
  });
  await expect(page.locator('#details')).toBeInViewport();
  await expect(page.getByLabel('Full name')).toHaveValue('Asha Kulkarni');
  await page.locator('form[action="/send-email"] button[type="submit"]').click();
  await expect(page.getByText('Message is required')).toBeVisible();
});

test('keyboard alone: Tab to a link and Enter', sweepOnly, async ({ page }) => {
  await page.goto('/');
  await markDocument(page);
  const link = page.getByRole('banner').getByRole('link', { name: 'About Us' });
  for (let step = 0; step < 6; step++) {
    await page.keyboard.press('Tab');
    if (await link.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expectPage(page, ...about);
  expect(await isSameDocument(page)).toBe(true);
});

test('client-side navigation works to and from a landing page', sweepOnly, async ({ page }) => {
  test.skip(!landingPage, 'The site has no landing page.');
  if (!landingPage) return;
  await page.goto(landingPage.path);
  await markDocument(page);
  await follow(page, 'Services');
  await expectPage(page, ...services);
  await expect(page.locator('body')).toHaveClass('layout-default');
  await page.goBack();
  await expect(page).toHaveTitle(new RegExp(`^${landingPage.title}`));
  await expect(page.getByRole('banner').getByRole('navigation', { name: 'On this page' }).getByRole('link')).toHaveText(
    landingPage.anchors.map(({ label }) => label),
  );
  expect(await isSameDocument(page)).toBe(true);
});
