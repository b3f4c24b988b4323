import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runPagewright } from './run-pagewright.ts';

/** The built site, in a folder of its own. */
const built = mkdtempSync(join(tmpdir(), 'site-'));

beforeAll(() => runPagewright('build', '--site', 'SITE_FOLDER', '--out', built), 120_000);

afterAll(() => rmSync(built, { recursive: true, force: true }));

const pages = (): string[] => readdirSync(built, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html'));

test('the home page exists', () => {
  expect(pages()).toContain('index.html');
});

test('every page has one main heading, a title and a language', () => {
  const wrong = pages().filter((path) => {
    const html = readFileSync(join(built, path), 'utf8');
    return html.split('<h1').length !== 2 || !/<title[^>]*>[^<]+<\/title>/.test(html) || !/<html lang="[a-z]/.test(html);
  });
  expect(wrong).toEqual([]);
});
