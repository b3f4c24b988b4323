import type { Page } from '@playwright/test';
import { landingPage } from './support/site.ts';
import { sweepOnly } from './support/sweep-tags.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const buttonOf = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true, includeHidden: true });

async function open(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await buttonOf(page).click();
  await expect(drawerOf(page)).toBeVisible();
}

test('slides in from the right and has the four items', async ({ page }) => {
  await page.goto('/');
  // The first and the last moment of the animation that the browser plays. It would be over by another command.
  const [first = 0, last = 0] = await buttonOf(page).evaluate((button: HTMLElement) => {
    button.click();
    const drawer = document.querySelector('dialog[open]');
    const leftAt = (progress: 'start' | 'end'): number => {
      for (const animation of drawer?.getAnimations() ?? []) {
        animation.pause();
        animation.currentTime = progress === 'start' ? 0 : (animation.effect?.getComputedTiming().endTime ?? 0);
      }
      return drawer?.getBoundingClientRect().left ?? 0;
    };
    const lefts = [leftAt('start'), leftAt('end')];
    for (const animation of drawer?.getAnimations() ?? []) animation.finish();
    return lefts;
  });
  expect(first).toBeGreaterThan(last);
  await expect(drawerOf(page).getByRole('link')).toHaveText(['Home', 'About Us', 'Services', 'Contact Us']);
  expect(
    await drawerOf(page).evaluate((drawer) => Math.round(drawer.getBoundingClientRect().right - document.documentElement.clientWidth)),
  ).toBe(0);
});

test('focus stays in it, the page behind can be neither reached nor scrolled, and Escape, its button and a click outside close it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 700, height: 844 });
  await open(page);
  const isInside = () => page.evaluate(() => document.querySelector('dialog')?.contains(document.activeElement));
  expect(await isInside()).toBe(true);
  const visited = new Set<string>();
  for (let step = 0; step < 14; step++) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => {
      const active = document.activeElement;
      // Between the last control and the first, Tab reaches the browser's own controls.
      return active === document.body ? 'browser' : active?.closest('dialog') ? `in: ${active.textContent || active.ariaLabel}` : 'outside';
    });
    visited.add(place);
  }
  expect([...visited]).not.toContain('outside');
  expect([...visited].filter((place) => place.startsWith('in: ')).length).toBe(5);

  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(100, 700);
  await page.mouse.wheel(0, 900);
  await page.keyboard.press('PageDown');
  expect(await page.evaluate(() => document.querySelector('dialog')?.matches(':modal'))).toBe(true);
  expect(
    await page.evaluate(() => {
      const link = document.querySelector('main a');
      if (link instanceof HTMLElement) link.focus();
      return document.activeElement === link;
    }),
  ).toBe(false);
  expect(await page.evaluate(() => scrollY)).toBe(before);

  await page.keyboard.press('Escape');
  await expect(drawerOf(page)).toBeHidden();
  await expect(buttonOf(page)).toBeFocused();
  await buttonOf(page).click();
  await drawerOf(page).getByRole('button', { name: 'Close menu' }).click();
  await expect(drawerOf(page)).toBeHidden();
  await buttonOf(page).click();
  await expect(drawerOf(page)).toBeVisible();
  await expect(drawerOf(page)).toHaveCSS('transform', 'none');
  await page.mouse.click(40, 400);
  await expect(drawerOf(page)).toBeHidden();
});

test('keyboard alone opens it and follows a link, which closes it', sweepOnly, async ({ page }) => {
  await page.goto('/');
  await buttonOf(page).focus();
  await page.keyboard.press('Enter');
  await expect(drawerOf(page)).toBeVisible();
  await drawerOf(page).getByRole('link', { name: 'Services' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/services$/);
  await expect(drawerOf(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thirteen crafts, one loom.');
});

test('a click on the link of the page shown closes it as well', sweepOnly, async ({ page }) => {
  await open(page, '/about-us');
  await drawerOf(page).getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveURL(/\/about-us$/);
  await expect(drawerOf(page)).toBeHidden();
});

test('on a landing page it has the anchors too, which scroll to their sections', sweepOnly, async ({ page }) => {
  test.skip(!landingPage, 'The site has no landing page with anchors.');
  const anchor = landingPage?.anchors.at(-1);
  if (!landingPage || !anchor) return;
  await open(page, landingPage.path);
  await drawerOf(page).getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: anchor.label, exact: true }).click();
  await expect(drawerOf(page)).toBeHidden();
  await expect(page.locator(`${anchor.to} :is(h1, h2)`).first()).toBeInViewport();
});
