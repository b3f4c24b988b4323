import type { Page } from '@playwright/test';
import { representatives } from '../../packages/engine/tests/support/full-test.ts';
import { hydrate } from './support/actions.ts';
import { expect, fullTest, test } from './support/test.ts';

const messages = ['Full name is required', 'Mobile number is required', 'Email is required', 'Message is required'];
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const submit = (page: Page) => page.locator('form[action="/send-email"] button[type="submit"]').click();

/** Returns the error message of a field, through `aria-describedby`. */
const errorUnder = (page: Page, label: string) =>
  field(page, label).evaluate((box) => document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent ?? '');

async function fill(page: Page, answers: { name?: string; mobile?: string; email?: string; message?: string }): Promise<void> {
  const { name = 'Asha Kulkarni', mobile = '98220 55501', email = 'asha@example.com', message = 'Hello' } = answers;
  await field(page, 'Full name').fill(name);
  await field(page, 'Mobile number').fill(mobile);
  await field(page, 'Email').fill(email);
  await field(page, 'Message').fill(message);
}

test.beforeEach(async ({ page }) => {
  await page.goto('/contact-us');
  await hydrate(page, 'contact-form');
});

test('has its heading, anchor and labelled fields', async ({ page }) => {
  await expect(page.locator('#contact').getByRole('heading', { name: 'Get In Touch With Us!' })).toBeVisible();
  for (const [label, token] of [
    ['Full name', 'name'],
    ['Mobile number', /^tel/],
    ['Email', 'email'],
  ] as const) {
    await expect(page.getByText(label, { exact: true })).toBeVisible();
    await expect(field(page, label)).toHaveAttribute('autocomplete', token);
  }
  await expect(field(page, 'Message')).toBeVisible();
});

test('an empty form has an error under each field, and focus moves to the first', async ({ page }) => {
  await submit(page);
  for (const [index, label] of ['Full name', 'Mobile number', 'Email', 'Message'].entries()) {
    await expect(page.getByText(messages[index] ?? '', { exact: true })).toBeVisible();
    await expect.poll(() => errorUnder(page, label)).toBe(messages[index]);
    await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
    const box = await field(page, label).boundingBox();
    const error = await page.getByText(messages[index] ?? '', { exact: true }).boundingBox();
    expect(error?.y ?? 0).toBeGreaterThanOrEqual((box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0));
  }
  await expect(field(page, 'Full name')).toBeFocused();
});

test('focus moves to the first invalid field, in view and not under the header', async ({ page }) => {
  await fill(page, { email: 'asha@example' });
  await submit(page);
  await expect(field(page, 'Email')).toBeFocused();
  await expect(page.getByText('Invalid email address')).toBeInViewport();
  for (const message of messages) await expect(page.getByText(message)).toBeHidden();
  expect(
    await field(page, 'Email').evaluate((box) => {
      const { left, top, width, height } = box.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === box;
    }),
  ).toBe(true);
});

for (const mobile of representatives(['982205550', '98220555011', '98220x5501', '+919822055501'])) {
  test(`the mobile number ${mobile} is invalid`, async ({ page }) => {
    await fill(page, { mobile });
    await submit(page);
    await expect(page.getByText('Invalid phone number')).toBeVisible();
    await expect(field(page, 'Mobile number')).toBeFocused();
  });
}

for (const email of representatives(['asha', 'asha@', '@example.com', 'asha@example', 'asha@example.photography', 'a sha@example.com'])) {
  test(`the e-mail address "${email}" is invalid`, async ({ page }) => {
    await fill(page, { email });
    await submit(page);
    await expect(page.getByText('Invalid email address')).toBeVisible();
  });
}

fullTest('spaces alone are an empty answer', async ({ page }) => {
  await fill(page, { name: '   ', message: '\n\n' });
  await submit(page);
  await expect(page.getByText('Full name is required')).toBeVisible();
  await expect(page.getByText('Message is required')).toBeVisible();
  await expect(page.getByText('Mobile number is required')).toBeHidden();
});

fullTest('an error disappears when its field is fixed, and the others stay', async ({ page }) => {
  await submit(page);
  await field(page, 'Full name').pressSequentially('A');
  await expect(page.getByText('Full name is required')).toBeHidden();
  await expect(field(page, 'Full name')).not.toHaveAttribute('aria-invalid');
  await field(page, 'Email').pressSequentially('asha@example.co');
  await expect(page.getByText('Email is required')).toBeHidden();
  await expect(page.getByText('Mobile number is required')).toBeVisible();
  await expect(page.getByText('Message is required')).toBeVisible();
});

fullTest('answers stay after a failed check', async ({ page }) => {
  await fill(page, { mobile: '123' });
  await submit(page);
  await expect(page.getByText('Invalid phone number')).toBeVisible();
  await expect(field(page, 'Full name')).toHaveValue('Asha Kulkarni');
  await expect(field(page, 'Mobile number')).toHaveValue('123');
  await expect(field(page, 'Email')).toHaveValue('asha@example.com');
  await expect(field(page, 'Message')).toHaveValue('Hello');
});

test('Enter in a field checks the form like its button', async ({ page }) => {
  await field(page, 'Full name').press('Enter');
  await expect(page.getByText('Message is required')).toBeVisible();
});

test('a valid form is sent once', async ({ page, context }) => {
  let sent = 0;
  await context.route('**/send-email', async (route) => {
    sent += 1;
    const isPage = route.request().isNavigationRequest();
    await route.fulfill(isPage ? { contentType: 'text/html', body: '<title>Thank You</title>' } : { json: {} });
  });
  await fill(page, {});
  await submit(page);
  await expect(page).toHaveTitle(/^Thank You/);
  expect(sent).toBe(1);
});
