import { hydrate } from './support/actions.ts';
import { accepted, answerSending, failure, field, openFilled, sendButton, toasts } from './support/contact.ts';
import { sweepOnly } from './support/sweep-tags.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(({ faults }) => faults.allow(/send-email/, /Failed to load resource/));

test('D-8 what could not be sent is there after a reload, goes out under its key, and is forgotten then', async ({ page, context }) => {
  const sent = await answerSending(context, (route, number) => (number === 1 ? route.fulfill({ status: 503, json: {} }) : accepted(route)));
  await openFilled(page);
  await sendButton(page).click();
  await expect(failure(page)).toBeVisible();
  await page.reload();
  await hydrate(page, 'contact-form');
  await expect(field(page, 'Message')).toHaveValue('Hello');
  await expect(sendButton(page)).toHaveText('Send Message');
  await sendButton(page).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  expect(sent[1]?.headers()['idempotency-key']).toBe(sent[0]?.headers()['idempotency-key']);
  await page.goto('/contact-us');
  await hydrate(page, 'contact-form');
  await expect(field(page, 'Message')).toHaveValue('');
});

test('D-8 back and forward while it is sent leave no button stuck', sweepOnly, async ({ page, context }) => {
  await answerSending(context, () => undefined);
  await page.goto('/');
  await openFilled(page);
  await sendButton(page).click();
  await expect(sendButton(page)).toHaveText('Sending...');
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await page.goForward();
  await hydrate(page, 'contact-form');
  await expect(sendButton(page)).toHaveText('Send Message');
});

test('a message sent while the visitor goes on leaves them where they are, and says so', async ({ page, context }) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await answerSending(context, (route) => released.then(() => accepted(route)));
  await openFilled(page);
  await sendButton(page).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us', exact: true }).click();
  await expect(page).toHaveURL(/\/about-us$/);
  release();
  await expect(toasts(page)).toHaveText('Email sent successfully');
  await expect(page).toHaveURL(/\/about-us$/);
});
