import { representatives } from '../../packages/engine/tests/support/sweeps.ts';
import { accepted, answerSending, field, openFilled, sendButton, toasts } from './support/contact.ts';
import { isSameDocument, markDocument, routeFetched } from './support/navigation.ts';
import { variants } from './support/sweep-tags.ts';
import { expect, test } from './support/test.ts';

const thankYou = /\/thank-you$/;

test('a message is sent once, its toast stays during navigation, and the form is empty afterwards', async ({ page, context }) => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // An answer that comes before the next page leads to a load after 300 ms.
  const nextPage = page.waitForResponse('**/thank-you').then((response) => response.finished());
  const sent = await answerSending(context, (route) => Promise.all([released, nextPage]).then(() => accepted(route)));
  await openFilled(page);
  await markDocument(page);
  await sendButton(page).focus();
  await sendButton(page).press('Enter');
  await expect(sendButton(page)).toHaveText('Sending...');
  await expect(sendButton(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(sendButton(page)).toBeFocused();
  await sendButton(page).press('Enter');
  // Playwright must not wait for it to be enabled.
  await sendButton(page).click({ force: true });
  release();
  await expect(page).toHaveURL(thankYou);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank You!' })).toBeVisible();
  await expect(toasts(page)).toHaveText('Email sent successfully');
  expect(await isSameDocument(page)).toBe(true);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.postDataJSON()).toEqual({
    to: 'hello@loomwright.example',
    name: 'Loomwright Studio Desk',
    subject: 'You have a new message from Loomwright',
    body: 'Name: Asha Kulkarni\nEmail: asha@example.com\nPhone: 9822055501\nMessage: Hello',
  });
  await expect(toasts(page)).toBeEmpty();
  await page.goBack();
  await expect(field(page, 'Message')).toHaveValue('');
});

test('F-1 a double click, Enter twice, a click and Enter: one request each', async ({ page, context }) => {
  const sent = await answerSending(context, accepted);
  const presses = [
    () => sendButton(page).dblclick(),
    async () => {
      await field(page, 'Email').focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
    },
    async () => {
      await field(page, 'Email').focus();
      await sendButton(page).click({ noWaitAfter: true });
      await page.keyboard.press('Enter');
    },
  ];
  for (const [index, press] of presses.entries()) {
    await openFilled(page);
    await press();
    await expect(page).toHaveURL(thankYou);
    expect(sent).toHaveLength(index + 1);
  }
});

for (const [what, pattern] of representatives([
  ['the page after it', '**/thank-you'],
  ['the router', '**/router-*.js'],
] as const)) {
  for (const fault of representatives(['is missing', 'does not come'] as const)) {
    test(`F-6 sent, and ${what} ${fault}: the page is loaded and shows the toast`, variants, async ({ page, context, faults }) => {
      faults.allow(/thank-you/, /router-/, /Failed to load resource/, /Failed to fetch dynamically/);
      await answerSending(context, accepted);
      await routeFetched(context, pattern, (route) =>
        fault === 'is missing' ? route.fulfill({ status: 404 }) : route.abort('connectionreset'),
      );
      await openFilled(page);
      await markDocument(page);
      await sendButton(page).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Thank You!' })).toBeVisible();
      expect(await isSameDocument(page)).toBe(false);
      await expect(toasts(page)).toHaveText('Email sent successfully');
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'Thank You!' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(toasts(page)).toBeEmpty();
    });
  }
}
