import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { blockOf } from './support/actions.ts';
import { BuiltSite } from './support/built-site.ts';
import { answerSending, field, fill, sendButton } from './support/contact.ts';
import { delayRequests, stallRequests } from './support/delay-requests.ts';
import { ownWord, SharedSite } from './support/shared-site.ts';
import { sweepOnly } from './support/sweep-tags.ts';
import { expect, test } from './support/test.ts';

// Code that never loads, with the real mail service. The tests check what it has stored.

const site = new SharedSite('shipped');
const thankYou = /\/thank-you$/;

test.beforeAll(() => site.start());
test.beforeEach(({ faults }) => faults.allow(/\/assets\//, /dynamically imported module/));

/** Opens the contact page and fills in its form, each test with its own message. */
async function openFilled(page: Page, message: string): Promise<void> {
  await page.goto(site.address('/contact-us'), { waitUntil: 'domcontentloaded' });
  await fill(page, { message });
}

const stored = (message: string): string[] => site.entries().flatMap(({ body }) => (body.endsWith(`Message: ${message}`) ? [body] : []));

test('a form sent while its code stalls shows it at once, and is posted once, after five seconds', async ({ page, context }) => {
  const message = ownWord('Stalled');
  await stallRequests(context, '**/assets/**');
  await page.clock.install();
  await openFilled(page, message);
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.postData() ?? ''));
  await sendButton(page).click();
  await expect(sendButton(page)).toHaveText('Sending...', { timeout: 1000 });
  await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(page.locator('form').getByRole('status').filter({ hasText: 'Sending...' })).toHaveCount(1);
  await sendButton(page).click({ force: true });
  await field(page, 'Full name').press('Enter');
  await page.clock.runFor(4000);
  expect(posts).toEqual([]);
  await page.clock.runFor(1000);
  await expect(page).toHaveURL(thankYou);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank You!' })).toBeVisible();
  expect(posts).toHaveLength(1);
  expect(new URLSearchParams(posts[0]).get('idempotency_key')).toMatch(/^[0-9a-f-]{36}$/);
  expect(stored(message)).toEqual([`Name: Asha Kulkarni\nEmail: asha@example.com\nPhone: 9822055501\nMessage: ${message}`]);
});

test(
  'code that loads while the browser posts the form does not send it again, however often it is clicked',
  sweepOnly,
  async ({ page, context }) => {
    const message = ownWord('Slow answer');
    const release = await delayRequests(context, '**/assets/*.js');
    const answer = await delayRequests(context, '**/send-email');
    await openFilled(page, message);
    const posts: string[] = [];
    const logged: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
    page.on('console', (line) => logged.push(line.text()));
    // Playwright waits for navigations, so the page itself clicks the button and logs its state.
    await page.evaluate(() => {
      const button = document.querySelector<HTMLElement>('form[action="/send-email"] [type="submit"]');
      setInterval(() => {
        button?.click();
        console.info(`${button?.textContent}, hydrated: ${button?.closest('[data-island]')?.hasAttribute('data-hydrated')}`);
      }, 250);
    });
    await expect.poll(() => posts.length, { timeout: 20_000 }).toBe(1);
    const loaded = page.waitForResponse('**/assets/islands-*.js');
    release();
    await (await loaded).finished();
    const before = logged.length;
    await expect.poll(() => logged.length).toBeGreaterThan(before + 4);
    answer();
    await expect(page).toHaveURL(thankYou);
    expect(posts).toHaveLength(1);
    expect(new Set(logged.slice(1))).toEqual(new Set(['Sending..., hydrated: false']));
    expect(stored(message)).toHaveLength(1);
  },
);

test(
  'a post whose response is lost is stored once, although the visitor sends it again with script',
  sweepOnly,
  async ({ page, context, faults }) => {
    const message = ownWord('Answer lost');
    faults.allow(/send-email/, /ERR_CONNECTION_RESET/);
    const release = await stallRequests(context, '**/assets/**');
    await openFilled(page, message);
    const keys: unknown[] = [];
    await answerSending(context, async (route, number) => {
      const { headers, form } = { headers: route.request().headers(), form: new URLSearchParams(route.request().postData() ?? '') };
      keys.push(headers['idempotency-key'] ?? form.get('idempotency_key'));
      if (number > 1) return route.continue();
      await route.fetch({ maxRedirects: 0 });
      await route.abort('connectionreset');
    });
    await sendButton(page).click();
    await expect.poll(() => stored(message).length, { timeout: 20_000 }).toBe(1);
    await release();
    await page.waitForURL('chrome-error://**');
    await page.goto(site.address('/contact-us'));
    await expect(field(page, 'Message')).toHaveValue('');
    await fill(page, { message });
    await expect(blockOf(page, 'contact-form')).toHaveAttribute('data-hydrated');
    await sendButton(page).click();
    await expect(page).toHaveURL(thankYou);
    expect(keys).toHaveLength(2);
    expect(keys[1]).toBe(keys[0]);
    expect(stored(message)).toHaveLength(1);
  },
);

test('code that takes three seconds sends the form, once, and as JSON', sweepOnly, async ({ page, context }) => {
  const message = ownWord('Three seconds');
  const release = await delayRequests(context, '**/assets/*.js');
  await openFilled(page, message);
  const types: (string | undefined)[] = [];
  page.on('request', (request) => request.method() === 'POST' && types.push(request.headers()['content-type']));
  await sendButton(page).click();
  await sendButton(page).click({ force: true });
  await expect(sendButton(page)).toHaveText('Sending...', { timeout: 1000 });
  await page.waitForTimeout(3000);
  release();
  await expect(page).toHaveURL(thankYou);
  await expect(page.locator('[data-toasts]')).toHaveText('Email sent successfully');
  expect(types).toEqual(['application/json']);
  expect(stored(message)).toHaveLength(1);
});

test('an invalid form that the browser posted is shown again with its answers', sweepOnly, async ({ page, context, faults }) => {
  const message = ownWord('Mistaken');
  faults.allow(/send-email/, /status of 422/);
  await stallRequests(context, '**/assets/**');
  await page.goto(site.address('/contact-us'), { waitUntil: 'domcontentloaded' });
  await fill(page, { message, mobile: '12345' });
  await sendButton(page).click();
  await expect(page.getByText('Invalid phone number')).toBeVisible({ timeout: 20_000 });
  await expect(field(page, 'Message')).toHaveValue(message);
  await field(page, 'Mobile number').fill('9822055501');
  await sendButton(page).click();
  await expect(page).toHaveURL(thankYou);
  expect(stored(message)).toHaveLength(1);
});

test('a form of another service shows mail and phone after five seconds, and posts nothing', sweepOnly, async ({ page, context }) => {
  const foreign = new BuiltSite('site.config');
  const settings = foreign.content('site.yaml');
  writeFileSync(settings, readFileSync(settings, 'utf8').replace(/^mail:\n/m, 'mail:\n  service: https://mail.other.example\n'));
  // Their forms ask for files and write to visitors, which only the mail service of the site itself does.
  for (const name of ['job', 'newsletter']) rmSync(foreign.content(`presets/${name}.yaml`));
  await foreign.start();
  try {
    await stallRequests(context, '**/assets/**');
    await page.goto(foreign.address('/contact-us'), { waitUntil: 'domcontentloaded' });
    await fill(page);
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
    const button = page.getByRole('button', { name: /Send Message|Sending/ });
    const form = page.locator('form').filter({ has: button });
    await button.click();
    await expect(button).toHaveText('Sending...', { timeout: 1000 });
    await expect(form.locator('a[href^="mailto:"]')).toBeHidden();
    await expect(form.getByText('This form cannot be sent from here.').first()).toBeVisible({ timeout: 20_000 });
    await expect(form.locator('a[href^="mailto:"]')).toBeVisible();
    await expect(form.locator('a[href^="tel:"]')).toBeVisible();
    await expect(form.getByRole('status').filter({ hasText: 'cannot be sent' })).toHaveCount(1);
    await expect(button).toHaveText('Send Message');
    await expect(button).not.toHaveAttribute('aria-disabled');
    await expect(field(page, 'Message')).toHaveValue('Hello');
    expect(posts).toEqual([]);
  } finally {
    foreign.stop();
  }
});
