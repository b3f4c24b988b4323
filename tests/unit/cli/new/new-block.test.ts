import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { applyEdits } from '../../../../packages/core/src/yaml/edit/apply-edits.ts';
import { blockNames } from '../../../../packages/engine/src/cli/new/block-names.ts';
import { inBlockList, inStaticRegistry } from '../../../../packages/engine/src/cli/new/new-block.ts';
import { inProject } from '../../../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../../../packages/engine/tests/support/temp-folder.ts';
import { runMainIn } from '../../../support/run-main.ts';

const temp = tempFolder('new-block');
cpSync(inProject('tests', 'sites', 'minimal'), join(temp, 'site.config'), { recursive: true });
for (const folder of ['schemas/blocks', 'src/blocks']) cpSync(inProject(folder), join(temp, folder), { recursive: true });

describe('an error message explains why a block type cannot be written', () => {
  test.each([
    ['faq', /^There is a block type "faq" already\. Choose another name\./],
    ['index', /^There is a file .*schemas\/blocks\/index\.ts already\. Choose another name\./],
    ['Promo Banner', /: promo-banner\n$/],
    ['3d-view', /: d-view\n$/],
    ['', /such as promo-banner\.\n$/],
  ])('"%s"', async (name, reason) => {
    expect(await runMainIn(temp, 'new', 'block', name)).toEqual({ exitCode: 1, stdout: '', stderr: expect.stringMatching(reason) });
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

test.each([
  ['enhance', 'enhanceScripts', "import('./promo-strip.enhance.ts')"],
  ['interactive', 'islands', "import('./promo-strip.tsx')"],
])('a project without a list of %s block types gets it with the first one', async (kind, list, entry) => {
  const folder = join(temp, kind);
  for (const part of ['site.config', 'schemas', 'src']) cpSync(join(temp, part), join(folder, part), { recursive: true });
  const registry = join(folder, 'src', 'blocks', `${kind}.ts`);
  const whole = readFileSync(registry, 'utf8');
  rmSync(registry);
  writeFileSync(join(folder, 'package.json'), '{}');
  const { exitCode, stdout } = await runMainIn(folder, 'new', 'block', 'promo-strip', `--${kind}`);
  expect([exitCode, stdout]).toEqual([0, expect.stringContaining(`src/blocks/${kind}.ts`)]);
  const text = readFileSync(registry, 'utf8');
  expect(text).toContain(`export const ${list} = {\n  'promo-strip': () => ${entry},\n} satisfies `);
  const frame = (one: string): string => one.replace(/^( {2}.*\n)+/m, '');
  expect(frame(text)).toBe(frame(whole));
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
