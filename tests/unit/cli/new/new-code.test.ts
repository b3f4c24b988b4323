import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { inProject } from '../../../../packages/engine/tests/support/project-root.ts';
import { isSweep } from '../../../../packages/engine/tests/support/sweeps.ts';
import { tempFolder } from '../../../../packages/engine/tests/support/temp-folder.ts';
import { copyProject } from '../../../support/project-copy.ts';
import { addLinter, addTools, runTool } from '../../../support/project-tools.ts';
import { runCommand } from '../../../support/run-command.ts';
import { runMainIn } from '../../../support/run-main.ts';
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
const registries = ['schemas/blocks/index.ts', 'src/blocks/static.ts', 'src/blocks/enhance.ts', 'src/blocks/interactive.ts'];
const collectionList = 'schemas/collections/index.ts';

/** The keys of the object in a registry, in their order. */
const keysOf = (path: string): string[] =>
  [...readFileSync(inCopy(path), 'utf8').matchAll(/^ {2}'?([\w-]+)'?[:,]/gm)].map(([, key = '']) => key);
const blockFiles = [...['sample-banner', 'sample-switch', 'sample-toggle'].flatMap(filesOf), 'src/blocks/sample-switch.enhance.ts'];

const printed: string[] = [];

beforeAll(async () => {
  if (isSweep) addTools(root);
  else addLinter(root);
  cpSync(inProject('tests', 'sites', 'blocks'), inCopy('tests', 'sites', 'blocks'), { recursive: true });
  cpSync(inProject('tests', 'sites', 'minimal'), inCopy('site.config'), { recursive: true });
  const commands = [
    ['block', 'sample-banner'],
    ['block', 'sample-switch', '--enhance'],
    ['block', 'sample-toggle', '--interactive'],
    ['collection', 'sample-team'],
    ['collection', 'sample-studies', '--page', '--site', site.dir],
  ];
  for (const args of commands) {
    const { stdout, ...outcome } = await runMainIn(root, 'new', ...args);
    expect(outcome).toEqual({ exitCode: 0, stderr: '' });
    printed.push(stdout);
  }
}, 120_000);

test('new block types have files and entries in the registries', () => {
  expect(blockFiles.filter((path) => !existsSync(inCopy(path)))).toEqual([]);
  expect(keysOf('schemas/blocks/index.ts')).toEqual(expect.arrayContaining(['sample-banner', 'sample-switch', 'sample-toggle']));
  expect(keysOf('src/blocks/static.ts')).toEqual(expect.arrayContaining(['sample-banner', 'sample-switch']));
  expect(keysOf('src/blocks/enhance.ts')).toContain('sample-switch');
  expect(keysOf('src/blocks/interactive.ts')).toContain('sample-toggle');
  for (const path of registries) expect(keysOf(path)).toEqual(keysOf(path).toSorted());
});

test('the printed steps name every command that must run, and scripts that exist', () => {
  const scripts = Object.keys(JSON.parse(readFileSync(inCopy('package.json'), 'utf8')).scripts);
  const commandsOf = (text = ''): string[] => [...text.matchAll(/npm run ([\w:]+(?: -- [\w -]+\w)?)/g)].map(([, command = '']) => command);
  const [block, , , collection] = printed;
  expect(commandsOf(block)).toEqual([
    ...['types', 'catalogue -- --pictures sample-banner', 'expected -- sample-banner', 'snapshots', 'lint', 'test:unit'],
  ]);
  expect(commandsOf(collection)).toEqual(['check', 'types', 'check', 'catalogue', 'expected -- sample-team', 'lint', 'test:unit']);
  for (const command of printed.flatMap(commandsOf)) expect(scripts).toContain(command.split(' ')[0]);
});

test('new collections are complete: schema, line in the list, first record, page file', () => {
  const files = [
    inCopy('schemas/collections/sample-team.ts'),
    inCopy('site.config/collections/sample-team.yaml'),
    inCopy('tests/sites/blocks/collections/sample-team.yaml'),
    inCopy('tests/sites/blocks/pages/sample-team/record.yaml'),
    inCopy('schemas/collections/sample-studies.ts'),
    join(site.dir, 'collections/sample-studies.yaml'),
    join(site.dir, 'pages/sample-studies/record.yaml'),
  ];
  expect(files.filter((path) => !existsSync(path))).toEqual([]);
  expect(existsSync(inCopy('site.config/pages/sample-team/record.yaml'))).toBe(false);
  expect(keysOf(collectionList)).toEqual(expect.arrayContaining(['sample-studies', 'sample-team']));
  expect(keysOf(collectionList)).toEqual(keysOf(collectionList).toSorted());
});

describe('new block types and collections', () => {
  test.runIf(isSweep).each(['src', 'schemas'])('pass the compiler in %s', { timeout: 180_000 }, (folder) => {
    runTool(root, 'tsc', '-p', inCopy(folder));
  });

  test('pass the linter', () => {
    const blockCode = blockFiles.filter((path) => /\.tsx?$/.test(path));
    const collections = ['sample-team', 'sample-studies', 'index'].map((name) => `schemas/collections/${name}.ts`);
    runTool(root, 'biome', 'check', ...blockCode, ...collections, ...registries);
  });

  test.runIf(isSweep)('pass the tests of block types and collections', () => {
    const names = 'sample-banner|sample-switch|sample-toggle|as a whole|collections';
    runTool(root, 'vitest', 'run', '--config', 'tests/vitest.config.ts', 'tests/architecture/parity', 'tests/blocks', '-t', names);
  });

  test('have examples without problems for the tests', async () => {
    expect(await runCommand(root, 'check', '--site', inCopy('tests/sites/blocks'))).toMatchObject({ exitCode: 0, stderr: '' });
  });

  test('pass the check: only a record that no page shows yet is a warning', async () => {
    const { exitCode, stdout } = await runCommand(root, 'check', '--format', 'json', 'site.config/collections/sample-team.yaml');
    const problems: { code: string }[] = JSON.parse(stdout);
    expect({ exitCode, codes: problems.map((problem) => problem.code) }).toEqual({ exitCode: 0, codes: ['unused-record'] });
  });

  test('can be used on pages immediately; with --page, each record has a page', async () => {
    site.write(
      'pages/home.yaml',
      'path: /\ntitle: A page\ndescription: The only page of the smallest site that can be built at all.\nblocks:\n  - type: page-header\n    heading: Hello\n  - type: sample-banner\n    heading: Only today\n    text: And tomorrow.\n  - type: sample-toggle\n    heading: Now\n    text: All of it.\n  - type: sample-switch\n    heading: Later\n    text: Some of it.\n',
    );
    const out = join(temp, 'out');
    expect(await runCommand(root, 'build', '--site', site.dir, '--out', out)).toMatchObject({ exitCode: 0, stderr: '' });
    const home = readFileSync(join(out, 'index.html'), 'utf8');
    for (const text of ['Only today', 'And tomorrow.', 'Now', 'All of it.', 'Some of it.', '>Hide<', 'data-enhance="{}"'])
      expect(home).toContain(text);
    const record = readFileSync(join(out, 'sample-studies', 'first', 'index.html'), 'utf8');
    expect(record).toMatch(/<h1[^>]*>First of sample-studies/);
    expect(record).toContain('One or two sentences about the first record of sample-studies');
  });
});
