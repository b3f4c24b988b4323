import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { blockNames } from '../../../../packages/engine/src/cli/new/block-names.ts';
import { inBlockList, inStaticRegistry } from '../../../../packages/engine/src/cli/new/register-block.ts';
import { applyEdits } from '../../../../packages/engine/src/yaml/edit/apply-edits.ts';
import { tempFolder } from '../../../../packages/engine/tests/support/temp-folder.ts';
import { copyProject } from '../../../support/project-copy.ts';
import { addTools, runTool } from '../../../support/project-tools.ts';
import { runCommand } from '../../../support/run-command.ts';
import { copySite } from '../../../support/site-copy.ts';

const root = copyProject();
const temp = tempFolder('new-block');
const inCopy = (...parts: string[]): string => join(root, ...parts);

beforeAll(async () => {
  addTools(root);
  for (const args of [['promo-banner'], ['sale', '--interactive']]) {
    expect(await runCommand(root, 'new', 'block', ...args)).toMatchObject({ exitCode: 0, stderr: '' });
  }
}, 120_000);

describe('new block types', () => {
  const files = (type: string): string[] => [
    `schemas/blocks/${type}.ts`,
    `src/blocks/${type}.tsx`,
    `tests/blocks/${type}/minimal.yaml`,
    `tests/blocks/${type}/full.yaml`,
  ];

  test('have files and entries in the registries', () => {
    expect([...files('promo-banner'), ...files('sale')].filter((path) => !existsSync(inCopy(path)))).toEqual([]);
    expect(readFileSync(inCopy('schemas/blocks/index.ts'), 'utf8')).toContain(
      "  'portfolio-tabs': portfolioTabs,\n  'post-list': postList,\n  'promo-banner': promoBanner,\n  reasons,\n  sale,\n",
    );
    expect(readFileSync(inCopy('src/blocks/static.ts'), 'utf8')).toContain("  'promo-banner': PromoBanner,\n");
    expect(readFileSync(inCopy('src/blocks/interactive.ts'), 'utf8')).toContain("  sale: () => import('./sale.tsx'),\n");
  });

  test.each(['src', 'schemas'])('pass the compiler in %s', { timeout: 180_000 }, (folder) => {
    runTool(root, 'tsc', '-p', inCopy(folder));
  });

  test('pass the linter', () => {
    runTool(
      root,
      'biome',
      'check',
      ...['promo-banner', 'sale'].flatMap(files).filter((path) => /\.tsx?$/.test(path)),
      'schemas/blocks/index.ts',
      'src/blocks/static.ts',
      'src/blocks/interactive.ts',
    );
  });

  test('pass the tests of block types', () => {
    runTool(
      root,
      'vitest',
      'run',
      '--config',
      'tests/vitest.config.ts',
      'tests/architecture/parity',
      'tests/blocks',
      '-t',
      'promo-banner|sale|as a whole',
    );
  });

  test('can be used on a page immediately', async () => {
    const site = copySite('minimal', temp);
    site.write(
      'pages/home.yaml',
      'path: /\ntitle: A page\ndescription: The only page of the smallest site that can be built at all.\nblocks:\n  - type: page-header\n    heading: Hello\n  - type: promo-banner\n    heading: Only today\n    text: And tomorrow.\n  - type: sale\n    heading: Now\n    text: All of it.\n',
    );
    const out = join(temp, 'out');
    expect(await runCommand(root, 'build', '--site', site.dir, '--out', out)).toMatchObject({ exitCode: 0 });
    const html = readFileSync(join(out, 'index.html'), 'utf8');
    for (const text of ['Only today', 'And tomorrow.', 'Now', 'All of it.', '>Hide<']) expect(html).toContain(text);
  });
});

describe('an invalid block type is rejected', () => {
  test.each([
    ['faq', /^There is a block type "faq" already\. Choose another name\./],
    ['index', /^There is a file schemas\/blocks\/index\.ts already\. Choose another name\./],
    ['Promo Banner', /: promo-banner\n$/],
    ['3d-view', /: d-view\n$/],
    ['', /such as promo-banner\.\n$/],
  ])('under the name "%s"', async (name, reason) => {
    expect(await runCommand(root, 'new', 'block', name)).toEqual({ exitCode: 1, stdout: '', stderr: expect.stringMatching(reason) });
  });
});

test.each([
  ['promo-banner', 'promoBanner', 'PromoBanner'],
  ['switch', 'switchBlock', 'SwitchBlock'],
  ['blocks', 'blocksBlock', 'BlocksBlock'],
  ['heading', 'heading', 'Heading'],
])('the type %s gets the free names %s and %s in code', (type, declaration, component) => {
  expect(blockNames(type)).toEqual({ type, declaration, component });
});

describe('a line in a registry', () => {
  const list =
    "import { a } from './a.ts';\nimport { zz } from './zz.ts';\n\nexport const blocks = {\n  a,\n  'b-c': bC,\n  zz,\n} as const;\n";

  test.each([
    ['b', "  b,\n  'b-c': bC,"],
    ['b-d', "  'b-c': bC,\n  'b-d': bD,"],
    ['zzz', '  zz,\n  zzz,\n}'],
    ['switch', "  'b-c': bC,\n  switch: switchBlock,\n  zz,"],
  ])('is inserted in alphabetical order: %s', (type, expected) => {
    expect(applyEdits(list, inBlockList(list, blockNames(type)))).toContain(expected);
  });

  test('has the line ending of the file', () => {
    const windows = list.replaceAll('\n', '\r\n');
    const added = applyEdits(windows, inBlockList(windows, blockNames('b')));
    expect(added).toBe(applyEdits(list, inBlockList(list, blockNames('b'))).replaceAll('\n', '\r\n'));
  });

  test('is not added to a file with another structure', () => {
    expect(() => inStaticRegistry(list, blockNames('b'))).toThrow(/is missing\. The new entry belongs below it\./);
  });
});
