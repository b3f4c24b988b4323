import type { Page } from '@playwright/test';
import { representatives } from '../../packages/engine/tests/support/sweeps.ts';
import { findings } from './support/axe.ts';
import { follow } from './support/navigation.ts';
import { variants } from './support/sweep-tags.ts';
import { expect, test } from './support/test.ts';
import { ThirdParties } from './support/third-parties.ts';

const script = 'https://plausible.io/js/script.js';

test.use({ site: 'consent' });

/** Stores a cookie, as a script does that needs consent. */
const scripts = { [script]: "document.cookie = 'visitor=1; path=/'" };

const banner = (page: Page) => page.getByRole('region', { name: 'Privacy', exact: true });
const settings = (page: Page) => page.getByRole('button', { name: 'Privacy settings' });

test('asks before it loads anything, and remembers a yes until it is withdrawn: the cookies are removed then', async ({
  page,
  context,
}) => {
  const others = await ThirdParties.answer(context, scripts);
  await page.goto('/');
  await expect(banner(page)).toContainText('May we count your visits with a cookie?');
  await expect(banner(page).getByRole('link')).toHaveAttribute('href', '/privacy');
  await page.waitForLoadState('networkidle');
  expect(others.requests).toEqual([]);
  await banner(page).getByRole('button', { name: 'Accept' }).click();
  await expect(banner(page)).toBeHidden();
  await expect.poll(() => others.requests).toEqual([script]);
  await page.goto('/privacy');
  await expect.poll(() => others.requests).toEqual([script, script]);
  await expect(banner(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => document.cookie)).toBe('visitor=1');
  await settings(page).click();
  await expect(banner(page)).toBeFocused();
  await Promise.all([page.waitForEvent('load'), banner(page).getByRole('button', { name: 'Decline' }).click()]);
  await expect(settings(page)).toBeVisible();
  await expect(banner(page)).toBeHidden();
  expect(await page.evaluate(() => document.cookie)).toBe('');
  expect(others.requests).toEqual([script, script]);
});

test('remembers a no, on other pages and after client-side navigation, until it is changed to a yes', async ({ page, context }) => {
  const others = await ThirdParties.answer(context, scripts);
  await page.goto('/');
  await banner(page).getByRole('button', { name: 'Decline' }).click();
  await expect(banner(page)).toBeHidden();
  await follow(page, 'privacy');
  await expect(page).toHaveTitle(/privacy/);
  await page.reload();
  await expect(settings(page)).toBeVisible();
  await expect(banner(page)).toBeHidden();
  expect(others.requests).toEqual([]);
  await settings(page).click();
  await banner(page).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => others.requests).toEqual([script]);
  await expect(settings(page)).toBeFocused();
});

test('with blocked storage it asks on every page and never loads anything', async ({ page, context }) => {
  const others = await ThirdParties.answer(context, scripts);
  await context.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Blocked', 'SecurityError');
      },
    }),
  );
  for (const path of ['/', '/privacy']) {
    await page.goto(path);
    await banner(page).getByRole('button', { name: 'Accept' }).click();
    await expect(banner(page)).toBeHidden();
  }
  await page.waitForLoadState('networkidle');
  expect(others.requests).toEqual([]);
});

test('a browser that asks not to be tracked is not asked, and can agree in the settings', async ({ page, context }) => {
  const others = await ThirdParties.answer(context, scripts);
  await context.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { value: '1' }));
  await page.goto('/');
  await expect(settings(page)).toBeVisible();
  await expect(banner(page)).toBeHidden();
  expect(others.requests).toEqual([]);
  await settings(page).click();
  await banner(page).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => others.requests).toEqual([script]);
});

test('is announced once, leaves the focus where it is, and is reached right after the skip link', async ({ page, context }) => {
  await ThirdParties.answer(context, scripts);
  await context.addInitScript(() => {
    const texts: string[] = [];
    Reflect.set(window, 'announced', texts);
    addEventListener('DOMContentLoaded', () => {
      const announcer = document.querySelector('[data-announcer]');
      if (announcer) new MutationObserver(() => texts.push(announcer.textContent ?? '')).observe(announcer, { childList: true });
    });
  });
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'announced'))).toEqual([expect.stringContaining('May we count')]);
  const looks = await banner(page)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { backgroundColor, color, fontSize, fontWeight, borderColor } = getComputedStyle(button);
        const { width, height } = button.getBoundingClientRect();
        return { backgroundColor, color, fontSize, fontWeight, borderColor, height, isWide: width >= 120 };
      }),
    );
  // Both answers look the same.
  expect(looks).toHaveLength(2);
  expect(looks[0]).toEqual(looks[1]);
  // The keyboard is not trapped.
  const stops: (string | undefined)[] = [];
  for (let press = 0; press < 5; press++) {
    await page.keyboard.press('Tab');
    stops.push(await page.evaluate(() => document.activeElement?.textContent?.trim()));
  }
  expect(stops).toEqual(['Skip to content', 'How we handle data', 'Decline', 'Accept', 'Fixture']);
});

for (const width of representatives([320, 768, 1440])) {
  test(`never covers a control in focus or the chat button, at ${width} px`, variants, async ({ page, context }) => {
    await ThirdParties.answer(context, scripts);
    await page.setViewportSize({ width, height: 700 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/contact');
    await expect(banner(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await findings(page)).toEqual([]);
    const endOf = (selector: string): Promise<number> =>
      page.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom);
    const topOfBanner = (): Promise<number> => banner(page).evaluate((element) => element.getBoundingClientRect().top);
    expect(await endOf('[data-chat]')).toBeLessThan(await topOfBanner());
    // A sixth of the height of a phone.
    if (width < 640) expect((await banner(page).boundingBox())?.height).toBeLessThan(844 / 6);
    const covered: string[] = [];
    const seen = new Set<string>();
    for (let press = 0; press < 60; press++) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(() => {
        const active = document.activeElement;
        const shown = document.querySelector('[data-consent]')?.getBoundingClientRect();
        if (!active || !shown || active === document.body) return undefined;
        const { top, bottom } = active.getBoundingClientRect();
        const isInside = active.closest('[data-consent]') !== null;
        return { name: active.outerHTML.slice(0, 160), isCovered: !isInside && bottom > shown.top + 1 && top < shown.bottom };
      });
      if (stop === undefined) break;
      seen.add(stop.name);
      if (stop.isCovered) covered.push(stop.name);
    }
    expect(seen.size).toBeGreaterThan(12);
    expect(covered).toEqual([]);
    // The end of the page is not below it either.
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    expect(await endOf('footer')).toBeLessThanOrEqual((await topOfBanner()) + 1);
  });
}

test('is below the bar with the main action, not above it', async ({ page, context }) => {
  await ThirdParties.answer(context, scripts);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/order');
  await expect(banner(page)).toBeVisible();
  const action = page.locator('[data-block="sticky-action"]');
  const [end, top] = await Promise.all([action, banner(page)].map((part) => part.boundingBox()));
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual((top?.y ?? 0) + 1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is loaded, so nothing is asked', async ({ page, context }) => {
    const others = await ThirdParties.answer(context, scripts);
    await page.goto('/');
    await expect(banner(page)).toBeHidden();
    await expect(settings(page)).toBeHidden();
    expect(others.requests).toEqual([]);
  });
});
