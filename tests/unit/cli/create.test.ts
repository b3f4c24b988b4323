import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { commands } from '../../../packages/engine/src/cli/commands/index.ts';
import { enginePackages } from '../../../packages/engine/src/cli/create/pack-engine.ts';
import { inProject } from '../../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../../packages/engine/tests/support/temp-folder.ts';
import { npm } from '../../support/npm.ts';
import { runMain, runMainIn } from '../../support/run-main.ts';
import { sourceFiles } from '../../support/source-files.ts';

const temp = tempFolder('create');

/**
 * Writes a project with everything that a new site gets from this one, and packages of one file: packing those of the engine takes longer
 * than all of these tests. The sweeps pack and install them in tests/sites/created-site.test.ts.
 */
function writeProject(): string {
  const root = join(temp, 'project');
  for (const name of enginePackages) {
    const folder = join(root, 'packages', basename(name));
    const { version } = JSON.parse(readFileSync(inProject('node_modules', name, 'package.json'), 'utf8'));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version }));
    mkdirSync(join(root, 'node_modules', name, '..'), { recursive: true });
    symlinkSync(folder, join(root, 'node_modules', name), 'dir');
  }
  for (const path of ['src', 'schemas', '.vscode', '.gitignore', '.npmrc', 'vite.config.ts', 'package.json'])
    cpSync(inProject(path), join(root, path), { recursive: true });
  // What is copied of these is below them.
  for (const path of ['docs', 'site.config', 'starters', 'tests']) symlinkSync(inProject(path), join(root, path), 'dir');
  return root;
}

const project = writeProject();

describe('a new site', () => {
  const site = join(temp, 'north-lights');
  const read = (path: string): string => readFileSync(join(site, path), 'utf8');
  let printed = '';

  beforeAll(async () => {
    const { exitCode, stdout } = await runMainIn(project, 'create', site, '--name', 'North Lights');
    expect(exitCode).toBe(0);
    printed = stdout;
  }, 300_000);

  test('is a project of its own, with the block types, components and theme of this one', () => {
    const folders = ['.git', '.github', '.vscode', 'docs', 'schemas', 'site.config', 'src', 'tests', 'vendor'];
    const files = ['.gitignore', '.npmrc', 'README.md', 'biome.json', 'fonts.yaml', 'package.json', 'tsconfig.json', 'vite.config.ts'];
    expect(readdirSync(site).sort()).toEqual([...folders, ...files].sort());
    for (const path of ['src/theme/base.css', 'src/blocks/faq.tsx', 'schemas/blocks/faq.ts', 'tests/blocks/faq/full.yaml'])
      expect(read(path)).toBe(readFileSync(inProject(path), 'utf8'));
  });

  test('has the versions of this project, and the engine in a file', () => {
    const own: { dependencies: Record<string, string> } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
    const made: { name: string; dependencies: Record<string, string> } = JSON.parse(read('package.json'));
    expect(made.name).toBe('north-lights');
    expect(made.dependencies).toMatchObject({ react: own.dependencies.react, zod: own.dependencies.zod });
    const engine = made.dependencies.pagewright?.replace('file:', '') ?? '';
    // The name has a hash of the content.
    expect(engine).toMatch(/^vendor\/pagewright-[\d.]+-[\da-f]{8}\.tgz$/);
    expect(JSON.parse(read('package.json'))).toMatchObject({ pagewright: { starter: 'blank', name: 'North Lights' } });
    expect(existsSync(join(site, engine))).toBe(true);
    for (const [name, start] of [
      ['@pagewright/core', 'vendor/pagewright-core-'],
      ['pagewright-mail', 'vendor/pagewright-mail-'],
      ['pagewright-editor', 'vendor/pagewright-editor-'],
    ] as const) {
      const file = made.dependencies[name]?.replace('file:', '') ?? '';
      expect(file.startsWith(start)).toBe(true);
      expect(existsSync(join(site, file))).toBe(true);
    }
  });

  test('has a script for every command, but for the one that writes new sites', () => {
    const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));
    const names = commands.map(({ name }) => name).filter((name) => name !== 'create');
    expect(names.filter((name) => !scripts[name]?.startsWith(`pagewright ${name}`))).toEqual([]);
  });

  test('has its own name in content and texts, and no word of the starter in its place', () => {
    const settings: { brand: { name: string } } = parse(read('site.config/site.yaml'));
    expect(settings.brand.name).toBe('North Lights');
    expect(read('README.md')).toMatch(/^# North Lights\n/);
    const texts = ['README.md', 'package.json', '.github/workflows/check.yml', 'tests/site.test.ts', 'site.config/site.yaml'].map(read);
    expect(texts.filter((text) => /SITE_NAME|SITE_FOLDER|Example Site/.test(text))).toEqual([]);
  });

  test('has an example of a block type of its own, and a test of its own, but no tests of this project', () => {
    expect(read('schemas/blocks/index.ts')).toContain('exampleNote');
    expect(read('src/blocks/static.ts')).toContain("'example-note': ExampleNote");
    const files = readdirSync(join(site, 'tests'), { recursive: true, encoding: 'utf8' });
    expect(files.filter((path) => /\.test\.tsx?$/.test(path)).sort()).toEqual(['blocks.test.ts', 'site.test.ts']);
  });

  test('has no word, font or decoration of the shipped site, and the language packs of its own language only', () => {
    const paths = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter(
      (path) => !/^(?:\.git|vendor)\b(?!hub|ignore)/.test(path),
    );
    expect(paths.length).toBeGreaterThan(400);
    const words = /weav|woven|loomwright|bricolage|hanken/i;
    expect(paths.filter((path) => words.test(path) || (statSync(join(site, path)).isFile() && words.test(read(path))))).toEqual([]);
    expect(readdirSync(join(site, 'src', 'strings')).sort()).toEqual(['en.ts', 'packs.ts']);
  });

  test('has the presets of this project, with pictures that it has', () => {
    const own = readdirSync(inProject('site.config', 'presets')).filter((file) => file !== 'simple.yaml');
    expect(readdirSync(join(site, 'site.config', 'presets')).sort()).toEqual([...own, 'page.yaml'].sort());
    expect(read('site.config/presets/app.yaml')).toContain('src: /media/sample.svg');
  });

  test('has every file that its docs link to or name', () => {
    const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.md'));
    expect(pages.length).toBeGreaterThan(15);
    const missing = pages.flatMap((page) => {
      const links = [...read(page).matchAll(/\]\((?!\/)([\w./-]+\.(?:md|webp|yaml))/g)].map(([, path = '']) => join(page, '..', path));
      const named = [...read(page).matchAll(/\bdocs\/[\w/-]+\.md\b/g)].map(([path]) => path);
      return [...links, ...named].filter((path) => !existsSync(join(site, path))).map((path) => `${page}: ${path}`);
    });
    expect(missing).toEqual([]);
  });

  test('has every page of docs that a message of the engine names', () => {
    const lines = sourceFiles('packages/core/src', 'packages/engine/src', 'packages/mail/src').flatMap(({ text }) => text.split('\n'));
    const messages = lines.filter((line) => !/^\s*(?:\/?\*|\/\/)/.test(line)).join('\n');
    const paths = [...new Set([...messages.matchAll(/\bdocs\/[\w/-]+\.md\b/g)].map(([path]) => path))];
    expect(paths.length).toBeGreaterThan(5);
    expect(paths.filter((path) => !existsSync(join(site, path)))).toEqual([]);
  });

  test('is a git repository whose first commit has all files', () => {
    const git = (...args: string[]): string => execFileSync('git', args, { cwd: site, encoding: 'utf8' }).trim();
    expect(git('log', '--format=%s')).toBe('Create North Lights');
    expect(git('status', '--porcelain')).toBe('');
    expect(git('ls-files', 'vendor')).toMatch(/^vendor\/.*\.tgz$/m);
  });

  // Its tests and types are tried in the sweeps, for every starter: tests/sites/created-site.test.ts.
  test('passes its own lint, and builds without a problem by its own code; it has published nothing yet', {
    timeout: 300_000,
  }, async () => {
    symlinkSync(inProject('node_modules'), join(site, 'node_modules'), 'dir');
    const built = join(temp, 'built');
    for (const words of [
      ['run', 'lint'],
      ['exec', '--', 'pagewright', 'build', '--site', 'site.config', '--out', built],
    ]) {
      const { exitCode, stdout, stderr } = await npm(site, ...words);
      expect({ exitCode, stderr, stdout: exitCode === 0 ? '' : stdout }).toEqual({ exitCode: 0, stderr: '', stdout: '' });
    }
    expect(readFileSync(join(built, 'index.html'), 'utf8')).toContain('North Lights');
    expect(existsSync(join(site, 'site.config', '.published-paths'))).toBe(false);
  });

  test('is described with what to do next', () => {
    expect(printed).toMatch(
      /^Packing @pagewright\/core, pagewright-mail, pagewright, pagewright-editor …\nWrote North Lights into .*north-lights\. Content is in site\.config\/, /,
    );
    expect(printed).toContain('north-lights && npm install && npm start -- --edit\n       opens the editor');
  });
});

describe('a site is not written', () => {
  test('into a folder with files, which stay as they are', async () => {
    const folder = join(temp, 'taken');
    mkdirSync(folder);
    writeFileSync(join(folder, 'thesis.txt'), 'ten years');
    const { exitCode, stderr } = await runMain('create', folder);
    expect({ exitCode, stderr }).toEqual({ exitCode: 2, stderr: expect.stringContaining('is not empty. Nothing was written.') });
    expect(readdirSync(folder)).toEqual(['thesis.txt']);
  });

  test.each([
    ['a starter that does not exist', ['--starter', 'stodio'], 'There is no starter "stodio". Did you mean "studio"?'],
    ['a name that has a meaning in YAML', ['--name', 'Bread: "fresh"'], '"Bread: "fresh"" cannot be the first name of a site'],
    ['a name without a letter for the package', ['--name', '東京'], '"東京" has no letter from a to z'],
  ])('for %s', async (_, options, message) => {
    const folder = join(temp, 'none');
    const { exitCode, stderr } = await runMain('create', folder, ...options);
    expect({ exitCode, stderr }).toEqual({ exitCode: 2, stderr: expect.stringContaining(message) });
    expect(existsSync(folder)).toBe(false);
  });

  test.each([
    ['no starters', undefined, 'This project has no starters for new sites: starters/starters.yaml does not exist.'],
    ['starters with a wrong field', 'project: a\nstarters: {}\n', 'starters/starters.yaml is invalid:'],
    [
      'starters that copy what does not exist',
      'project: files\ncopies: [nowhere]\nexample: note\nstarters: { one: { about: One., site: site, content: site } }\n',
      'nowhere, which does not exist.',
    ],
  ])('from a project with %s, and nothing stays behind', async (name, text, message) => {
    const root = join(temp, name.replaceAll(' ', '-'));
    mkdirSync(join(root, 'starters'), { recursive: true });
    if (text !== undefined) writeFileSync(join(root, 'starters', 'starters.yaml'), text);
    const { exitCode, stderr } = await runMainIn(root, 'create', join(root, 'new'));
    expect({ exitCode, stderr }).toEqual({ exitCode: 1, stderr: expect.stringContaining(message) });
    expect(readdirSync(root)).toEqual(['starters']);
  });
});

test('--list names the starters, the default one first', async () => {
  const { exitCode, stdout } = await runMain('create', '--list');
  expect(exitCode).toBe(0);
  expect(stdout.split('\n').map((line) => line.split(' ')[0])).toEqual([
    'blank',
    'museum',
    'restaurant',
    'ferry',
    'course',
    'local-service',
    'charity',
    'estate-agent',
    'association',
    'studio',
    'clinic',
    '',
    'Their',
    '',
  ]);
});
