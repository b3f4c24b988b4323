import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { inProject } from '../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../packages/engine/tests/support/temp-folder.ts';
import { readFacts } from '../../packages/mail/src/facts.ts';
import { startMail } from '../../packages/mail/tests/support/mail-service.ts';
import { buildInProcess } from '../support/build-in-process.ts';
import type { Outcome } from '../support/run-command.ts';

const temp = tempFolder('without-phone');
const site = join(temp, 'site');
const out = join(temp, 'out');

const page = `path: /write
title: Write to us
description: A form and the details of a company that can be reached by e-mail only.
blocks:
  - type: page-header
    heading: Write to us
  - type: contact-details
    heading: Where we are
  - type: contact-form
    heading: Write to us
    fields:
      - { name: fullName, label: Your name, kind: text, required: Please write your name. }
      - { name: email, label: Email, kind: email, rule: email, required: Please write your address. }
`;

const pagesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));

describe('a company without a phone number', () => {
  let built: Outcome;

  beforeAll(async () => {
    cpSync(inProject('tests', 'sites', 'minimal'), site, { recursive: true });
    const settings = join(site, 'site.yaml');
    const text = readFileSync(settings, 'utf8');
    expect(text).toMatch(/^ {2}phone:/m);
    writeFileSync(settings, text.replace(/^ {2}phone:.*\n/m, ''));
    writeFileSync(join(site, 'pages', 'write.yaml'), page);
    built = await buildInProcess(site, out);
  }, 120_000);

  test('has a website without one, on every page', () => {
    expect(built).toMatchObject({ exitCode: 0 });
    const pages = pagesOf(out);
    expect(pages.length).toBe(2);
    for (const html of pages) expect(html).not.toMatch(/tel:|telephone|undefined|\{phone\}/);
    expect(readFileSync(join(out, 'write', 'index.html'), 'utf8')).toMatch(/Or write to .*<a class="text-link" href="mailto:/);
  });

  test('is reached by e-mail when a message was not sent', async () => {
    const facts = await readFacts(join(out, '_mail.json'));
    const mail = await startMail({ parent: temp, facts, pages: async () => undefined });
    const answers = [
      await mail.postForm({ form: '/write#contact-form-1', email: 'not an address' }),
      await fetch(`${mail.address}/health`, { method: 'PUT' }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBeGreaterThanOrEqual(400);
      const html = await answer.text();
      expect(html).toContain('write to <a href="mailto:');
      expect(html).not.toMatch(/tel:|undefined|\{phone\}/);
    }
  });
});
