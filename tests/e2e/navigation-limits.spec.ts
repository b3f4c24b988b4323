import type { BrowserContext } from '@playwright/test';
import { representatives } from '../../packages/engine/tests/support/sweeps.ts';
import { scrollThrough } from './support/actions.ts';
import {
  about,
  contact,
  expectPage,
  follow,
  home,
  hoverLink,
  isSameDocument,
  markDocument,
  routeFetched,
  services,
} from './support/navigation.ts';
import { sweepOnly, variants } from './support/sweep-tags.ts';
import { expect, test } from './support/test.ts';

const footerLink = 'Services';

test('the browser handles a click with Ctrl or Shift, and this page stays', async ({ page, context }) => {
  await page.goto('/');
  await markDocument(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: footerLink, exact: true });
  await hoverLink(page, link);
  const opened = context.waitForEvent('page');
  await link.click({ modifiers: ['Control'] });
  const tab = await opened;
  await expectPage(tab, ...services);
  await expectPage(page, ...home);
  expect(await isSameDocument(page)).toBe(true);
});

test('the browser handles links to other sites and new tabs', variants, async ({ page, context }) => {
  await context.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }));
  await page.goto('/');
  for (const name of representatives([/^Instagram/, /WhatsApp/, /^LinkedIn/, /^X /])) {
    const link = page.getByRole('link', { name });
    await expect(link).toHaveAccessibleName(/\(opens in a new tab\)$/);
    await expect(link).toHaveAttribute('rel', /noopener/);
    const opened = context.waitForEvent('page');
    await link.click();
    const tab = await opened;
    await expect(tab).toHaveTitle('Elsewhere');
    expect(await tab.evaluate(() => window.opener === null)).toBe(true);
    await tab.close();
  }
  await expectPage(page, ...home);
});

test('the browser handles phone and mail links', sweepOnly, async ({ page }) => {
  await page.goto('/contact-us');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: /^\+91/ })).toHaveAttribute('href', /^tel:\+\d{12}$/);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:[^?]+$/);
});

test('a prefetched page is fetched once', async ({ page, context }) => {
  const fetched: string[] = [];
  context.on('request', (request) => {
    if (request.resourceType() === 'fetch') fetched.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: footerLink, exact: true });
  const answer = page.waitForResponse('**/services');
  await link.hover();
  await answer;
  await page.mouse.move(3, 3);
  await link.hover();
  await link.click();
  await expectPage(page, ...services);
  // The mouse may rest on another link of the new page, which is fetched too.
  expect(fetched.filter((path) => path === '/services')).toHaveLength(1);
});

/** Changes the HTML of /services where client-side navigation fetches it. */
const changeFetched = (context: BrowserContext, from: string, to: string): Promise<void> =>
  routeFetched(context, '**/services', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace(from, to) });
  });

for (const [what, from, to] of representatives([
  ['another build', 'sha256-', 'sha256-x'],
  ['another profile', '<body ', '<body data-profile="other" '],
] as const)) {
  test(`a page of ${what} is loaded whole, at the block that the link names and after "back"`, variants, async ({ page, context }) => {
    await changeFetched(context, from, to);
    await page.goto('/');
    await markDocument(page);
    const link = page.getByRole('contentinfo').getByRole('link', { name: footerLink, exact: true });
    await link.evaluate((element) => element.setAttribute('href', '/services#main'));
    await follow(page, footerLink);
    await expectPage(page, ...services);
    expect(await isSameDocument(page)).toBe(false);
    expect(new URL(page.url()).hash).toBe('#main');

    await page.goto('/services');
    await follow(page, 'About Us');
    await expect(page).toHaveURL(/about-us/);
    await markDocument(page);
    await page.goBack();
    await expectPage(page, ...services);
    await expect.poll(() => isSameDocument(page)).toBe(false);
  });
}

for (const [what, answer] of representatives([
  ['a page of somebody else', { contentType: 'text/html', body: '<!doctype html><title>Portal</title><main id="main">Log in</main>' }],
  ['a page that is missing', { status: 404, body: 'Not found' }],
  ['a redirect', { status: 301, headers: { Location: '/about-us' } }],
] as const)) {
  test(`${what} is loaded by the browser`, variants, async ({ page, context, faults }) => {
    faults.allow(/services/, /Failed to load resource/);
    await routeFetched(context, '**/services', (route) => route.fulfill(answer));
    await page.goto('/');
    await markDocument(page);
    await follow(page, footerLink);
    await expectPage(page, ...services);
    expect(await isSameDocument(page)).toBe(false);
  });
}

test('a script in the main part of a fetched page does not run', async ({ page, context, scripts }) => {
  await changeFetched(context, '</main>', '<script src="/assets/never.js"></script></main>');
  await page.goto('/');
  await markDocument(page);
  await follow(page, footerLink);
  await expectPage(page, ...services);
  await expect(page.locator('main script')).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(await isSameDocument(page)).toBe(true);
  expect(scripts).not.toContain('/assets/never.js');
});

test('offline, the page shows the error message, and retrying later works', async ({ page, context, faults }) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
  const data = '**/services';
  // The link can pass below the pointer while the page scrolls: it must not be prefetched before the page is offline.
  await page.route(data, (route) => route.abort());
  await page.goto('/');
  await scrollThrough(page);
  await follow(page, 'Contact Us');
  await expectPage(page, ...contact);
  await markDocument(page);
  await context.setOffline(true);
  await follow(page, footerLink);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loading chunk failed');
  await expect(page).toHaveTitle(/\S/);
  // The message has header and footer around it, and its link loads the page.
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  await page.unroute(data);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expectPage(page, ...services);
});

test('after the error message, another link and back work', sweepOnly, async ({ page, context, faults }) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  // The link can pass below the pointer while the layout changes: it must not be prefetched before the page is offline.
  await page.route('**/services', (route) => route.abort('internetdisconnected'));
  await page.goto('/');
  await follow(page, 'Contact Us');
  await expectPage(page, ...contact);
  await context.setOffline(true);
  await follow(page, footerLink);
  await expect(page.getByText('Loading chunk failed')).toBeVisible();
  await context.setOffline(false);
  await follow(page, 'About Us');
  await expectPage(page, ...about);
  await page.getByRole('banner').getByRole('link', { name: 'Contact Us' }).click();
  await expectPage(page, ...contact);
});

test('a server error shows the error message without a full page load', sweepOnly, async ({ page, context, faults }) => {
  faults.allow(/services/);
  await page.goto('/');
  await routeFetched(context, '**/services', (route) => route.fulfill({ status: 500, body: 'Broken' }));
  await markDocument(page);
  await follow(page, footerLink);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loading chunk failed');
  expect(await isSameDocument(page)).toBe(true);
});

test('a click while the router stalls is a full page load', async ({ page, context }) => {
  await context.route('**/router-*.js', () => new Promise(() => undefined));
  await page.goto('/');
  await markDocument(page);
  await page.getByRole('contentinfo').getByRole('link', { name: footerLink, exact: true }).click();
  await expectPage(page, ...services);
  expect(await isSameDocument(page)).toBe(false);
});
