import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { samplePdf } from '../../packages/engine/tests/support/sample-files.ts';
import { sha256, storeMessage } from '../../packages/mail/tests/support/stored-message.ts';
import { findings } from './support/axe.ts';

const token = 'a-token-of-the-tests-0123456789abcdef';
const cv = samplePdf(200_000);

let folder: string;
let service: ChildProcess;
let address: string;

/** Starts `pagewright mail --outbox` on a free port. Returns its address. */
async function startService(): Promise<string> {
  service = spawn(process.execPath, ['packages/engine/bin/pagewright.mjs', 'mail', '--outbox'], {
    env: { ...process.env, MAIL_OUTBOX: folder, MAIL_OUTBOX_TOKEN: token, SMTP_URL: '', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const chunk of service.stdout ?? []) {
    output += String(chunk);
    const [, found] = /received on (http:\S+)\/send-email/.exec(output) ?? [];
    if (found !== undefined) return found;
  }
  throw new Error(`The service did not start: ${output}`);
}

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'outbox-e2e-'));
  const form = { name: '/jobs#form-1', title: 'Apply for a job', page: '/jobs' };
  const answersOf = (name: string): { label: string; value: string }[] => [
    { label: 'Full name', value: name },
    { label: 'Email', value: 'ann@client.example' },
    { label: 'Why', value: `I weave.\n${'verylongword'.repeat(20)}` },
  ];
  await storeMessage(folder, [{ name: 'Lebenslauf <b>.html.pdf', content: cv }], {
    form,
    body: 'Name: Ann Weaver',
    answers: answersOf('Ann Weaver'),
  });
  await storeMessage(folder, [], { body: 'Name: Ben Miller\nMessage: A shop' });
  await storeMessage(folder, [], { body: 'Name: Cleo\nMessage: Spam', isSuspected: true });
  address = await startService();
});

test.afterAll(async () => {
  service.kill('SIGTERM');
  await once(service, 'exit');
  rmSync(folder, { recursive: true, force: true });
});

test.beforeEach(async ({ page }) => {
  await page.goto(`${address}/outbox?token=${token}`);
  await expect(page).toHaveURL(`${address}/outbox`);
});

for (const [width, colorScheme] of [
  [1280, 'light'],
  [320, 'dark'],
] as const) {
  test(`fits ${width} px and has no accessibility violation in ${colorScheme} colours`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const summary of await page.locator('.message > details > summary').all()) await summary.click();
    await page.locator('.actions summary').first().click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await findings(page)).toEqual([]);
  });
}

test('a message is found by search and filters, also by keyboard', async ({ page }) => {
  await expect(page.getByRole('listitem').getByRole('heading')).toHaveText(['Cleo', 'Ben Miller', 'Ann Weaver']);
  await page.getByRole('searchbox', { name: 'Search' }).focus();
  await page.keyboard.type('weave client.example');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Ann Weaver']);
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: /Suspected/ }).click();
  await expect(page.getByText('No message matches.')).toBeVisible();
  await page.getByRole('link', { name: 'Show all messages' }).click();
  await page.getByRole('combobox', { name: 'Form' }).selectOption('Apply for a job (/jobs)');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Ann Weaver']);
});

test('a file is downloaded, not shown', async ({ page }) => {
  await page.locator('summary', { hasText: 'Ann Weaver' }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: /Lebenslauf/ }).click()]);
  expect(download.suggestedFilename()).toMatch(/^Lebenslauf .*\.pdf$/);
  expect(sha256(readFileSync(await download.path()))).toBe(sha256(cv));
  const path = await page.getByRole('link', { name: /Lebenslauf/ }).getAttribute('href');
  // Opened as a page it is a download too.
  const opened = page.waitForEvent('download');
  await page.goto(`${address}${path}`).catch(() => undefined);
  await opened;
});

test('messages are exported as CSV and JSON', async ({ page }) => {
  for (const format of ['CSV', 'JSON']) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: `Export these messages as ${format}` }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`messages.${format.toLowerCase()}`);
    expect(readFileSync(await download.path(), 'utf8')).toContain('Ann Weaver');
  }
});

test('a message is marked as done by keyboard, and stays so', async ({ page }) => {
  const message = page.locator('.message', { hasText: 'Ben Miller' });
  await message.locator('summary').first().focus();
  await page.keyboard.press('Enter');
  await message.getByRole('button', { name: 'Mark as done' }).focus();
  await page.keyboard.press('Enter');
  await expect(message.locator('.chips')).toHaveText('Done Queued');
  await page.getByRole('combobox', { name: 'Show' }).selectOption({ label: 'Open' });
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Cleo', 'Ann Weaver']);
});

test('a message is deleted after a second click, with its files', async ({ page }) => {
  const message = page.locator('.message', { hasText: 'Ann Weaver' });
  await message.locator('summary').first().click();
  await expect(message.getByRole('button', { name: 'Delete for good' })).toBeHidden();
  await message.locator('.actions summary').click();
  await message.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByRole('status')).toHaveText('The message was deleted.');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Cleo', 'Ben Miller']);
  expect(readdirSync(join(folder, 'uploads'))).toEqual([]);
});
