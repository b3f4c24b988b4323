import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { inProject } from '../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../packages/engine/tests/support/temp-folder.ts';
import { buildInProcess } from '../support/build-in-process.ts';
import type { Outcome } from '../support/run-command.ts';

/** The fonts and search indexes that the pages of each language load. */
const content = inProject('tests', 'sites', 'three-languages');
const out = join(tempFolder('three-languages-files'), 'dist');
let built: Outcome;

beforeAll(async () => {
  built = await buildInProcess(content, out);
}, 120_000);

const file = (name: string): string => readFileSync(join(out, name), 'utf8');
const html = (path: string): string => file(path.endsWith('404') ? `${path}.html` : join(path, 'index.html'));

describe('fonts', () => {
  const preloaded = (path: string): string[] =>
    [...html(path).matchAll(/<link rel="preload" as="font"[^>]* href="\/media\/([a-z-]+)-[^"]*"/g)].map(([, name = '']) => name);

  test('of a language are preloaded by its pages, and those of the theme by all others', () => {
    expect(['', 'de', 'ar', 'ar/404'].map(preloaded)).toEqual([
      ['display', 'text'],
      ['display', 'text'],
      ['arabic-bold', 'arabic'],
      ['arabic-bold', 'arabic'],
    ]);
  });

  test('of a language come before those of the theme in its texts only', () => {
    expect(html('de')).toMatch(/:lang\(ar\)\{--font-display:"ar display", "Bricolage Grotesque"/);
    expect(html('de')).toMatch(/:root,:host\{[^}]*--font-text:"Hanken Grotesk"/);
  });

  test('have every character of the texts in its language', () => {
    expect(built.stderr.split('\n').filter((line) => line.includes('missing-glyph') && /site\.yaml|[/.]ar[/.]/.test(line))).toEqual([]);
  });
});

describe('the search', () => {
  const found = (index: string): string[] => {
    const { pages }: { pages: { path: string }[] } = JSON.parse(file(index));
    return pages.map(({ path }) => path);
  };
  const indexOf = (path: string): string | undefined => /data-search="([^"]*)"/.exec(html(path))?.[1];

  test('of a language has its own pages only, without those that repeat another language', () => {
    expect(found('search.json')).toEqual(['/', '/about-us', '/contact', '/news', '/news/1', '/news/2', '/search', '/visit']);
    expect(found('de/search.json')).toEqual([
      ...['/de', '/de/aktuelles', '/de/aktuelles/1', '/de/impressum', '/de/kontakt', '/de/search', '/de/ueber-uns'],
    ]);
    expect(found('ar/search.json')).toEqual(['/ar', '/ar/about-us', '/ar/contact', '/ar/search']);
  });

  test('of a page is that of its language, also when its content is in another one', () => {
    expect(['search', 'de/search', 'ar/search', 'de/visit'].map(indexOf)).toEqual([
      ...['/search.json', '/de/search.json', '/ar/search.json', '/de/search.json'],
    ]);
  });
});
