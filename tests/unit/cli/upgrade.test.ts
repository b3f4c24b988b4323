import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { type Contents, type ProjectFiles, readContents, writeContents } from '../../../packages/engine/src/cli/create/project-files.ts';
import { findStarter, readStarters } from '../../../packages/engine/src/cli/create/starters.ts';
import { namePlaceholder, writeProjectFiles } from '../../../packages/engine/src/cli/create/write-project.ts';
import { projectRoot } from '../../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import siteCode from '../../../src/site.ts';
import { runMainIn } from '../../support/run-main.ts';

/** The whole upgrade, with packed and installed packages, is in tests/sites/upgraded-site.test.ts. */

const temp = tempFolder('upgrade');
const site = join(temp, 'north-lights');
const git = (...args: string[]): string => execFileSync('git', args, { cwd: site, encoding: 'utf8' });
const edit = (path: string, find: string, replacement: string): void => {
  const text = readFileSync(join(site, path), 'utf8');
  expect(text).toContain(find);
  writeFileSync(join(site, path), text.replace(find, replacement));
};

/** The contents that this version writes. */
async function currentContents(): Promise<Contents> {
  const starters = readStarters(projectRoot);
  const [generatedFrom, names] = [
    { starter: 'blank', name: namePlaceholder },
    { name: namePlaceholder, packageName: 'site' },
  ];
  const target = join(temp, 'current');
  mkdirSync(target);
  const project = { root: projectRoot, loadCode: async () => siteCode };
  const generated = await writeProjectFiles({
    ...project,
    target,
    starters,
    starter: findStarter(starters, 'blank'),
    generatedFrom,
    names,
  });
  return readContents(target, (path) => path !== 'site.config' && !generated.includes(path));
}

/** The contents of a version before this one. */
function olderThan(current: Contents): Contents {
  const older = new Map(current);
  const change = (path: string, find: string, replacement: string): void => {
    expect(older.get(path)).toContain(find);
    older.set(path, (older.get(path) ?? '').replaceAll(find, replacement));
  };
  // What is new: a block type, and lines in these files.
  for (const path of current.keys()) if (/logo-wall[./]/.test(path)) older.delete(path);
  change('schemas/blocks/index.ts', "import { logoWall } from './logo-wall.ts';\n", '');
  change('schemas/blocks/index.ts', "  'logo-wall': logoWall,\n", '');
  change('src/theme/controls.css', 'min-height: 3.25rem', 'min-height: 3rem');
  change('src/theme/base.css', '@layer base {', '@layer base { /* older */');
  for (const name of ['faq', 'quote'])
    change(`src/blocks/${name}.tsx`, 'export default function', '/** Older. */\nexport default function');
  change('package.json', '"react": "', '"react": "18.');
  // What is gone.
  for (const name of ['unused', 'edited', 'used-by-used']) older.set(`src/ui/${name}.ts`, `export const name = '${name}';\n`);
  older.set('src/ui/used.ts', "export { name } from './used-by-used.ts';\n");
  return older;
}

/** Writes the part of a packed engine that an upgrade reads, as a tarball in a folder. */
function pack(contents: Contents, version: string, folder: string): string {
  const files: ProjectFiles = {
    packages: ['pagewright'],
    contents: [...contents.values()],
    starters: { blank: { site: 'site.config', files: Object.fromEntries([...contents.keys()].map((path, index) => [path, index])) } },
  };
  const packed = join(temp, 'package');
  mkdirSync(join(packed, 'dist'), { recursive: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(packed, 'dist', 'project-files.json'), JSON.stringify(files));
  writeFileSync(join(packed, 'package.json'), JSON.stringify({ version }));
  writeFileSync(join(packed, 'CHANGELOG.md'), `# pagewright\n\n## ${version}\n\n- Changed.\n\n## 0.1.9\n\n- Known.\n`);
  const file = join(folder, `pagewright-${version}.tgz`);
  writeFileSync(file, execFileSync('tar', ['-cz', 'package'], { cwd: temp }));
  return file;
}

let from = '';

beforeAll(async () => {
  const current = await currentContents();
  const older = olderThan(current);
  from = pack(current, '0.3.0', join(temp, 'new'));
  pack(older, '0.1.9', join(site, 'vendor'));
  writeContents(
    site,
    [...older].map(([path, content]) => [path, content.replaceAll(namePlaceholder, 'North Lights')]),
  );
  const manifest = JSON.parse(readFileSync(join(site, 'package.json'), 'utf8'));
  manifest.dependencies.pagewright = 'file:vendor/pagewright-0.1.9.tgz';
  manifest.scripts.deploy = 'rsync dist/ example.org:';
  writeFileSync(join(site, 'package.json'), JSON.stringify({ ...manifest, name: 'north-lights' }));
  // What the project made of its copies.
  edit(
    'schemas/blocks/index.ts',
    "import { map } from './map.ts';",
    "import { logos } from './logos.ts';\nimport { map } from './map.ts';",
  );
  edit('schemas/blocks/index.ts', '  map,\n', '  logos,\n  map,\n');
  writeContents(site, [['schemas/blocks/logos.ts', "import { name } from '../../src/ui/used.ts';\n\nexport const logos = name;\n"]]);
  edit('src/theme/controls.css', 'display: inline-flex', 'display: flex');
  edit('src/blocks/faq.tsx', '/** Older. */', '/** Ours. */');
  edit('src/ui/edited.ts', 'edited', 'ours');
  rmSync(join(site, 'src/blocks/quote.tsx'));
  git('init', '--quiet');
  git('config', 'core.autocrlf', 'false');
  git('add', '--all');
  git('-c', 'user.name=A', '-c', 'user.email=a@example.com', 'commit', '--quiet', '--message', 'First version');
}, 60_000);

const upgrade = (...words: string[]) => runMainIn(site, 'upgrade', ...words);

/** The lines below a title of the report. */
const below = (text: string, title: string): string[] => {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.startsWith(title)) + 1;
  return lines.slice(start, lines.indexOf('', start)).map((line) => line.trim());
};

test('--dry-run says what becomes of each file, shows both sides of merges and conflicts, and writes nothing', async () => {
  const { exitCode, stdout } = await upgrade('--from', from, '--dry-run');
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(/^Pagewright 0\.1\.9 -> 0\.3\.0\n\n## 0\.3\.0\n\n- Changed\.\n\nUpdated/);
  expect(below(stdout, 'Updated')).toEqual(['src/theme/base.css']);
  expect(below(stdout, 'New (')).toEqual([
    'schemas/blocks/logo-wall.ts',
    'src/blocks/logo-wall.tsx',
    'tests/blocks/logo-wall/full.yaml',
    'tests/blocks/logo-wall/minimal.yaml',
  ]);
  expect(below(stdout, 'Removed')).toEqual(['src/ui/unused.ts']);
  expect(below(stdout, 'Merged')).toEqual(['schemas/blocks/index.ts', 'src/theme/controls.css']);
  expect(below(stdout, 'In conflict')).toEqual(['src/blocks/faq.tsx']);
  expect(below(stdout, 'Yours, because you changed')).toEqual(['src/ui/edited.ts']);
  expect(below(stdout, 'Yours, because your files import')).toEqual(['src/ui/used-by-used.ts', 'src/ui/used.ts']);
  expect(below(stdout, 'Not written')).toEqual(['src/blocks/quote.tsx']);
  expect(below(stdout, 'Changed in package.json')).toEqual([
    expect.stringMatching(/^dependencies\.react: 18\.[\d.]+ -> \d/),
    expect.stringMatching(/^dependencies\.pagewright: .* -> /),
  ]);
  expect(below(stdout, 'New packages')).toEqual(['vendor/pagewright-0.3.0.tgz']);
  expect(below(stdout, 'Removed packages')).toEqual(['vendor/pagewright-0.1.9.tgz']);
  expect(stdout).toContain('  -    display: inline-flex;\n  +    display: flex;');
  expect(stdout).toContain('  -    min-height: 3rem;\n  +    min-height: 3.25rem;');
  expect(stdout).toContain('  <<<<<<< yours\n  /** Ours. */\n  ||||||| the old version\n  /** Older. */\n  =======\n');
  // Both added a line at the same place of a list.
  expect(stdout).toContain("  +import { logoWall } from './logo-wall.ts';\n   import { logos } from './logos.ts';");
  expect(git('status', '--porcelain')).toBe('');
});

test('an upgrade is refused while there are changes, and without git', async () => {
  edit('README.md', 'North Lights', 'Northern Lights');
  const dirty = await upgrade('--from', from);
  expect(dirty).toMatchObject({
    exitCode: 1,
    stdout: '',
    stderr: expect.stringContaining('These changes are not committed:\n M README.md\n'),
  });
  git('checkout', '--quiet', '.');
  const loose = join(temp, 'loose');
  writeContents(loose, [['package.json', readFileSync(join(site, 'package.json'), 'utf8')]]);
  const outside = await runMainIn(projectRoot, 'upgrade', loose, '--from', from);
  expect(outside).toMatchObject({ exitCode: 1, stderr: expect.stringContaining('This project is not in git') });
  expect(readdirSync(loose)).toEqual(['package.json']);
});

test.each([
  ['the repository of Pagewright', [], projectRoot, 'Name the project to upgrade: npm run upgrade -- ../north-lights'],
  ['a project with packages as files, without a new version', [], site, 'Name a checkout of the new version'],
  ['a folder that is no project', [join(temp, 'nowhere')], projectRoot, 'is no project: it has no package.json.'],
])('%s is not upgraded', async (_, words, root, message) => {
  const outcome = await runMainIn(root, 'upgrade', ...words);
  expect(outcome).toMatchObject({ exitCode: 2, stderr: expect.stringContaining(message) });
  expect(existsSync(join(temp, 'nowhere'))).toBe(false);
});

test('an upgrade with a conflict is not committed, and the project is neither checked nor built while it is left', async () => {
  // The packages of this test are not installed. That npm finds none by itself takes ten seconds.
  const programs = join(temp, 'programs');
  mkdirSync(programs);
  writeFileSync(join(programs, 'npm'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  vi.stubEnv('PATH', `${programs}:${process.env.PATH}`);
  const head = git('rev-parse', 'HEAD');
  const { exitCode, stdout } = await upgrade('--from', from);
  expect(exitCode).toBe(1);
  expect(stdout).toContain('Resolve the conflicts in src/blocks/faq.tsx.merge, and move it to src/blocks/faq.tsx.');
  expect(stdout).toContain('Nothing is committed, and check and build stop, while a file ends in .merge.');
  expect(git('rev-parse', 'HEAD')).toBe(head);
  expect(git('status', '--porcelain')).toContain('?? src/blocks/faq.tsx.merge\n');
  for (const command of ['check', 'build']) {
    const stopped = await runMainIn(site, command);
    expect(stopped).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining('faq.tsx:1:1  code-error  This file has a conflict of an upgrade'),
    });
  }
  git('checkout', 'HEAD', '--', '.');
  git('clean', '-fdq', '.');
  expect(git('status', '--porcelain')).toBe('');
  for (const file of ['vite.config.ts', '.vscode/settings.json', 'docs/operators/hosting.md', 'tests/blocks/faq/full.yaml']) {
    mkdirSync(dirname(join(site, file)), { recursive: true });
    writeFileSync(join(site, `${file}.merge`), '<<<<<<< yours');
    const { exitCode, stderr } = await runMainIn(site, 'check');
    expect({ exitCode, stderr }).toEqual({
      exitCode: 1,
      stderr: expect.stringContaining(`${file}:1:1  code-error  This file has a conflict`),
    });
    git('clean', '-fdq', '.');
  }
});

test('a source that is no version of Pagewright is named', async () => {
  const { exitCode, stderr } = await upgrade('--from', temp, '--dry-run');
  expect({ exitCode, stderr }).toEqual({
    exitCode: 1,
    stderr: expect.stringContaining('is neither a checkout of Pagewright nor a tarball'),
  });
});
