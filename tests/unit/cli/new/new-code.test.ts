import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { isFullTest, representatives } from '../../../../packages/engine/tests/support/full-test.ts';
import { tempFolder } from '../../../../packages/engine/tests/support/temp-folder.ts';
import { copyProject } from '../../../support/project-copy.ts';
import { addTools, runTool } from '../../../support/project-tools.ts';
import { runCommand } from '../../../support/run-command.ts';
import { copySite } from '../../../support/site-copy.ts';

/** A copy of the project with new block types and collections, because compiling and testing it takes longest. */
const root = copyProject();
const temp = tempFolder('new-code');
const site = copySite('minimal', temp);
const inCopy = (...parts: string[]): string => join(root, ...parts);
const filesOf = (type: string): string[] => [
  `schemas/blocks/${type}.ts`,
  `src/blocks/${type}.tsx`,
  `tests/blocks/${type}/minimal.yaml`,
  `tests/blocks/${type}/full.yaml`,
];
const blockFiles = ['promo-banner', 'sale'].flatMap(filesOf);

beforeAll(async () => {
  addTools(root);
  const commands = [
    ['block', 'promo-banner'],
    ['block', 'sale', '--interactive'],
    ['collection', 'team'],
    ['collection', 'case-studies', '--page', '--site', site.dir],
  ];
  for (const args of commands) expect(await runCommand(root, 'new', ...args)).toMatchObject({ exitCode: 0, stderr: '' });
}, 120_000);

test('new block types have files and entries in the registries', () => {
  expect(blockFiles.filter((path) => !existsSync(inCopy(path)))).toEqual([]);
  expect(readFileSync(inCopy('schemas/blocks/index.ts'), 'utf8')).toContain(
    "  'portfolio-tabs': portfolioTabs,\n  'post-list': postList,\n  'promo-banner': promoBanner,\n  reasons,\n  sale,\n",
  );
  expect(readFileSync(inCopy('src/blocks/static.ts'), 'utf8')).toContain("  'promo-banner': PromoBanner,\n");
  expect(readFileSync(inCopy('src/blocks/interactive.ts'), 'utf8')).toContain("  sale: () => import('./sale.tsx'),\n");
});

test('new collections are complete: schema, line in the list, first record, page file', () => {
  const files = [
    inCopy('schemas/collections/team.ts'),
    inCopy('site.config/collections/team.yaml'),
    inCopy('tests/sites/blocks/collections/team.yaml'),
    inCopy('tests/sites/blocks/pages/team/record.yaml'),
    inCopy('schemas/collections/case-studies.ts'),
    join(site.dir, 'collections/case-studies.yaml'),
    join(site.dir, 'pages/case-studies/record.yaml'),
  ];
  expect(files.filter((path) => !existsSync(path))).toEqual([]);
  expect(existsSync(inCopy('site.config/pages/team/record.yaml'))).toBe(false);
  const list = readFileSync(inCopy('schemas/collections/index.ts'), 'utf8');
  expect(list).toContain(
    "  'app-types': defineCollection(appTypeSchema),\n  'case-studies': defineCollection(caseStudiesSchema),\n  clients:",
  );
  expect(list).toContain("import { teamSchema } from './team.ts';\nimport { testimonialSchema }");
});

describe('new block types and collections', () => {
  test.each(representatives(['src', 'schemas']))('pass the compiler in %s', { timeout: 180_000 }, (folder) => {
    runTool(root, 'tsc', '-p', inCopy(folder));
  });

  test('pass the linter', () => {
    const blockCode = blockFiles.filter((path) => /\.tsx?$/.test(path));
    const collections = ['team', 'case-studies', 'index'].map((name) => `schemas/collections/${name}.ts`);
    const registries = ['schemas/blocks/index.ts', 'src/blocks/static.ts', 'src/blocks/interactive.ts'];
    runTool(root, 'biome', 'check', ...blockCode, ...collections, ...registries);
  });

  test.runIf(isFullTest)('pass the tests of block types and collections', () => {
    const names = 'promo-banner|sale|as a whole|collections';
    runTool(root, 'vitest', 'run', '--config', 'tests/vitest.config.ts', 'tests/architecture/parity', 'tests/blocks', '-t', names);
  });

  test('have examples without problems for the tests', async () => {
    expect(await runCommand(root, 'check', '--site', inCopy('tests/sites/blocks'))).toMatchObject({ exitCode: 0, stderr: '' });
  });

  test('pass the check: only a record that no page shows yet is a warning', async () => {
    const { exitCode, stdout } = await runCommand(root, 'check', '--format', 'json', 'site.config/collections/team.yaml');
    const problems: { code: string }[] = JSON.parse(stdout);
    expect({ exitCode, codes: problems.map((problem) => problem.code) }).toEqual({ exitCode: 0, codes: ['unused-record'] });
    expect(await runCommand(root, 'check', '--site', site.dir)).toMatchObject({ exitCode: 0, stderr: '' });
  });

  test('can be used on pages immediately; with --page, each record has a page', async () => {
    site.write(
      'pages/home.yaml',
      'path: /\ntitle: A page\ndescription: The only page of the smallest site that can be built at all.\nblocks:\n  - type: page-header\n    heading: Hello\n  - type: promo-banner\n    heading: Only today\n    text: And tomorrow.\n  - type: sale\n    heading: Now\n    text: All of it.\n',
    );
    const out = join(temp, 'out');
    expect(await runCommand(root, 'build', '--site', site.dir, '--out', out)).toMatchObject({ exitCode: 0 });
    const home = readFileSync(join(out, 'index.html'), 'utf8');
    for (const text of ['Only today', 'And tomorrow.', 'Now', 'All of it.', '>Hide<']) expect(home).toContain(text);
    const record = readFileSync(join(out, 'case-studies', 'first', 'index.html'), 'utf8');
    expect(record).toMatch(/<h1[^>]*>First of case-studies/);
    expect(record).toContain('One or two sentences about the first record of case-studies');
  });
});
