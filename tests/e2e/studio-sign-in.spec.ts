import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { type SmtpSink, startSmtpSink } from '../../packages/mail/tests/support/mail/smtp-sink.ts';
import { invite } from '../../packages/studio/src/invite.ts';
import { type OpenedStudio, openStudio } from '../../packages/studio/tests/support/open-studio.ts';
import { findings } from './support/axe.ts';

const folder = mkdtempSync(join(tmpdir(), 'sign-in-'));
let smtp: SmtpSink;
let studio: OpenedStudio;

test.beforeAll(async () => {
  smtp = await startSmtpSink();
  const environment = { SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, MAIL_FROM: 'Studio <studio@bakery.example>' };
  studio = await openStudio(folder, { environment });
});
test.afterAll(async () => {
  await studio.close();
  await smtp.close();
  rmSync(folder, { recursive: true });
  expect(studio.reports).toEqual([]);
});

/** Opens an invitation of a person, and signs in by it. */
async function enter(page: Page, email: string, name: string): Promise<void> {
  await page.goto(await invite(studio.file, studio.state, { email, name, role: 'writer', site: 'bakery' }));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'You are signed in' })).toBeVisible();
}

/** Gives the computer of a page a finger reader: every question for a passkey is confirmed. */
async function addFingerReader(page: Page): Promise<void> {
  const chromium = await page.context().newCDPSession(page);
  await chromium.send('WebAuthn.enable');
  await chromium.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Expects a page of the gate to be without fault: for axe, at 320 px, and in its Content-Security-Policy. */
async function expectSound(page: Page): Promise<void> {
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await findings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
}

/** Returns the link in the next mail to an address. */
async function linkTo(email: string): Promise<string> {
  const find = (): string => {
    const { raw = '' } = smtp.received.find(({ to }) => to.includes(email)) ?? {};
    return /http:\/\/localhost:\d+\/__studio\/link\/[\w-]{43}/.exec(raw.replaceAll('=\r\n', ''))?.[0] ?? '';
  };
  await expect.poll(find).not.toBe('');
  return find();
}

/** Opens a page whose errors and blocked requests are collected. */
async function newPage(browser: Browser, options: Parameters<Browser['newPage']>[0] = {}): Promise<{ page: Page; faults: string[] }> {
  const page = await browser.newPage(options);
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) faults.push(message.text());
  });
  return { page, faults };
}

test('an invited person adds a passkey, signs out, signs in by it, and removes it', async ({ browser }) => {
  const { page, faults } = await newPage(browser);
  await addFingerReader(page);
  await page.goto(`${studio.origin}/__studio/`);
  await expectSound(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('status')).toHaveText(/sign in another way\.$/);

  await enter(page, 'ann@example.com', 'Ann');
  await expectSound(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.waitForURL(/__editor$/);

  await page.goto(`${studio.origin}/__studio/`);
  await expect(page.getByRole('heading', { name: 'Your passkeys' })).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('status')).toHaveText('This device has a passkey of yours already.');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();

  await page.getByRole('button', { name: 'Sign in with a passkey' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/__editor$/);
  await page.goto(`${studio.origin}/__studio/`);
  await expect(page.getByText('You are signed in as Ann (ann@example.com).')).toBeVisible();

  await page.getByRole('button', { name: 'Remove: Chrome, Linux' }).click();
  await expect(page.getByRole('heading', { name: 'Your passkeys' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('status')).toHaveText('That did not work. Try again, or sign in another way.');
  expect(faults).toEqual([]);
  await page.close();
});

test('who has no passkey signs in by a link in a mail, which shows a code on another device', async ({ browser }) => {
  await invite(studio.file, studio.state, { email: 'bob@example.com', name: 'Bob', role: 'writer', site: 'bakery' });
  const { page, faults } = await newPage(browser);
  await page.goto(`${studio.bakery}/workshop`);
  await page.getByRole('textbox', { name: 'Your e-mail address' }).fill('bob@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Look into your mailbox' })).toBeVisible();
  await expectSound(page);

  const phone = await newPage(browser);
  await phone.page.goto(await linkTo('bob@example.com'));
  await expectSound(phone.page);
  await phone.page.getByRole('button', { name: 'Show the code' }).click();
  await expectSound(phone.page);
  const code = await phone.page.getByText(/^\d{3} \d{3}$/).innerText();

  const field = page.getByRole('textbox', { name: 'The code of six digits' });
  await field.fill(code === '123 456' ? '654321' : '123456');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(field).toHaveAccessibleDescription(/^That is not the code\./);
  await expectSound(page);
  await field.fill(code);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'You are signed in' })).toBeVisible();
  await page.getByRole('link', { name: 'Open the editor' }).click();
  await page.waitForURL(`${studio.bakery}/workshop`);
  await phone.page.goto(studio.bakery);
  await expect(phone.page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect([...faults, ...phone.faults]).toEqual([]);
  await page.close();
  await phone.page.close();
});

test('without script, no passkey is offered, and links work; in German as well', async ({ browser }) => {
  await invite(studio.file, studio.state, { email: 'carl@example.com', name: 'Carl', role: 'writer', site: 'bakery' });
  const { page } = await newPage(browser, { javaScriptEnabled: false, locale: 'de-DE' });
  await page.goto(`${studio.origin}/__studio/`);
  await expect(page.getByRole('button')).toHaveText(['Link zusenden']);
  await page.getByRole('textbox', { name: 'Ihre E-Mail-Adresse' }).fill('carl@example.com');
  await page.getByRole('button', { name: 'Link zusenden' }).click();
  await page.goto(await linkTo('carl@example.com'));
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('heading', { name: 'Sie sind angemeldet' })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.getByRole('link', { name: 'Bearbeiten' }).click();
  // Without script, too, the browser is led to the site.
  await page.waitForURL(`${studio.bakery}/__editor`);
  await page.close();
});
