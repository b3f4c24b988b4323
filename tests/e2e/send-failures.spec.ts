import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, Route } from '@playwright/test';
import { representatives } from '../../packages/engine/tests/support/full-test.ts';
import { accepted, answerSending, failure, field, openFilled, sendButton, toasts } from './support/contact.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(({ faults }) => faults.allow(/send-email/, /Failed to load resource/));

/** Expects that the answers stay, the button works, and other contacts are shown. */
async function expectFailure(page: Page, words: RegExp): Promise<void> {
  await expect(failure(page)).toContainText(words);
  await expect(failure(page).locator('a[href^="mailto:"]')).toBeVisible();
  await expect(failure(page).locator('a[href^="tel:"]')).toBeVisible();
  await expect(toasts(page)).toContainText(words);
  await expect(sendButton(page)).toHaveText('Send Message');
  await expect(sendButton(page)).not.toHaveAttribute('aria-disabled');
  await expect(sendButton(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(field(page, 'Full name')).toHaveValue('Asha Kulkarni');
  await expect(field(page, 'Message')).toHaveValue('Hello');
  expect(new URL(page.url()).pathname).toBe('/contact-us');
}

test('F-2 offline: reported at once, the answers stay, and the form is sent when the network is back', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/);
  await openFilled(page);
  await context.setOffline(true);
  await sendButton(page).click();
  await expectFailure(page, /cannot be reached/);
  await context.setOffline(false);
  await answerSending(context, accepted);
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect(page).not.toHaveTitle(/Error/);
});

for (const reason of representatives(['namenotresolved', 'connectionrefused', 'connectionreset', 'accessdenied'] as const)) {
  test(`F-2 ${reason}`, async ({ page, context }) => {
    await answerSending(context, (route) => route.abort(reason));
    await openFilled(page);
    await sendButton(page).click();
    await expectFailure(page, /cannot be reached/);
  });
}

test('F-3 no response: times out after 15 seconds, and the message says that the result is unknown', async ({ page, context }) => {
  const sent = await answerSending(context, () => undefined);
  await page.clock.install();
  await openFilled(page);
  await sendButton(page).click();
  await expect.poll(() => sent.length).toBe(1);
  await page.clock.runFor(14_000);
  await expect(sendButton(page)).toHaveText('Sending...');
  await page.clock.runFor(2000);
  await expectFailure(page, /cannot tell whether your message arrived/);
});

test('F-3 a slow response body times out too', async ({ page, context }) => {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"ok":');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const sent = await answerSending(context, (route) => route.continue({ url: `http://localhost:${port}/` }));
  await page.clock.install();
  await openFilled(page);
  await sendButton(page).click();
  await expect.poll(() => sent.length).toBe(1);
  await page.clock.runFor(16_000);
  await expectFailure(page, /cannot tell whether your message arrived/);
  server.closeAllConnections();
  server.close();
});

for (const status of representatives([400, 429, 403, 413, 422, 500, 503], 2)) {
  test(`F-4 ${status} with JSON is a failure`, async ({ page, context }) => {
    await answerSending(context, (route) => route.fulfill({ status, json: { ok: true } }));
    await openFilled(page);
    await sendButton(page).click();
    await expectFailure(page, status === 429 ? /wait a few minutes/ : /not accepted/);
  });
}

test('F-4 429 shows when to try again', async ({ page, context }) => {
  await answerSending(context, (route) => route.fulfill({ status: 429, headers: { 'Retry-After': '600' }, json: {} }));
  await openFilled(page);
  await sendButton(page).click();
  await expectFailure(page, /after \d{1,2}:\d{2}/);
});

const answers: [string, (route: Route) => Promise<void>, RegExp][] = [
  ['HTML', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Log in to the network</h1>' }), /no clear answer/],
  ['an empty body', (route) => route.fulfill({ contentType: 'application/json', body: '' }), /no clear answer/],
  ['10 MB of JSON', (route) => route.fulfill({ json: 'x'.repeat(10_000_000) }), /no clear answer/],
  ['204', (route) => route.fulfill({ status: 204 }), /no clear answer/],
  ['a redirect', (route) => route.fulfill({ status: 302, headers: { Location: '/' } }), /cannot be reached/],
];
for (const [what, answer, words] of representatives(answers)) {
  test(`F-5 ${what} is a failure`, async ({ page, context }) => {
    await answerSending(context, answer);
    await openFilled(page);
    await sendButton(page).click();
    await expectFailure(page, words);
  });
}

test('F-5 `null` is JSON, which is all that the specification requires of a response', async ({ page, context }) => {
  await answerSending(context, (route) => route.fulfill({ contentType: 'application/json', body: 'null' }));
  await openFilled(page);
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/thank-you$/);
});

test('F-7 no text of the server is shown', async ({ page, context }) => {
  const words = 'Zugriff <b>verweigert</b> SELECT * FROM mails';
  await answerSending(context, (route) => route.fulfill({ status: 500, json: { error: words, message: words } }));
  await openFilled(page);
  await sendButton(page).click();
  await expectFailure(page, /not accepted/);
  await expect(page.getByText(/verweigert|SELECT/)).toHaveCount(0);
});
