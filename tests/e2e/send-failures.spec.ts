import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { accepted, answerSending, failure, field, openFilled, sendButton, toasts } from './support/contact.ts';
import { sweepOnly } from './support/sweep-tags.ts';
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

for (const reason of ['namenotresolved', 'connectionrefused', 'connectionreset', 'accessdenied'] as const) {
  test(`F-2 ${reason}`, sweepOnly, async ({ page, context }) => {
    await answerSending(context, (route) => route.abort(reason));
    await openFilled(page);
    await sendButton(page).click();
    await expectFailure(page, /cannot be reached/);
  });
}

test('F-3 a response whose body does not end times out after 15 seconds, and the message says that the result is unknown', async ({
  page,
  context,
}) => {
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
  await page.clock.runFor(14_000);
  await expect(sendButton(page)).toHaveText('Sending...');
  await page.clock.runFor(2000);
  await expectFailure(page, /cannot tell whether your message arrived/);
  server.closeAllConnections();
  server.close();
});

test('F-5 a redirect is a failure: it is not followed', async ({ page, context }) => {
  await answerSending(context, (route) => route.fulfill({ status: 302, headers: { Location: '/' } }));
  await openFilled(page);
  await sendButton(page).click();
  await expectFailure(page, /cannot be reached/);
});
