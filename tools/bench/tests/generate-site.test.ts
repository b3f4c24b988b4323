import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSiteLoader } from '../../../packages/engine/src/site/load-site.ts';
import { projectRoot } from '../../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { benchCollections, benchPage } from '../../../tests/support/bench-page.ts';
import { generateSite } from '../generate/generate-site.ts';

const temp = tempFolder('generate-site');

/** Loads a generated site. */
async function load(name: string, pages: number, isVaried: boolean) {
  const folder = join(temp, name);
  await generateSite({ root: projectRoot, folder, pages, isVaried });
  const site = await createSiteLoader(folder, siteCode)();
  return { pages: site.pages, problems: site.findProblems() };
}

test('a generated site without variations has no problem: no error, no warning, nothing unused', async () => {
  const { pages, problems } = await load('good', 12, false);
  expect(problems).toEqual([]);
  const generated = pages.filter(({ page }) => page.key.startsWith('pages/page-'));
  expect(generated.map(({ page }) => page.outline.length)).toEqual(Array.from({ length: 7 }, () => 11));
  // One page for each of the five posts.
  expect(pages).toHaveLength(12);
});

test('a third of the pages of a generated site has a warning, of many kinds; there is no error', async () => {
  const { problems } = await load('varied', 72, true);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  const pages = new Set(problems.map(({ file }) => file).filter((file) => file.includes('/pages/page-')));
  expect(pages.size / 67).toBeGreaterThan(0.26);
  expect(pages.size / 67).toBeLessThan(0.36);
  expect([...new Set(problems.map(({ code }) => code))].sort()).toEqual([
    'comma-at-end',
    'curly-quotes',
    'duplicate-description',
    'duplicate-title',
    'markup-in-text',
    'meaningless-alt',
    'missing-glyph',
    'title-length',
  ]);
});

test('equal seeds generate equal sites, other seeds other sites', async () => {
  const textsOf = async (name: string, seed: number): Promise<string> => {
    await generateSite({ root: projectRoot, folder: join(temp, name), pages: 8, seed });
    const folder = join(temp, name, 'pages');
    return readdirSync(folder)
      .sort()
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join();
  };
  const first = await textsOf('first', 1);
  expect(await textsOf('second', 1)).toBe(first);
  expect(await textsOf('third', 2)).not.toBe(first);
});

test('a site of fewer pages than its collections make is an error', async () => {
  await expect(generateSite({ root: projectRoot, folder: join(temp, 'few'), pages: 5 })).rejects.toThrow(
    'A generated site of this project has at least 6 pages, because 5 are for records.',
  );
});

test('a page has about 8 kB, the size that the budgets are for', () => {
  const sizes = Array.from({ length: 60 }, (_, index) => Buffer.byteLength(benchPage(index + 1)));
  expect(Math.min(...sizes)).toBeGreaterThan(7_600);
  expect(Math.max(...sizes)).toBeLessThan(8_600);
});

test('the generated collections of 1,000 pages have more than 250 kB', () => {
  const sizes = [...benchCollections.values()].map((text) => Buffer.byteLength(text));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeGreaterThan(250_000);
});
