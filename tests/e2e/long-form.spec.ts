import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { type SmtpSink, startSmtpSink } from '../../packages/engine/src/bench/mail/smtp-sink.ts';
import { sampleJpeg, sampleOffice, samplePdf } from '../../packages/engine/tests/support/sample-files.ts';
import { sha256 } from '../../packages/engine/tests/support/stored-message.ts';
import { hydrate } from './support/actions.ts';
import {
  field,
  fillFirstStep,
  fillSecondStep,
  fillThirdStep,
  linesOf,
  press,
  siteWithForms,
  typeFirstStep,
  typeSecondStep,
  typeThirdStep,
} from './support/application.ts';
import { attachmentsOf } from './support/received-attachments.ts';
import { expect, test } from './support/test.ts';

// Each test sends a message of its own to one site with the real mail service and a real mail server.
test.describe.configure({ mode: 'default', timeout: 180_000 });

const site = siteWithForms();
let sink: SmtpSink;

const papers = `{ kind: file, name: papers, label: Your papers, accept: [pdf, image, document], maxCount: 3, maxSize: 12, required: true }`;

test.beforeAll(async () => {
  const page = site.content('pages/apply.yaml');
  const text = readFileSync(page, 'utf8');
  expect(text.match(/\bname: /g)?.length).toBeGreaterThanOrEqual(30);
  writeFileSync(page, text.replace('          - { kind: consent', `          - ${papers}\n          - { kind: consent`));
  sink = await startSmtpSink();
  await site.start({ SMTP_URL: `smtp://127.0.0.1:${sink.port}` });
});
test.afterAll(async () => {
  site.stop();
  await sink.close();
});

const files = [
  { name: 'certificate.pdf', mimeType: 'application/pdf', buffer: samplePdf(10 * 1024 * 1024) },
  { name: 'letter.docx', mimeType: '', buffer: sampleOffice('wordprocessingml.document') },
  { name: 'workshop.jpg', mimeType: 'image/jpeg', buffer: sampleJpeg(200_000) },
];
const expected = files.map(({ name, buffer }) => [name, sha256(buffer)]);

const exportSchema = z.array(
  z.object({
    answers: z.array(z.object({ label: z.string(), value: z.string() })),
    files: z.array(z.object({ name: z.string(), sha256: z.string() })),
  }),
);

/** Runs the command that exports messages, and returns those of a visitor. */
async function exported(visitor: string): Promise<z.output<typeof exportSchema>> {
  const args = ['packages/engine/bin/pagewright.mjs', 'mail', 'export', '--format', 'json', '--site', site.content()];
  const { stdout } = await promisify(execFile)('node', args, { env: { ...process.env, MAIL_OUTBOX: site.outbox } });
  return exportSchema.parse(JSON.parse(stdout)).filter(({ answers }) => answers.some(({ value }) => value === visitor));
}

/** Checks that the message of a visitor was stored, mailed and exported whole. */
async function expectDelivered(visitor: string): Promise<void> {
  const stored = site.entries().filter(({ body }) => body.startsWith(`Name: ${visitor}\n`));
  expect(stored).toHaveLength(1);
  for (const line of linesOf(visitor)) expect(stored[0]?.body.split('\n')).toContain(line);
  expect(await attachmentsOf(sink, visitor)).toEqual(expected);
  const [message, ...others] = await exported(visitor);
  expect(others).toEqual([]);
  expect(message?.files.map(({ name, sha256: digest }) => [name, digest])).toEqual(expected);
  expect(message?.answers).toEqual(expect.arrayContaining([{ label: 'Which one', value: 'Konkani' }]));
}

const chooseFiles = (page: Page): Promise<void> => field(page, 'Your papers').setInputFiles(files);

test('thirty fields in three steps are typed and sent with three files, delivered and exported', async ({ page }) => {
  await page.goto(site.address('/apply'));
  await hydrate(page, 'form');
  await typeFirstStep(page, 'Asha Kulkarni');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Step 2 of 3 The course' })).toBeFocused();
  await typeSecondStep(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Step 3 of 3 The rest' })).toBeFocused();
  await chooseFiles(page);
  await typeThirdStep(page, 'Asha Kulkarni');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/applied$/);
  await expectDelivered('Asha Kulkarni');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('thirty fields on one page are sent with three files, delivered and exported', async ({ page }) => {
    await page.goto(site.address('/apply'));
    await fillFirstStep(page, 'Bela Rao');
    await fillSecondStep(page);
    await fillThirdStep(page, 'Bela Rao');
    await chooseFiles(page);
    await press(page, 'Send the application');
    await expect(page.getByRole('heading', { name: 'Thank you for your application' })).toBeVisible();
    await expectDelivered('Bela Rao');
  });
});
