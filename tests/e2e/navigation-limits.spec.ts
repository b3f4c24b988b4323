import { representatives } from '../../packages/engine/tests/support/sweeps.ts';
import { scrollThrough } from './support/actions.ts';
import { about, contact, expectPage, follow, home, isSameDocument, markDocument, services } from './support/navigation.ts';
import { sweepOnly, variants } from './support/sweep-tags.ts';
import { expect, test } from './support/test.ts';

const footerLink = 'Services';

test('the browser handles a click with Ctrl or Shift, and this page stays', async ({ page, context }) => {
  await page.goto('/');
  await markDocument(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: footerLink, exact: true });
  await link.hover();
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
  for (const name of representatives([/^Instagram/, /WhatsApp/, /^LinkedIn/, /^X /], 2)) {
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

test('prefetched page data is fetched once', async ({ page, context }) => {
  const fetched: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('page.json')) fetched.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: footerLink, exact: true });
  const answer = page.waitForResponse('**/services/page.json');
  await link.hover();
  await answer;
  await page.mouse.move(3, 3);
  await link.hover();
  await link.click();
  await expectPage(page, ...services);
  // The mouse may rest on another link of the new page, whose data is fetched too.
  expect(fetched.filter((path) => path === '/services/page.json')).toHaveLength(1);
});

test('a page of another profile is loaded whole, at the block that the link names and after "back"', async ({ page, context }) => {
  await context.route('**/services/page.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), profile: 'other' } });
  });
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

test('missing page data causes one full page load, and the second time an error message with a link', async ({ page, context, faults }) => {
  faults.allow(/page\.json/);
  await page.goto('/');
  await context.route('**/page.json', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await markDocument(page);
  await follow(page, footerLink);
  await expectPage(page, ...services);
  expect(await isSameDocument(page)).toBe(false);
  await markDocument(page);
  await follow(page, 'About Us');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loading chunk failed');
  expect(await isSameDocument(page)).toBe(true);
  // The message has header and footer around it, and its link loads the page.
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expectPage(page, ...about);
});

test('that load never discards a filled form', sweepOnly, async ({ page, context, faults }) => {
  faults.allow(/page\.json/);
  await page.goto('/contact-us');
  await page.getByLabel('Message').fill('A long story');
  await context.route('**/page.json', (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await markDocument(page);
  await follow(page, footerLink);
  await expect(page.getByText('Loading chunk failed')).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('offline, the page shows the error message, and retrying later works', async ({ page, context, faults }) => {
  faults.allow(/page\.json|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
  const data = '**/services/page.json';
  // The link can pass below the pointer while the page scrolls: its data must not be prefetched before the page is offline.
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
  expect(await isSameDocument(page)).toBe(true);
  await page.unroute(data);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expectPage(page, ...services);
});

test('after the error message, another link and back work', sweepOnly, async ({ page, context, faults }) => {
  faults.allow(/page\.json|ERR_INTERNET_DISCONNECTED|Failed to fetch/);
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
  faults.allow(/page\.json/);
  await page.goto('/');
  await context.route('**/page.json', (route) => route.fulfill({ status: 500, body: 'Broken' }));
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
