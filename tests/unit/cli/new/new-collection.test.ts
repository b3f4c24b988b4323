import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { collectionNames } from '../../../../packages/engine/src/cli/new/collection-names.ts';
import { recordPageText } from '../../../../packages/engine/src/cli/new/record-page.ts';
import { tempFolder } from '../../../../packages/engine/tests/support/temp-folder.ts';
import code from '../../../../src/site.ts';
import { copyProject } from '../../../support/project-copy.ts';
import { addTools, runTool } from '../../../support/project-tools.ts';
import { runCommand } from '../../../support/run-command.ts';
import { copySite } from '../../../support/site-copy.ts';

const root = copyProject();
const temp = tempFolder('new-collection');
const site = copySite('minimal', temp);
const inCopy = (...parts: string[]): string => join(root, ...parts);
const newCollection = (...args: string[]) => runCommand(root, 'new', 'collection', ...args);

beforeAll(async () => {
  addTools(root);
  expect(await newCollection('team')).toMatchObject({ exitCode: 0, stderr: '' });
  expect(await newCollection('case-studies', '--page', '--site', site.dir)).toMatchObject({ exitCode: 0, stderr: '' });
}, 120_000);

describe('new collections', () => {
  test('are complete: schema, line in the list, first record, page file', () => {
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

  test.each(['schemas', 'src'])('pass the compiler in %s', { timeout: 180_000 }, (folder) => {
    runTool(root, 'tsc', '-p', inCopy(folder));
  });

  test('pass the linter', () => {
    runTool(root, 'biome', 'check', 'schemas/collections/team.ts', 'schemas/collections/case-studies.ts', 'schemas/collections/index.ts');
  });

  test('pass the tests of collections', () => {
    runTool(root, 'vitest', 'run', '--config', 'tests/vitest.config.ts', 'tests/architecture/parity', '-t', 'collections');
  });

  test('have an example without problems for the tests', async () => {
    expect(await runCommand(root, 'check', '--site', inCopy('tests/sites/blocks'))).toMatchObject({ exitCode: 0, stderr: '' });
  });

  test('pass the check: only a record that no page shows yet is a warning', async () => {
    const { exitCode, stdout } = await runCommand(root, 'check', '--format', 'json', 'site.config/collections/team.yaml');
    const problems: { code: string }[] = JSON.parse(stdout);
    expect({ exitCode, codes: problems.map((problem) => problem.code) }).toEqual({ exitCode: 0, codes: ['unused-record'] });
    expect(await runCommand(root, 'check', '--site', site.dir)).toMatchObject({ exitCode: 0, stderr: '' });
  });

  test('build: with --page, each record has a page', async () => {
    const out = join(temp, 'out');
    expect(await runCommand(root, 'build', '--site', site.dir, '--out', out)).toMatchObject({ exitCode: 0 });
    const html = readFileSync(join(out, 'case-studies', 'first', 'index.html'), 'utf8');
    expect(html).toMatch(/<h1[^>]*>First of case-studies/);
    expect(html).toContain('One or two sentences about the first record of case-studies');
  });
});

describe('an error message explains why a collection cannot be written, and nothing is', () => {
  test.each([
    [['faqs'], /^There is a collection "faqs" already\. Choose another name\.\n$/],
    [['index'], /^There is a file schemas\/collections\/index\.ts already\. Choose another name\.\n$/],
    [['Press Articles'], /: press-articles\n$/],
    [['3d-models'], /: d-models\n$/],
    [[''], /such as case-studies\.\n$/],
    [['media', '--page'], /^No page can be at \/media\/first: /],
    [['jobs', '--site', 'nowhere'], /^There is no site\.yaml in .*nowhere\./],
    [['notes'], /^There is a file site\.config\/collections\/notes\.yaml already\./],
    [['offices'], /^There is a file site\.config\/collections\/offices\.yml already\./],
    [['blog', '--page'], /^There is a file site\.config\/pages\/blog\/record\.yaml already\./],
  ])('%j', async (args, reason) => {
    for (const path of ['collections/notes.yaml', 'collections/offices.yml']) writeFileSync(inCopy('site.config', path), '[]\n');
    mkdirSync(inCopy('site.config/pages/blog'), { recursive: true });
    writeFileSync(inCopy('site.config/pages/blog/record.yaml'), 'draft: true\n');
    const before = readFileSync(inCopy('schemas/collections/index.ts'), 'utf8');
    expect(await newCollection(...args)).toEqual({ exitCode: 1, stdout: '', stderr: expect.stringMatching(reason) });
    expect(readFileSync(inCopy('schemas/collections/index.ts'), 'utf8')).toBe(before);
    expect(existsSync(inCopy('schemas/collections', `${args[0]}.ts`))).toBe(args[0] === 'index' || args[0] === 'faqs');
  });
});

test.each([
  ['team', 'teamSchema'],
  ['case-studies', 'caseStudiesSchema'],
  ['client', 'clientRecordSchema'],
  ['text', 'textRecordSchema'],
])('the schema of %s is called %s, which is not in use yet', (name, schema) => {
  expect(collectionNames(name, "import { clientSchema } from './clients.ts';")).toEqual({ name, schema });
});

test('the page of a record needs a block type with the page heading and only texts', () => {
  expect(recordPageText('team', code)).toContain('    heading: "{title}"\n');
  expect(recordPageText('team', { ...code, blockTypes: ['faq', 'article'] })).toBeUndefined();
});
