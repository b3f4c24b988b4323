import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type SmtpSink, startSmtpSink } from '../../packages/engine/src/bench/mail/smtp-sink.ts';
import { sampleJpeg, sampleOffice, samplePdf } from '../../packages/engine/tests/support/sample-files.ts';
import { sha256 } from '../../packages/engine/tests/support/stored-message.ts';
import { hydrate } from './support/actions.ts';
import { BuiltSite } from './support/built-site.ts';
import { attachmentsOf } from './support/received-attachments.ts';
import { expect, test } from './support/test.ts';

// Each test sends messages of its own to one site with the real mail service and a real mail server.
test.describe.configure({ mode: 'default', timeout: 180_000 });

const site = new BuiltSite('tests/sites/minimal');
let sink: SmtpSink;

test.beforeAll(async () => {
  copyFileSync(join(import.meta.dirname, 'forms', 'jobs.yaml'), site.content('pages/jobs.yaml'));
  sink = await startSmtpSink();
  await site.start({ SMTP_URL: `smtp://127.0.0.1:${sink.port}` });
});
test.afterAll(async () => {
  site.stop();
  await sink.close();
});

const large = samplePdf(10 * 1024 * 1024);
const letter = sampleOffice('wordprocessingml.document');
const photo = sampleJpeg(200_000);

async function fill(page: Page, name: string): Promise<void> {
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Email').fill('asha@firm.agency');
  await page.getByLabel('CV').setInputFiles([
    { name: 'Mein Lebenslauf ü.pdf', mimeType: 'application/pdf', buffer: large },
    { name: 'letter.docx', mimeType: '', buffer: letter },
  ]);
  await page.getByLabel('Photo').setInputFiles([{ name: 'me.jpg', mimeType: 'image/jpeg', buffer: photo }]);
}

const send = (page: Page): Promise<void> => page.getByRole('button', { name: 'Apply' }).click();
const storedBy = (name: string): ReturnType<BuiltSite['entries']> =>
  site.entries().filter(({ body }) => body.startsWith(`Name: ${name}\n`));

const expected = [
  ['Mein Lebenslauf ü.pdf', sha256(large)],
  ['letter.docx', sha256(letter)],
  ['me.jpg', sha256(photo)],
];

test('three files are sent with the form, stored, and mailed byte for byte', async ({ page }) => {
  await page.goto(site.address('/jobs'));
  await hydrate(page, 'form');
  await fill(page, 'Asha');
  await send(page);
  await expect.poll(() => storedBy('Asha').length).toBe(1);
  expect(storedBy('Asha')[0]?.files?.map(({ name, sha256: digest }) => [name, digest])).toEqual(expected);
  expect(await attachmentsOf(sink, 'Asha')).toEqual(expected);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('three files are sent with the form, stored, and mailed byte for byte', async ({ page }) => {
    await page.goto(site.address('/jobs'));
    await fill(page, 'Bela');
    await send(page);
    await expect(page.getByRole('heading', { name: 'Your message was sent' })).toBeVisible();
    expect(storedBy('Bela')).toHaveLength(1);
    expect(await attachmentsOf(sink, 'Bela')).toEqual(expected);
  });

  test('a file of another kind is a mistake at its field, and typed answers stay', async ({ page, faults }) => {
    faults.allow(/422/);
    await page.goto(site.address('/jobs'));
    await fill(page, 'Cara');
    await page.getByLabel('Photo').setInputFiles([{ name: 'me.jpg', mimeType: 'image/jpeg', buffer: samplePdf() }]);
    await send(page);
    await expect(page.getByText('Choose files of these kinds: JPEG, PNG, WebP, HEIC')).toBeVisible();
    await expect(page.getByLabel('Full name')).toHaveValue('Cara');
    await expect(page.getByLabel('Photo')).toHaveAttribute('aria-invalid', 'true');
    expect(storedBy('Cara')).toEqual([]);
  });
});
