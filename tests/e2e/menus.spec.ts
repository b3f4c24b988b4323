import { representatives } from '../../packages/engine/tests/support/sweeps.ts';
import { scrollThrough } from './support/actions.ts';
import { findings } from './support/axe.ts';
import { followLink, isSameDocument, markDocument } from './support/navigation.ts';
import { variants } from './support/sweep-tags.ts';
import { expect, test } from './support/test.ts';

/** Menus, the line above the header, columns of the footer, and a sidebar with a script. */

// Reduced motion for stable colours.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.use({ site: 'plumber' });

const repairs = { name: 'Repairs', exact: true } as const;

test('menus open by keyboard, one at a time, and Escape closes them', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/repairs/taps');
  const header = page.getByRole('banner');
  const [first, second] = [header.getByRole('button', repairs), header.getByRole('button', { name: 'The firm' })];
  await expect(first).toHaveAttribute('aria-current', 'true');
  await first.press('Enter');
  await expect(header.getByRole('link', { name: 'Dripping taps' })).toHaveAttribute('aria-current', 'page');
  await expect(header.getByRole('link', { name: 'Dripping taps' })).toBeVisible();
  const [button, panel] = await Promise.all([first.boundingBox(), page.locator('#site-menu-2').boundingBox()]);
  expect(Math.abs((panel?.x ?? 0) - (button?.x ?? 99))).toBeLessThan(2);
  expect(panel?.y ?? 0).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0));
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(header.getByRole('link', repairs)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(header.getByRole('link', { name: 'Dripping taps' })).toBeHidden();
  await expect(first).toBeFocused();
  await first.press('Space');
  await second.click();
  await expect(header.getByRole('link', { name: 'Jobs' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Dripping taps' })).toBeHidden();
});

test('the sidebar follows client-side navigation, and its script runs on the new page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/repairs/taps');
  const sidebar = page.locator('[data-sidebar]');
  await expect(sidebar.getByRole('link', { name: 'Dripping taps', exact: true })).toHaveAttribute('aria-current', 'page');
  await markDocument(page);
  await followLink(page, sidebar.getByRole('link', { name: 'All repairs' }));
  await expect(page.getByRole('heading', { name: 'All repairs', level: 1 })).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  await expect(sidebar.getByRole('link', { name: 'Dripping taps', exact: true })).not.toHaveAttribute('aria-current');
  await expect(sidebar.getByRole('navigation', { name: 'On this page' }).getByRole('link')).toHaveText([
    'How we work',
    'Prices',
    'Guarantee',
  ]);
  // A page with another layout has no sidebar.
  await page.getByRole('contentinfo').getByRole('link', { name: 'About us' }).click();
  await expect(page.getByRole('heading', { name: 'About the firm', level: 1 })).toBeVisible();
  await expect(sidebar).toHaveCount(0);
});

for (const [width, path] of representatives(
  [
    [320, '/repairs'],
    [1440, '/repairs'],
    [768, '/repairs'],
    [320, '/de/repairs/taps'],
  ] as const,
  2,
))
  test(`${path} has no violation and does not scroll sideways at ${width} px`, variants, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await scrollThrough(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await findings(page)).toEqual([]);
    if (width > 320) return;
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('banner').locator('[commandfor="menu"]').click();
    await expect(page.locator('#menu a[aria-current="page"].menu-link')).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('menus open in the header and unfold in the drawer', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', repairs).click();
    await page.getByRole('banner').getByRole('link', { name: 'Blocked drains' }).click();
    await expect(page).toHaveURL(/\/repairs\/drains$/);
    await expect(page.locator('[data-sidebar]').getByText('Water where it belongs.')).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('link', { name: 'Blocked drains' })).toBeVisible();
    await drawer.locator('summary', { hasText: 'The firm' }).click();
    await expect(drawer.getByRole('link', { name: 'Blocked drains' })).toBeHidden();
    await drawer.getByRole('link', { name: 'Jobs' }).click();
    await expect(page).toHaveURL(/\/about\/jobs$/);
  });
});
