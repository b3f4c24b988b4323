import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from './support/test.ts';

const root = resolve(import.meta.dirname, '../..');
const port = '4390';

// One site for all tests of the file.
test.describe.configure({ mode: 'default' });

let folder = '';
let server: ChildProcess;

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'landing-'));
  const site = join(folder, 'site');
  cpSync(join(root, 'site.config'), site, { recursive: true });
  const original = readFileSync(join(site, 'pages/landing/ai-development.yaml'), 'utf8');
  const copy = original
    .replace('path: /ai-development', 'path: /voice-development')
    .replace('title: AI Development', 'title: Voice Development')
    .replace(/headingRich: .*/, 'headingRich: Voices that <em>listen</em> first.');
  writeFileSync(join(site, 'pages/landing/voice-development.yaml'), copy);
  writeFileSync(
    join(site, 'pages/landing/letter.yaml'),
    [
      'path: /letter',
      'title: Letter',
      'description: One letter a month about looms, sent by people who read it themselves first.',
      'blocks:',
      '  - type: contact-form',
      '    heading: One letter a month',
      '    fields: [{ name: email, kind: email, rule: email, label: E-mail, required: Write your address. }]',
    ].join('\n'),
  );
  const out = join(folder, 'out');
  execFileSync('node', ['packages/engine/bin/pagewright.mjs', 'build', '--site', site, '--out', out], { cwd: root });
  const env = { ...process.env, PORT: port, MAIL_OUTBOX: join(folder, 'outbox'), MAIL_MINIMUM_SECONDS: '0' };
  server = spawn('node', ['packages/engine/bin/pagewright.mjs', 'serve', '--out', out], { cwd: root, env, stdio: 'pipe' });
  await new Promise<void>((ready) => {
    server.stdout?.on('data', (text) => {
      if (String(text).includes('The site is on')) ready();
    });
  });
});
test.afterAll(() => {
  server.kill();
  rmSync(folder, { recursive: true });
});

test('a form with one field has a field of its own width and a button of normal height', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`http://localhost:${port}/letter`);
    const form = await page.locator('[data-block="contact-form"] form').boundingBox();
    const field = await page.getByLabel('E-mail').boundingBox();
    const button = await page.getByRole('button', { name: 'Send Message' }).boundingBox();
    expect(field?.width, `${width} px`).toBeCloseTo(form?.width ?? 0, 0);
    expect(button?.height, `${width} px`).toBeLessThan(60);
  }
});

test('a new landing page is one new file and nothing else', async ({ page }) => {
  await page.goto(`http://localhost:${port}/voice-development`);
  await expect(page).toHaveTitle('Voice Development | Loomwright');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Voices that listen first.');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Services' })).toHaveAttribute('href', '#services');
  await expect(page.locator('[data-block]')).toHaveCount(5);
});
