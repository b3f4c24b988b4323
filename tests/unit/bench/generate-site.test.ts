import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generateSite } from '../../../packages/engine/src/bench/generate/generate-site.ts';
import { createSiteLoader } from '../../../packages/engine/src/site/load-site.ts';
import { projectRoot } from '../../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { benchPage } from '../../support/bench-page.ts';

const temp = tempFolder('generate-site');

test('a generated site has no problem: no error, no warning, nothing unused', async () => {
  const folder = join(temp, 'good');
  await generateSite({ root: projectRoot, folder, pages: 12 });
  const { pages, findProblems } = await createSiteLoader(folder, siteCode)();
  const problems = findProblems();
  expect(problems).toEqual([]);
  expect(pages.map(({ page }) => page.blocks.length)).toEqual(Array.from({ length: 12 }, () => 11));
});

test('equal seeds generate equal sites, other seeds other sites', async () => {
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

test('a page has about 8 kB, the size that the budgets are for', () => {
  const sizes = Array.from({ length: 20 }, (_, index) => benchPage(index + 1).length);
  expect(Math.min(...sizes)).toBeGreaterThan(7_600);
  expect(Math.max(...sizes)).toBeLessThan(8_600);
});
