import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generatePage } from '../../../packages/engine/src/bench/generate-page.ts';
import { generateSite } from '../../../packages/engine/src/bench/generate-site.ts';
import { createSiteLoader } from '../../../packages/engine/src/site/load-site.ts';
import siteCode from '../../../src/site.ts';
import { projectRoot } from '../../support/project-root.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const temp = tempFolder('generate-site');

test('a generated site is good: nothing is wrong with it, nothing lies about unused', async () => {
  const folder = join(temp, 'good');
  await generateSite({ root: projectRoot, folder, pages: 12 });
  const { pages, findProblems } = await createSiteLoader(folder, siteCode)();
  const problems = findProblems();
  expect(problems).toEqual([]);
  expect(pages.map(({ page }) => page.blocks.length)).toEqual(Array.from({ length: 12 }, () => 11));
});

test('the same seed makes the same site, another one another', async () => {
  const textsOf = async (name: string, seed: number): Promise<string> => {
    await generateSite({ root: projectRoot, folder: join(temp, name), pages: 3, seed });
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

test('a page has about 8 kB, as the figures ask for', () => {
  const sizes = Array.from({ length: 20 }, (_, index) => generatePage(index + 1, 1).length);
  expect(Math.min(...sizes)).toBeGreaterThan(7_600);
  expect(Math.max(...sizes)).toBeLessThan(8_600);
});
