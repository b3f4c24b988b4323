import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import type { parseYaml } from '../../../../packages/core/src/yaml/parse-yaml.ts';
import { type readRanges, readSimpleYaml } from '../../../../packages/core/src/yaml/simple/read-simple-yaml.ts';
import { createSiteLoader } from '../../../../packages/engine/src/site/load-site.ts';
import { projectRoot } from '../../../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../../src/site.ts';
import { generateSite } from '../../../../tools/bench/generate/generate-site.ts';

/** The texts that the parser has read, and those that the quick reader has read with positions. */
const read = vi.hoisted((): { parsed: string[]; withRanges: string[] } => ({ parsed: [], withRanges: [] }));
vi.mock(import('../../../../packages/core/src/yaml/parse-yaml.ts'), async (importActual) => {
  const actual = await importActual();
  return {
    ...actual,
    parseYaml: (...input: Parameters<typeof parseYaml>) => {
      read.parsed.push(input[0]);
      return actual.parseYaml(...input);
    },
  };
});
vi.mock(import('../../../../packages/core/src/yaml/simple/read-simple-yaml.ts'), async (importActual) => {
  const actual = await importActual();
  return {
    ...actual,
    readRanges: (...input: Parameters<typeof readRanges>) => {
      read.withRanges.push(input[0]);
      return actual.readRanges(...input);
    },
  };
});

const folder = tempFolder('places');

beforeEach(() => {
  read.parsed.length = 0;
  read.withRanges.length = 0;
});

test('a site without mistakes is checked without computing positions in pages', async () => {
  await generateSite({ root: projectRoot, folder, pages: 12, isVaried: false });
  const { findProblems, pages } = await createSiteLoader(folder, siteCode)();
  const problems = findProblems();
  expect(problems).toEqual([]);
  expect(pages).toHaveLength(12);
  // The messages about links of header and footer depend on their position in site.yaml.
  expect(read.parsed.length + read.withRanges.length).toBeLessThanOrEqual(1);
});

test('of a site with warnings, the parser reads only the pages that the quick reader cannot read', async () => {
  await generateSite({ root: projectRoot, folder, pages: 40 });
  const texts = readdirSync(join(folder, 'pages')).map((name) => readFileSync(join(folder, 'pages', name), 'utf8'));
  const unusual = texts.filter((text) => !readSimpleYaml(text));
  expect(unusual.length).toBeGreaterThan(0);
  const { findProblems } = await createSiteLoader(folder, siteCode)();
  const pagesWithProblem = new Set(findProblems().flatMap(({ file }) => (file.includes('/pages/') ? [file] : [])));
  expect(pagesWithProblem.size).toBeGreaterThan(5);
  expect(read.parsed.toSorted()).toEqual(unusual.toSorted());
});
