import type { Page } from '@playwright/test';
import { representatives } from '../../packages/engine/tests/support/sweeps.ts';
import { blockOf } from './support/actions.ts';
import { answerSending, field, fill, sendButton } from './support/contact.ts';
import { delayRequests, stallRequests } from './support/delay-requests.ts';
import { follow, isSameDocument, markDocument } from './support/navigation.ts';
import { sweepOnly, variants } from './support/sweep-tags.ts';
import { expect, test } from './support/test.ts';

// Code that never loads. The tests control the clock of the page.
test.beforeEach(({ faults }) => faults.allow(/\/assets\//, /Failed to load resource/, /dynamically imported module/, /send-email/));

/** The visible part of the form with other ways to reach the company. */
const directContact = (page: Page) => page.locator('form[action="/send-email"] [data-contact-note]');

async function openFilled(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/contact-us', { waitUntil: 'domcontentloaded' });
  await fill(page);
}

async function expectStuck(page: Page): Promise<void> {
  await expect(directContact(page)).toContainText(/cannot tell whether your message arrived.*safe to send it again/);
  for (const scheme of ['mailto:', 'tel:']) await expect(directContact(page).locator(`a[href^="${scheme}"]`)).toBeVisible();
  await expect(page.locator('form').getByRole('status').filter({ hasText: 'safe to send it again' })).toHaveCount(1);
  await expect(sendButton(page)).toHaveText('Send Message');
  await expect(sendButton(page)).not.toHaveAttribute('aria-disabled');
  await expect(field(page, 'Message')).toHaveValue(/^Hello/);
}

test(
  'offline, a form stays, shows mail and phone after its code failed, and is sent when the network is back',
  sweepOnly,
  async ({ page, context, faults }) => {
    faults.allow(/ERR_INTERNET_DISCONNECTED/);
    await stallRequests(context, '**/assets/**');
    await page.goto('/contact-us', { waitUntil: 'domcontentloaded' });
    await fill(page);
    await context.setOffline(true);
    await sendButton(page).click();
    await expect(sendButton(page)).toHaveText('Sending...');
    await expect(directContact(page)).toBeVisible({ timeout: 20_000 });
    await expectStuck(page);
    await context.setOffline(false);
    const sent = await answerSending(context, (route) => route.fulfill({ status: 303, headers: { Location: '/thank-you' } }));
    await sendButton(page).click();
    await expect(directContact(page)).toBeHidden();
    await expect(page).toHaveURL(/\/thank-you$/, { timeout: 20_000 });
    expect(sent).toHaveLength(1);
  },
);

test('a post without a response can be repeated with the same idempotency key; edited answers get a new one', async ({ page, context }) => {
  await stallRequests(context, '**/assets/**');
  const keys: (string | null)[] = [];
  // No response, or 204: the page stays in both cases.
  await answerSending(context, (route) => {
    keys.push(new URLSearchParams(route.request().postData() ?? '').get('idempotency_key'));
    return route.fulfill({ status: 204 });
  });
  await openFilled(page);
  for (const message of ['Hello', 'Hello', 'Hello again']) {
    await field(page, 'Message').fill(message);
    await sendButton(page).click();
    await expect(sendButton(page)).toHaveText('Sending...');
    await page.clock.runFor(5000);
    await expect.poll(() => keys.length).toBeGreaterThan(0);
    await page.clock.runFor(15_000);
    await expectStuck(page);
  }
  expect(keys).toHaveLength(3);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
  // D-8 A page that is restored from the back/forward cache after a post can send the form again.
  await sendButton(page).click();
  await page.clock.runFor(5000);
  await expect.poll(() => keys.length).toBe(4);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expectStuck(page);
});

for (const [what, files, status] of representatives([
  ['code', '**/assets/*.js', 404],
  ['code', '**/assets/*.js', 500],
  ['data of islands', '**/islands.json?*', 404],
] as const)) {
  test(`${what} with status ${status}: the browser posts the form at once, with its key`, variants, async ({ page, context, faults }) => {
    faults.allow(/islands\.json/, /data of the blocks/);
    await context.route(files, (route) => route.fulfill({ status }));
    const sent = await answerSending(context, (route) => route.fulfill({ status: 303, headers: { Location: '/thank-you' } }));
    await openFilled(page);
    await sendButton(page).click();
    await expect(page).toHaveURL(/\/thank-you$/);
    expect(sent).toHaveLength(1);
    const posted = Object.fromEntries(new URLSearchParams(sent[0]?.postData() ?? ''));
    expect(posted).toMatchObject({ fullName: 'Asha Kulkarni', message: 'Hello', form: '/contact-us#contact-form-1', website_confirm: '' });
    expect(posted.idempotency_key).toMatch(/^[0-9a-f-]{36}$/);
  });
}

/** The second control of the testimonials, made visible: a theme may show controls before they are hydrated. */
async function showNext(page: Page) {
  const next = blockOf(page, 'testimonials').getByRole('button', { name: 'Next testimonials', includeHidden: true });
  await next.evaluate((button) => {
    if (button.parentElement) button.parentElement.style.visibility = 'visible';
  });
  return next;
}

test('a button of a stalled island is busy at once, and after five seconds a toast has a reload link', async ({ page, context }) => {
  const release = await stallRequests(context, '**/assets/**');
  await page.clock.install();
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const next = await showNext(page);
  await next.click();
  await expect(next).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(1000);
  await expect(page.locator('[data-toasts]')).toBeEmpty();
  await page.clock.runFor(5000);
  await expect(next).not.toHaveAttribute('aria-busy');
  const link = page.locator('[data-toasts]').getByRole('link', { name: 'This part of the page could not be loaded' });
  await expect(link).toBeVisible();
  await release();
  await markDocument(page);
  await link.click();
  await expect.poll(() => isSameDocument(page)).toBe(false);
  await expect(page).toHaveURL(/\/$/);
});

for (const [when, wait, presses] of representatives([
  ['in time is pressed once', 500, 1],
  ['too late is not pressed', 6000, 0],
] as const)) {
  test(`a button whose code loads ${when}`, variants, async ({ page, context }) => {
    const release = await delayRequests(context, '**/assets/*.js');
    await page.clock.install();
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const next = await showNext(page);
    const count = await next.evaluateHandle((button) => {
      const repeated = { times: 0 };
      button.addEventListener('click', ({ isTrusted }) => {
        if (!isTrusted) repeated.times++;
      });
      return repeated;
    });
    await next.click();
    await next.click();
    await page.clock.runFor(wait);
    release();
    await expect(blockOf(page, 'testimonials')).toHaveAttribute('data-hydrated');
    await page.clock.runFor(1000);
    expect(await count.evaluate(({ times }) => times)).toBe(presses);
  });
}

test('tabs, questions, the menu and links work without any code', sweepOnly, async ({ page, context }) => {
  await stallRequests(context, '**/assets/**');
  await page.goto('/portfolio', { waitUntil: 'domcontentloaded' });
  const tabs = blockOf(page, 'portfolio-tabs').locator('a[href^="#tab-"]');
  const second = (await tabs.nth(1).getAttribute('href')) ?? '';
  await tabs.nth(1).click();
  await expect(page.locator(second)).toBeVisible();
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await blockOf(page, 'faq').locator('summary').nth(1).click();
  await expect(blockOf(page, 'faq').locator('details').nth(1)).toHaveAttribute('open');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us', exact: true }).click();
  await expect(page).toHaveURL(/\/about-us$/);
  await expect(page).toHaveTitle(/^About Us/);
});

test('back to a history entry from before a reload shows its page, while the router stalls', sweepOnly, async ({ page, context }) => {
  await page.goto('/');
  await follow(page, 'About Us');
  await expect(page).toHaveTitle(/^About Us/);
  await page.reload();
  await context.route('**/router-*.js', () => undefined);
  await page.reload();
  // The router is requested and never loads.
  const asked = page.waitForRequest('**/router-*.js');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Services', exact: true }).hover();
  await asked;
  await page.goBack();
  await expect(page).toHaveTitle(/^Loomwright \|/);
});
