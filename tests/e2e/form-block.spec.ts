import type { Page } from '@playwright/test';
import type { Entry } from '../../packages/mail/src/outbox/entry.ts';
import { hydrate } from './support/actions.ts';
import {
  field,
  fillFirstStep,
  fillSecondStep,
  fillThirdStep,
  linesOf,
  press,
  typeFirstStep,
  typeSecondStep,
  typeThirdStep,
} from './support/application.ts';
import { delayRequests, stallRequests } from './support/delay-requests.ts';
import { ownWord, SharedSite } from './support/shared-site.ts';
import { sweepOnly } from './support/sweep-tags.ts';
import { expect, test } from './support/test.ts';

const site = new SharedSite('forms');

test.use({ site: 'forms' });
test.beforeAll(() => site.start());

const storedBy = (name: string): Entry[] => site.entries().filter(({ body }) => body.startsWith(`Name: ${name}\n`));

async function openForm(page: Page): Promise<void> {
  await page.goto(site.address('/apply'));
  await hydrate(page, 'form');
}

test('thirty fields of all kinds in three steps are typed by keyboard, sent once, and stored', async ({ page }) => {
  const name = ownWord('Asha Kulkarni');
  await openForm(page);
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.postData() ?? ''));
  await typeFirstStep(page, name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Step 2 of 3 The course' })).toBeFocused();
  await typeSecondStep(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Step 3 of 3 The rest' })).toBeFocused();
  await typeThirdStep(page, name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/applied$/);
  await expect(page.getByRole('heading', { name: 'Thank you for your application' })).toBeVisible();
  expect(posts).toHaveLength(1);
  const [entry, ...others] = storedBy(name);
  expect(others).toEqual([]);
  expect(entry?.body.split('\n')).toEqual(linesOf(name));
  expect(entry).toMatchObject({
    subject: 'Application for a place',
    to: { name: 'Course Office', address: 'courses@minimal.example' },
    replyTo: 'asha@firm.agency',
  });
});

test('an error opens its step with the focus on its field, and typed answers stay', async ({ page }) => {
  await openForm(page);
  await press(page, 'Next');
  await expect(field(page, 'Full name')).toBeFocused();
  await expect(page.getByText('Tell us your name')).toBeVisible();
  await expect(page).toHaveTitle(/^Error: /);
  await expect(field(page, 'Full name')).toHaveAttribute('aria-invalid', 'true');
  await fillFirstStep(page, 'Bela Rao');
  // A field is shown when another has its answer.
  await expect(field(page, 'Which one')).toHaveValue('Konkani');
  await field(page, 'Mother tongue').selectOption('Hindi');
  await expect(field(page, 'Which one')).toBeHidden();
  await field(page, 'Postcode').fill('12');
  await press(page, 'Next');
  await expect(field(page, 'Postcode')).toBeFocused();
  await expect(page.getByText('Five or six digits')).toBeVisible();
  await field(page, 'Postcode').fill('12345');
  await expect(page.getByText('Five or six digits')).toBeHidden();
  await press(page, 'Next');
  await expect(page.getByRole('heading', { name: 'Step 2 of 3 The course' })).toBeFocused();
  await expect(page).not.toHaveTitle(/^Error: /);
  await press(page, 'Back');
  await expect(page.getByRole('heading', { name: 'Step 1 of 3 About you' })).toBeFocused();
  await expect(field(page, 'Full name')).toHaveValue('Bela Rao');
});

test('answers stay after a reload, and after the visitor has left the page and come back', async ({ page }) => {
  await openForm(page);
  await fillFirstStep(page, 'Devi Nair');
  await page.reload();
  await hydrate(page, 'form');
  await expect(field(page, 'Full name')).toHaveValue('Devi Nair');
  await expect(field(page, 'Which one')).toHaveValue('Konkani');
  await press(page, 'Next');
  await field(page, 'Weaving').check();
  await field(page, 'Tuesday').check();
  await page.goto(site.address('/subscribe'));
  await page.goBack();
  await hydrate(page, 'form');
  await press(page, 'Next');
  await expect(field(page, 'Weaving')).toBeChecked();
  await expect(field(page, 'Tuesday')).toBeChecked();
  await expect(field(page, 'Monday')).not.toBeChecked();
});

test('a form that is submitted before its code arrives opens its next step, and keeps what was typed', async ({ page, context }) => {
  const release = await delayRequests(context, '**/assets/*.js');
  await page.goto(site.address('/apply'), { waitUntil: 'domcontentloaded' });
  await fillFirstStep(page, 'Esha Patil');
  await field(page, 'Mother tongue').selectOption('Hindi');
  await press(page, 'Next');
  release();
  await expect(page.getByRole('heading', { name: 'Step 2 of 3 The course' })).toBeFocused();
  await press(page, 'Back');
  await expect(field(page, 'Mother tongue')).toHaveValue('Hindi');
});

test(
  'when the code never arrives, the service returns the whole form with what was typed',
  sweepOnly,
  async ({ page, context, faults }) => {
    const name = ownWord('Farah Khan');
    faults.allow(/\/assets\//, /dynamically imported module/, /422/);
    await stallRequests(context, '**/assets/**');
    await page.clock.install();
    await page.goto(site.address('/apply'), { waitUntil: 'domcontentloaded' });
    await fillFirstStep(page, name);
    await press(page, 'Next');
    await page.clock.runFor(5000);
    await expect(page.locator('.form-notice').first()).toBeVisible();
    await expect(field(page, 'Full name')).toHaveValue(name);
    await expect(field(page, 'Mother tongue')).toHaveValue('Another');
    await field(page, 'Which one').fill('Konkani');
    await fillSecondStep(page);
    await fillThirdStep(page, name);
    await press(page, 'Send the application');
    await page.clock.runFor(5000);
    await expect(page).toHaveURL(/\/applied$/);
    expect(storedBy(name)).toHaveLength(1);
  },
);

test('a lost message is reported in the words of the site, keeps the answers, and is stored once although it is sent again', async ({
  page,
  context,
  faults,
}) => {
  faults.allow(/send-email/, /Failed to load resource/);
  const address = `${ownWord('lost')}@client.example`;
  const keys: (string | null)[] = [];
  await context.route('**/send-email', async (route) => {
    keys.push(await route.request().headerValue('Idempotency-Key'));
    // It arrives, but the response is lost.
    if (keys.length > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await page.goto(site.address('/subscribe'));
  const form = await hydrate(page, 'form');
  await form.getByLabel('E-mail address').fill(address);
  await press(page, 'Subscribe');
  await expect(form.getByText(/could not be sent/)).toBeVisible();
  await expect(form.getByLabel('E-mail address')).toHaveValue(address);
  await press(page, 'Subscribe');
  await expect(page.locator('.toast').filter({ hasText: 'Email sent successfully' }).first()).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  expect(site.entries().filter(({ replyTo }) => replyTo === address)).toHaveLength(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('it is one long form, which the service checks and sends', async ({ page, faults }) => {
    const name = ownWord('Indra Sen');
    faults.allow(/422/);
    await page.goto(site.address('/apply'));
    for (const name of ['Step 1 of 3 About you', 'Step 2 of 3 The course', 'Step 3 of 3 The rest'])
      await expect(page.getByRole('heading', { name })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next' })).toBeHidden();
    await fillFirstStep(page, name);
    await fillSecondStep(page);
    await field(page, 'Thursday').uncheck();
    await fillThirdStep(page, name);
    await field(page, 'Account number').fill('');
    await press(page, 'Send the application');
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.getByText('Choose at least 2')).toBeVisible();
    await expect(page.getByText('Please fill in this field')).toBeVisible();
    await expect(page.locator('.form-notice').first()).toBeVisible();
    await expect(field(page, 'Mother tongue')).toHaveValue('Another');
    await expect(field(page, 'Both of them')).toBeChecked();
    await expect(field(page, 'Monday')).toBeChecked();
    await expect(field(page, 'First day')).toHaveValue('2099-03-01');
    await field(page, 'Thursday').check();
    await field(page, 'Account number').fill('12 34 56');
    await press(page, 'Send the application');
    await expect(page.getByRole('heading', { name: 'Thank you for your application' })).toBeVisible();
    expect(storedBy(name).map(({ body, to }) => [to.address, ...body.split('\n')])).toEqual([
      ['courses@minimal.example', ...linesOf(name)],
    ]);
  });
});
