import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { inProject } from '../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../packages/engine/tests/support/temp-folder.ts';
import { npm } from '../support/npm.ts';
import type { Outcome } from '../support/run-command.ts';
import { visibleTexts } from '../support/visible-texts.ts';

/** A workspace member that extends the standard blocks: a dental clinic in German and English. */
const clinic = inProject('sites', 'clinic');
const url = 'https://isarbogen.example';
const out = join(tempFolder('clinic'), 'dist');
let built: Outcome;
/** The HTML of every page by its path, such as `/en/team`. */
let pages: ReadonlyMap<string, string>;

beforeAll(async () => {
  built = await npm(clinic, 'run', '--silent', 'build', '--', '--out', out);
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  pages = new Map(files.map((file) => [pathOf(file), readFileSync(join(out, file), 'utf8')]));
}, 120_000);

const pathOf = (file: string): string => `/${relative('.', file).replace(/(?:^|\/)index\.html$|\.html$/, '')}`;

/** Returns the HTML of a page. Throws when there is none. */
function html(path: string): string {
  const found = pages.get(path);
  if (found === undefined) throw new Error(`No page has the path ${path}. There are ${[...pages.keys()].join(', ')}.`);
  return found;
}

const isEnglish = (path: string): boolean => /^\/en(?:\/|$)/.test(path);
const attributes = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, value = '']) => value);
const alternatesOf = (text: string): string[] => attributes(text, /<link rel="alternate" hrefLang="[^"]*" href="([^"]*)"\/>/g);

test('its own build script finds no problem', () => {
  expect(built).toMatchObject({ exitCode: 0, stderr: expect.not.stringMatching(/\((?:warning|error)\)/) });
});

test('it has as many pages in English as in German, each in its language', () => {
  const all = [...pages.keys()];
  expect(all.filter(isEnglish).length).toBe(all.length / 2);
  expect(all.length).toBeGreaterThan(50);
  for (const [path, text] of pages) expect(text).toContain(`<html lang="${isEnglish(path) ? 'en' : 'de'}"`);
});

test('no page has words of the other language or the name of another site', () => {
  const found = [...pages].flatMap(([path, text]) => {
    const texts = visibleTexts(text.replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, ''));
    const foreign = isEnglish(path)
      ? /\b(?:und|oder|mit|nicht|Zum|Fragen|Sprechzeiten|Loomwright)\b/
      : /\b(?:the|and|with|Skip|Opening|Loomwright)\b/;
    const [word] = foreign.exec(texts) ?? [];
    return word === undefined ? [] : [`${path}: ${word}`];
  });
  expect(found).toEqual([]);
});

test('every link leads to a page and to an anchor that exist', () => {
  const links = [...pages].flatMap(([path, text]) => attributes(text, /<a [^>]*?href="([/#][^"]*)"/g).map((link) => ({ path, link })));
  const broken = links.filter(({ path, link }) => {
    const [target = '', anchor] = link.split('#');
    const page = pages.get(target === '' ? path : target);
    return page === undefined || (anchor !== undefined && !page.includes(` id="${anchor}"`));
  });
  expect(links.length).toBeGreaterThan(500);
  expect(broken).toEqual([]);
});

test('translations name each other as alternates', () => {
  const unlisted = /404$|^\/(?:danke|suche|en\/thank-you|en\/search)$/;
  const listed = [...pages].filter(([path]) => !unlisted.test(path));
  for (const [path, text] of listed) {
    const alternates = alternatesOf(text);
    expect([path, alternates.length]).toEqual([path, 3]);
    expect(alternates).toContain(url + path);
    for (const alternate of alternates) expect(alternatesOf(html(alternate.replace(url, '')))).toEqual(alternates);
  }
});

describe('its own block types', () => {
  test('show prices in the language of the page', () => {
    expect(visibleTexts(html('/preise'))).toContain('ab 1.450 €');
    expect(visibleTexts(html('/en/prices'))).toContain('from €1,450');
  });

  test('show the dentists of a treatment, each with a link to the page of the dentist', () => {
    const page = html('/en/treatments/implants');
    expect(page).toMatch(/<a href="\/en\/team\/leonie-brandhuber"[^>]*>Dr\. Leonie Brandhuber<\/a>/);
    expect(visibleTexts(page)).not.toContain('Tarek Osman');
  });
});

test('the page of a dentist has the languages and the treatments of the dentist', () => {
  const page = html('/team/mira-kellermann');
  expect(visibleTexts(page)).toContain('Spricht Deutsch und Englisch.');
  expect(page).toContain('href="/leistungen/kinder"');
  expect(page).not.toContain('href="/leistungen/implantate"');
});

test('every phone number is one of those that are reserved for stories', () => {
  const numbers = [...pages.values()].flatMap((text) => attributes(text, /href="tel:([^"]*)"/g));
  expect(new Set(numbers)).toEqual(new Set(['+498999998412', '+498999998425']));
});

test('the standard blocks have the pattern of the clinic', () => {
  for (const path of ['/', '/team', '/en/404']) {
    expect(html(path)).toContain('arches-panel');
    expect(html(path)).not.toContain('<svg class="weave-panel');
  }
});

test('names of days are those of each language', () => {
  expect(visibleTexts(html('/'))).toContain('Montag');
  expect(visibleTexts(html('/en'))).toContain('Monday');
});
