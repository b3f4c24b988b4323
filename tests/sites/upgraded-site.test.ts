import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { engineVersion } from '../../packages/engine/src/files/engine-module.ts';
import { isSweep } from '../../packages/engine/tests/support/sweeps.ts';
import { tempFolder } from '../../packages/engine/tests/support/temp-folder.ts';
import { npm } from '../support/npm.ts';
import { copyProjectWithStarters } from '../support/project-with-starters.ts';
import { runMainIn } from '../support/run-main.ts';

/** What becomes of each file is in tests/unit/cli/upgrade.test.ts. */
describe.runIf(isSweep)('a project that an older version made, with block types of its own and edited copies', () => {
  const temp = tempFolder('upgraded');
  const current = copyProjectWithStarters();
  const older = copyProjectWithStarters();
  const site = join(temp, 'north-lights');
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: site, encoding: 'utf8' }).trim();
  const succeed = async (...words: string[]): Promise<string> => {
    const { exitCode, stdout, stderr } = await npm(site, ...words);
    expect({ exitCode, output: exitCode === 0 ? '' : stdout + stderr }).toEqual({ exitCode: 0, output: '' });
    return stdout;
  };
  const read = (path: string): string => readFileSync(join(site, path), 'utf8');
  const ownBlocks = ['logos', 'price-switch', 'price-filter'] as const;

  beforeAll(async () => {
    makeOlder(older);
    expect(await runMainIn(older, 'create', site, '--name', 'North Lights')).toMatchObject({ exitCode: 0 });
    await succeed('install', '--no-audit', '--no-fund');
    await succeed('run', 'new', '--', 'block', 'logos');
    await succeed('run', 'new', '--', 'block', 'price-switch', '--enhance');
    await succeed('run', 'new', '--', 'block', 'price-filter', '--interactive');
    replace(join(site, 'src/theme/controls.css'), 'display: inline-flex', 'display: flex');
    replace(join(site, 'src/blocks/notice.tsx'), 'export default function', '/** As our client likes it. */\nexport default function');
    const home = ownBlocks.map((type) => `\n  - type: ${type}\n    heading: Our ${type}\n    text: A text.\n`);
    writeFileSync(join(site, 'site.config/pages/home.yaml'), read('site.config/pages/home.yaml') + home.join(''));
    git('init', '--quiet');
    for (const [name, value] of [
      ['user.name', 'A'],
      ['user.email', 'a@example.com'],
      ['core.autocrlf', 'false'],
    ] as const)
      git('config', name, value);
    git('add', '--all');
    git('commit', '--quiet', '--message', 'First version');
    await succeed('run', 'types');
    await succeed('run', 'check');
  }, 600_000);

  test('is upgraded by one command, without a fix by hand', async () => {
    const printed = await succeed('run', 'upgrade', '--', '--from', current);
    expect(printed).toContain(`Pagewright 0.1.0 -> ${engineVersion()}`);
    expect(printed).toContain('Nothing is left to do.');
    expect(git('status', '--porcelain')).toBe('');
    expect(git('log', '--format=%s', '-1')).toBe(`Upgrade Pagewright from 0.1.0 to ${engineVersion()}`);
    const vendored = readdirSync(join(site, 'vendor')).map((name) => name.replace(/-[\da-f]{8}\.tgz$/, ''));
    expect(vendored).toEqual(
      ['pagewright', 'pagewright-core', 'pagewright-editor', 'pagewright-mail'].map((name) => `${name}-${engineVersion()}`),
    );
  }, 600_000);

  test('has the new copies, its own edits and its own block types, and works', async () => {
    await succeed('run', 'types');
    expect(await succeed('run', 'check')).toContain('all good');
    await succeed('run', 'build');
    const html = read('dist/index.html');
    for (const type of ownBlocks) expect(html).toContain(`Our ${type}`);
    expect(read('src/theme/controls.css')).toContain('display: flex');
    expect(read('src/theme/controls.css')).toContain('min-height: 3.25rem');
    expect(read('src/blocks/notice.tsx')).toContain('/** As our client likes it. */');
    expect(read('src/blocks/notice.tsx')).not.toContain('olderText');
    expect(readdirSync(join(site, 'src/ui'))).not.toContain('older.ts');
    const types = ['logo-wall', 'logos', 'price-switch'].map((type) => `'./${type}.tsx'`);
    for (const type of types) expect(read('src/blocks/static.ts')).toContain(type);
  }, 300_000);

  test('is upgraded again without a change', async () => {
    const head = git('rev-parse', 'HEAD');
    expect(await succeed('run', 'upgrade', '--', '--from', current)).toContain('nothing changed');
    expect(git('rev-parse', 'HEAD')).toBe(head);
  }, 600_000);

  test('is as it was, byte for byte, when the commit is reverted', async () => {
    git('revert', '--no-edit', 'HEAD');
    expect(git('rev-parse', 'HEAD^{tree}')).toBe(git('rev-parse', 'HEAD~2^{tree}'));
    expect(git('status', '--porcelain')).toBe('');
    await succeed('install', '--no-audit', '--no-fund');
    expect(await succeed('run', 'check')).toContain('all good');
  }, 300_000);
});

function replace(file: string, find: string, replacement: string): void {
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(find);
  writeFileSync(file, text.replaceAll(find, replacement));
}

/** Turns a copy of this project into an older version: other versions, an engine and copies that fit only each other, a block type less. */
function makeOlder(root: string): void {
  for (const name of ['core', 'editor', 'engine', 'mail'])
    replace(join(root, 'packages', name, 'package.json'), `"${engineVersion()}"`, '"0.1.0"');
  // The preset uses the block type.
  const gone = ['schemas/blocks/logo-wall.ts', 'src/blocks/logo-wall.tsx', 'tests/blocks/logo-wall', 'site.config/presets/saas.yaml'];
  for (const path of gone) rmSync(join(root, path), { recursive: true });
  replace(join(root, 'schemas/blocks/index.ts'), "import { logoWall } from './logo-wall.ts';\n", '');
  replace(join(root, 'schemas/blocks/index.ts'), "  'logo-wall': logoWall,\n", '');
  replace(join(root, 'src/blocks/static.ts'), "import LogoWall from './logo-wall.tsx';\n", '');
  replace(join(root, 'src/blocks/static.ts'), "  'logo-wall': LogoWall,\n", '');
  replace(join(root, 'src/theme/controls.css'), 'min-height: 3.25rem', 'min-height: 3rem');
  // The older engine has a function that this one has not, and a copy uses it.
  const entry = join(root, 'packages/engine/src/react/index.ts');
  writeFileSync(entry, `${readFileSync(entry, 'utf8')}\nexport const olderText = (text: string): string => text;\n`);
  writeFileSync(join(root, 'src/ui/older.ts'), "export { olderText } from 'pagewright/react';\n");
  const notice = join(root, 'src/blocks/notice.tsx');
  writeFileSync(
    notice,
    `import { olderText } from '../ui/older.ts';\n${readFileSync(notice, 'utf8')}\nexport const name = olderText('notice');\n`,
  );
}
