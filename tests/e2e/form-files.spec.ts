import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { sampleJpeg, sampleOffice, samplePdf } from '../../packages/engine/tests/support/sample-files.ts';
import { sha256 } from '../../packages/mail/tests/support/stored-message.ts';
import { hydrate } from './support/actions.ts';
import { field, fillFirstStep, fillSecondStep, fillThirdStep, linesOf, press } from './support/application.ts';
import { ownWord, SharedSite } from './support/shared-site.ts';
import { sweepOnly } from './support/sweep-tags.ts';
import { expect, test } from './support/test.ts';

const site = new SharedSite('forms');

test.use({ site: 'forms' });
test.beforeAll(() => site.start());

const letter = sampleOffice('wordprocessingml.document');
const photo = sampleJpeg(200_000);

async function fill(page: Page, name: string, cv: Buffer): Promise<void> {
  // The browser reads a file from the disk much faster than from the test.
  const cvFile = test.info().outputPath('Mein Lebenslauf ü.pdf');
  const letterFile = test.info().outputPath('letter.docx');
  writeFileSync(cvFile, cv);
  writeFileSync(letterFile, letter);
  await page.getByLabel('Full name').fill(name);
  await page.getByLabel('Email').fill('asha@firm.agency');
  await page.getByLabel('CV').setInputFiles([cvFile, letterFile]);
  await page.getByLabel('Photo').setInputFiles([{ name: 'me.jpg', mimeType: 'image/jpeg', buffer: photo }]);
}

const storedBy = (name: string): ReturnType<SharedSite['entries']> =>
  site.entries().filter(({ body }) => body.startsWith(`Name: ${name}\n`));

/** Returns the names and digests of the files in the message of a visitor, which must be one. */
function filesOf(name: string): string[][] {
  const [entry, ...others] = storedBy(name);
  expect(others).toEqual([]);
  return (entry?.files ?? []).map((file) => [file.name, file.sha256]);
}

const expected = (cv: Buffer): string[][] => [
  ['Mein Lebenslauf ü.pdf', sha256(cv)],
  ['letter.docx', sha256(letter)],
  ['me.jpg', sha256(photo)],
];

test('three files, one of 10 MB, are sent with the form and stored byte for byte', async ({ page }) => {
  const name = ownWord('Asha');
  const cv = samplePdf(10 * 1024 * 1024);
  await page.goto(site.address('/jobs'));
  await hydrate(page, 'form');
  await fill(page, name, cv);
  await press(page, 'Apply');
  await expect.poll(() => storedBy(name).length).toBe(1);
  expect(filesOf(name)).toEqual(expected(cv));
});

test('the files of a form in steps are sent with its thirty answers', sweepOnly, async ({ page }) => {
  const name = ownWord('Farah');
  await page.goto(site.address('/papers'));
  await hydrate(page, 'form');
  await fillFirstStep(page, name);
  await press(page, 'Next');
  await fillSecondStep(page);
  await press(page, 'Next');
  await fillThirdStep(page, name);
  await field(page, 'Your papers').setInputFiles([{ name: 'letter.docx', mimeType: '', buffer: letter }]);
  await press(page, 'Send the application');
  await expect(page).toHaveURL(/\/applied$/);
  expect(filesOf(name)).toEqual([['letter.docx', sha256(letter)]]);
  const lines = linesOf(name, '/papers');
  expect(storedBy(name)[0]?.body.split('\n')).toEqual(expect.arrayContaining(lines));
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a file of another kind is a mistake at its field, typed answers stay, and the files are sent afterwards', async ({
    page,
    faults,
  }) => {
    faults.allow(/422/);
    const name = ownWord('Cara');
    const cv = samplePdf();
    await page.goto(site.address('/jobs'));
    await fill(page, name, cv);
    await page.getByLabel('Photo').setInputFiles([{ name: 'me.jpg', mimeType: 'image/jpeg', buffer: cv }]);
    await press(page, 'Apply');
    await expect(page.getByText('Choose files of these kinds: JPEG, PNG, WebP, HEIC')).toBeVisible();
    await expect(page.getByLabel('Full name')).toHaveValue(name);
    await expect(page.getByLabel('Photo')).toHaveAttribute('aria-invalid', 'true');
    expect(storedBy(name)).toEqual([]);
    await fill(page, name, cv);
    await press(page, 'Apply');
    await expect(page.getByRole('heading', { name: 'Your message was sent' })).toBeVisible();
    expect(filesOf(name)).toEqual(expected(cv));
  });
});
