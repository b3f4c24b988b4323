import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { inProject } from '../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../packages/engine/tests/support/temp-folder.ts';
import { buildInProcess } from '../support/build-in-process.ts';
import { textsOfPage } from '../support/foreign-texts.ts';
import type { Outcome } from '../support/run-command.ts';

/** A site whose only language is Arabic: a workshop with one page. */
const out = join(tempFolder('arabic'), 'dist');
let built: Outcome;

beforeAll(async () => {
  built = await buildInProcess(inProject('tests', 'sites', 'arabic'), out);
}, 120_000);

const html = (file: string): string => readFileSync(join(out, file), 'utf8');

test('it has no problem', () => {
  expect(built).toMatchObject({ exitCode: 0, stderr: expect.not.stringMatching(/\((?:warning|error)\)/) });
});

test.each(['index.html', '404.html'])('%s runs from right to left, and its words are Arabic', (file) => {
  expect(html(file)).toContain('<html lang="ar" dir="rtl"');
  // Addresses, names of blocks and settings of pages, which nobody reads.
  const isRead = (text: string): boolean => !/[@/=:]|^[a-z0-9-]+$|^#[0-9a-f]{6}$|^summary_large_image$/.test(text);
  const latin = textsOfPage(html(file)).filter(({ text }) => isRead(text) && /[A-Za-z]{3}/.test(text));
  expect(latin.map(({ text }) => text)).toEqual([]);
});

test('days and times are written as in Arabic', () => {
  const texts = textsOfPage(html('index.html')).map(({ text }) => text);
  expect(texts.join(' ')).toContain('الاثنين');
  expect(texts.filter((text) => /Monday|\b[AP]M\b/.test(text))).toEqual([]);
});
