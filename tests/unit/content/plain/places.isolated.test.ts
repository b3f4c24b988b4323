import { expect, test, vi } from 'vitest';
import { generateSite } from '../../../../packages/engine/src/bench/generate/generate-site.ts';
import { createSiteLoader } from '../../../../packages/engine/src/site/load-site.ts';
import type { parseYaml } from '../../../../packages/engine/src/yaml/parse-yaml.ts';
import { projectRoot } from '../../../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../../src/site.ts';

const parsed = vi.hoisted(() => ({ count: 0 }));
vi.mock(import('../../../../packages/engine/src/yaml/parse-yaml.ts'), async (importActual) => {
  const actual = await importActual();
  return {
    parseYaml: (...input: Parameters<typeof parseYaml>) => {
      parsed.count += 1;
      return actual.parseYaml(...input);
    },
  };
});

const folder = tempFolder('places');

test('a site without mistakes is checked without computing positions in pages', async () => {
  await generateSite({ root: projectRoot, folder, pages: 12, isVaried: false });
  const { findProblems, pages } = await createSiteLoader(folder, siteCode)();
  const problems = findProblems();
  expect(problems).toEqual([]);
  expect(pages).toHaveLength(12);
  // The messages about links of header and footer depend on their position in site.yaml.
  expect(parsed.count).toBeLessThanOrEqual(1);
});
