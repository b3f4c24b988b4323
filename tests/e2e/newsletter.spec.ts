import type { Page } from '@playwright/test';
import type { Entry } from '../../packages/mail/src/outbox/entry.ts';
import { findings } from './support/axe.ts';
import { ownWord, SharedSite } from './support/shared-site.ts';
import { expect, test } from './support/test.ts';

const site = new SharedSite('newsletter');

test.use({ site: 'newsletter' });
test.beforeAll(() => site.start());

const sentTo = (address: string): Entry | undefined => site.entries().find(({ to, isAutoReply }) => isAutoReply && to.address === address);
const received = (text: string): Entry[] => site.entries().filter(({ body, isAutoReply }) => !isAutoReply && body.includes(text));
const linkIn = (entry: Entry | undefined): string => /^https:\S+$/m.exec(entry?.body ?? '')?.[0] ?? '';

/** Opens the page. For its scripts, it was loaded a number of seconds ago. */
async function open(page: Page, seconds: number): Promise<void> {
  await page.goto(site.address('/letter'));
  for (const form of await page.locator('[data-block="form"]').all()) {
    await form.scrollIntoViewIfNeeded();
    await expect(form).toHaveAttribute('data-hydrated');
  }
  await page.evaluate((milliseconds) => {
    const started = Date.now();
    performance.now = () => Date.now() - started + milliseconds;
  }, seconds * 1000);
}

const ownAddress = (name: string): string => `${ownWord(name)}@firm.agency`;

/** Opens the link of the mail that asks an address to confirm, on this machine. */
async function openLink(page: Page, address: string): Promise<void> {
  await expect.poll(() => linkIn(sentTo(address))).toContain('/confirm-email?token=');
  const { pathname, search } = new URL(linkIn(sentTo(address)));
  await page.goto(site.address(pathname + search));
}

async function confirmByLink(page: Page, address: string): Promise<void> {
  await openLink(page, address);
  await expect(page.getByRole('heading', { name: 'Please confirm' })).toBeVisible();
  expect(received(address).every(({ confirmation }) => confirmation?.at === undefined)).toBe(true);
  await page.getByRole('button', { name: 'Confirm' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Confirmed' })).toBeVisible();
  expect(received(address).map(({ confirmation }) => typeof confirmation?.at)).toEqual(['string']);
}

test('a reader subscribes, and is told to look for the e-mail, whose link confirms', async ({ page }) => {
  const address = ownAddress('asha');
  await open(page, 5);
  await page.getByLabel('Email').fill(address);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('We have sent you an e-mail. Please open the link in it.').first()).toBeVisible();
  await expect(page).toHaveURL(/\/letter$/);
  await openLink(page, address);
  expect(await findings(page)).toEqual([]);
  await confirmByLink(page, address);
  await openLink(page, address);
  await expect(page.getByRole('heading', { name: 'Confirmed' })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the same works', async ({ page }) => {
    const address = ownAddress('mira');
    await page.goto(site.address('/letter'));
    await page.getByLabel('Email').fill(address);
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('heading', { name: 'Please confirm' })).toBeVisible();
    await expect(page.getByText('We have sent you an e-mail.')).toBeVisible();
    await confirmByLink(page, address);
  });
});

test('a link that was cut off says so, in the look of the site, with a way to go on', async ({ page, faults }) => {
  faults.allow(/410/);
  await page.goto(site.address('/confirm-email?token=20261123T101010101Z'));
  await expect(page.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL(site.address('/'));
});

test('a program that fills in the form at once is suspected, and sees no difference', async ({ page }) => {
  const address = ownAddress('bot');
  await open(page, 0);
  await page.getByLabel('Your address').fill(address);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Email sent successfully').first()).toBeVisible();
  expect(site.stored('suspected', address)).toHaveLength(1);
});
