import { readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Entry } from '../../packages/engine/src/mail/outbox/entry.ts';
import { siteWithForms } from './support/application.ts';
import { axe, findings } from './support/axe.ts';
import { expect, test } from './support/test.ts';

// Each test sends messages of its own to one site with the real mail service.
test.describe.configure({ mode: 'default', timeout: 180_000 });

const site = siteWithForms();
const settings = site.content('site.yaml');
writeFileSync(settings, readFileSync(settings, 'utf8').replace(/^mail:$/m, 'mail:\n  proofOfWork: true'));

test.beforeAll(() => site.start({ MAIL_MINIMUM_SECONDS: '2' }));
test.afterAll(() => site.stop());

const sentTo = (address: string): Entry | undefined => site.entries().find(({ to, isAutoReply }) => isAutoReply && to.address === address);
const received = (text: string): Entry[] => site.entries().filter(({ body, isAutoReply }) => !isAutoReply && body.includes(text));
const linkIn = (entry: Entry | undefined): string => /^https:\S+$/m.exec(entry?.body ?? '')?.[0] ?? '';

/** Opens the page and waits as long as a person takes to read it. */
async function open(page: Page): Promise<void> {
  await page.goto(site.address('/letter'));
  await page.waitForTimeout(2_100);
}

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
  await open(page);
  await page.getByLabel('Email').fill('asha@firm.agency');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('We have sent you an e-mail. Please open the link in it.').first()).toBeVisible();
  await expect(page).toHaveURL(/\/letter$/);
  await openLink(page, 'asha@firm.agency');
  if (axe !== undefined) expect(await findings(page)).toEqual([]);
  await confirmByLink(page, 'asha@firm.agency');
  await openLink(page, 'asha@firm.agency');
  await expect(page.getByRole('heading', { name: 'Confirmed' })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the same works', async ({ page }) => {
    await page.goto(site.address('/letter'));
    await page.getByLabel('Email').fill('mira@firm.agency');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('heading', { name: 'Please confirm' })).toBeVisible();
    await expect(page.getByText('We have sent you an e-mail.')).toBeVisible();
    await confirmByLink(page, 'mira@firm.agency');
  });

  test('a message with a link is accepted and suspected, one without is mailed', async ({ page }) => {
    for (const text of ['Plain words', 'See https://shop.example']) {
      await page.goto(site.address('/letter'));
      await page.getByLabel('Your address').fill('noor@firm.agency');
      await page.getByLabel('Your message').fill(text);
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByRole('heading', { name: 'Your message was sent' })).toBeVisible();
    }
    const replies = site.entries().filter(({ to, subject }) => to.address === 'noor@firm.agency' && subject === 'We have your message');
    expect(replies).toHaveLength(1);
    expect([site.stored('queued', 'Plain words').length, site.stored('suspected', 'See https://shop.example').length]).toEqual([1, 1]);
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

test('the browser works for a message while it is typed, so that one with a link is mailed', async ({ page, scripts }) => {
  await open(page);
  expect(scripts.filter((path) => path.includes('solver'))).toEqual([]);
  await page.getByLabel('Your address').fill('ines@firm.agency');
  await expect(page.locator('form', { has: page.getByLabel('Your address') }).locator('[name=proof_of_work]')).toBeAttached();
  await page.getByLabel('Your message').fill('My site is https://ines.example');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Email sent successfully').first()).toBeVisible();
  expect(site.stored('queued', 'https://ines.example')).toHaveLength(1);
  // The next message needs a proof of its own.
  await page.getByLabel('Your address').fill('ines@firm.agency');
  await expect(page.locator('[name=proof_of_work]')).toHaveCount(1);
  await page.getByLabel('Your message').fill('And https://ines.example/more');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => site.stored('queued', 'https://ines.example/more').length).toBe(1);
});

test('a program that fills in the form at once is suspected, and sees no difference', async ({ page }) => {
  await page.goto(site.address('/letter'), { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => {
    performance.now = () => 700;
  });
  await page.getByLabel('Your address').fill('bot@firm.agency');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Email sent successfully').first()).toBeVisible();
  expect(site.stored('suspected', 'bot@firm.agency')).toHaveLength(1);
});
