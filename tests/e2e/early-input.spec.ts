import type { Page } from '@playwright/test';
import { blockOf } from './support/actions.ts';
import { delayRequests } from './support/delay-requests.ts';
import { sweepOnly } from './support/sweep-tags.ts';
import { expect, test } from './support/test.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const submit = (page: Page) => page.locator('form[action="/send-email"] button[type="submit"]');

test('text typed before hydration stays and is validated', async ({ page, context }) => {
  const release = await delayRequests(context, '**/*.js');
  await page.goto('/contact-us', { waitUntil: 'domcontentloaded' });
  await field(page, 'Full name').pressSequentially('Asha Kulkarni');
  await field(page, 'Mobile number').pressSequentially('123');
  await field(page, 'Message').pressSequentially('First line');
  await expect(blockOf(page, 'contact-form')).not.toHaveAttribute('data-hydrated');
  release();
  await expect(blockOf(page, 'contact-form')).toHaveAttribute('data-hydrated');
  await expect(field(page, 'Message')).toBeFocused();
  await page.keyboard.type(', second');
  await expect(field(page, 'Full name')).toHaveValue('Asha Kulkarni');
  await expect(field(page, 'Mobile number')).toHaveValue('123');
  await expect(field(page, 'Message')).toHaveValue('First line, second');
  await submit(page).click();
  await expect(page.getByText('Invalid phone number')).toBeVisible();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByText('Full name is required')).toBeHidden();
});

test('a form submitted before hydration is validated after it', async ({ page, context }) => {
  const release = await delayRequests(context, '**/*.js');
  await page.goto('/contact-us', { waitUntil: 'domcontentloaded' });
  await field(page, 'Full name').fill('Asha Kulkarni');
  await field(page, 'Mobile number').fill('12345');
  await field(page, 'Email').fill('asha@example.com');
  await field(page, 'Message').fill('Hello');
  await submit(page).click();
  release();
  await expect(page.getByText('Invalid phone number')).toBeVisible();
  await expect(field(page, 'Mobile number')).toBeFocused();
  await expect(page).toHaveURL(/\/contact-us$/);
});

test('a valid form submitted before hydration is sent once, with all answers', async ({ page, context }) => {
  const release = await delayRequests(context, '**/*.js');
  const sent: string[] = [];
  await context.route('**/send-email', async (route) => {
    sent.push(decodeURIComponent((route.request().postData() ?? '').replaceAll('+', ' ')));
    const isPage = route.request().isNavigationRequest();
    await route.fulfill(isPage ? { contentType: 'text/html', body: '<title>Thank You</title>' } : { json: {} });
  });
  await page.goto('/contact-us', { waitUntil: 'domcontentloaded' });
  await field(page, 'Full name').fill('Asha Kulkarni');
  await field(page, 'Mobile number').fill('9822055501');
  await field(page, 'Email').fill('asha@example.com');
  await field(page, 'Message').fill('Hello from before');
  await submit(page).click();
  // It has aria-disabled now and can still be clicked.
  await submit(page).click({ force: true });
  release();
  await expect(page).toHaveTitle(/^Thank You/);
  expect(sent).toHaveLength(1);
  for (const words of ['Asha Kulkarni', '9822055501', 'asha@example.com', 'Hello from before']) expect(sent[0]).toContain(words);
});

test('the menu, the questions and the pause of the logos work before hydration', sweepOnly, async ({ page, context }) => {
  const release = await delayRequests(context, '**/*.js');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await blockOf(page, 'faq').locator('summary').first().click();
  await expect(blockOf(page, 'faq').locator('details').first()).toHaveAttribute('open');
  await page.getByText('Pause the logos').click();
  await expect(page.getByRole('checkbox', { name: 'Pause the logos' })).toBeChecked();
  release();
});
