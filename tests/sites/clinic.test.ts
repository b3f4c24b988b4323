import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { inProject } from '../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../packages/engine/tests/support/temp-folder.ts';
import { npm } from '../support/npm.ts';
import type { Outcome } from '../support/run-command.ts';
import { visibleTexts } from '../support/visible-texts.ts';

/** A workspace member that extends the standard blocks: a dental clinic in German and English. */
const clinic = inProject('sites', 'clinic');
const out = join(tempFolder('clinic'), 'dist');
let built: Outcome;

beforeAll(async () => {
  built = await npm(clinic, 'run', '--silent', 'build', '--', '--out', out);
}, 120_000);

const fileAt = (path: string): string => join(out, path.endsWith('/404') ? `${path}.html` : join(path, 'index.html'));
const html = (path: string): string => readFileSync(fileAt(path), 'utf8');
const attributes = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, value = '']) => value);

const translations = [
  ['/', '/en'],
  ['/impressum', '/en/legal-notice'],
  ['/datenschutz', '/en/privacy'],
  ['/404', '/en/404'],
] as const;
const paths = translations.flat();
const languageOf = (path: string): string => (path.startsWith('/en') ? 'en' : 'de');

test('its own build script finds no problem', () => {
  expect(built).toMatchObject({ exitCode: 0, stderr: expect.not.stringMatching(/\((?:warning|error)\)/) });
});

test('every built page is known to these tests', () => {
  const pages = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  expect(pages.map((name) => join(out, name)).sort()).toEqual(paths.map(fileAt).sort());
});

describe.each(paths)('%s', (path) => {
  test('has its language', () => {
    expect(html(path)).toContain(`<html lang="${languageOf(path)}"`);
  });

  test('has no words of the other language or of another site', () => {
    const texts = visibleTexts(html(path).replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, ''));
    const foreign = languageOf(path) === 'de' ? /\b(?:the|and|with|Skip|Opening)\b/ : /\b(?:und|oder|mit|Zum|Fragen|Sprechzeiten)\b/;
    expect(foreign.exec(texts)).toBeNull();
    expect(texts).not.toContain('Loomwright');
  });

  test('leads only to pages and anchors that exist', () => {
    const links = attributes(html(path), /<a [^>]*?href="([^"]*)"/g).filter((link) => /^[/#]/.test(link));
    const broken = links.filter((link) => {
      const [target = '', anchor] = link.split('#');
      const file = fileAt(target === '' ? path : target);
      return !existsSync(file) || (anchor !== undefined && !readFileSync(file, 'utf8').includes(` id="${anchor}"`));
    });
    expect(links.length).toBeGreaterThan(4);
    expect(broken).toEqual([]);
  });
});

test.each(translations.slice(0, 3))('%s and %s name each other as alternates', (german, english) => {
  const alternates = (path: string) => attributes(html(path), /<link rel="alternate" hrefLang="[^"]*" href="([^"]*)"\/>/g);
  const urls = [german, english, german].map((path) => `https://isarbogen.example${path}`);
  expect(alternates(german)).toEqual(urls);
  expect(alternates(english)).toEqual(urls);
});

test('names of days are those of each language', () => {
  expect(visibleTexts(html('/'))).toContain('Montag');
  expect(visibleTexts(html('/en'))).toContain('Monday');
});
