import { cpSync, existsSync, mkdirSync, readdirSync, realpathSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '../../packages/engine/tests/support/project-root.ts';
import { tempFolder } from '../../packages/engine/tests/support/temp-folder.ts';

const parts = [
  'packages',
  'src',
  'schemas',
  'tests/blocks',
  'tests/sites/minimal',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** The tests of a package, which are as many files as its code. */
const ownTests = /[/\\]packages[/\\][^/\\]+[/\\]tests$/;

/**
 * Copies the project's code, with a separate cache, so that builds of a test and other builds do not affect each other. It
 * starts with the bundle of the project, which fits as long as the test changes no code. It uses the packages of the project,
 * except for those of Pagewright, which are copied too. Call it at the top of a test file.
 */
export function copyProject(): string {
  const root = tempFolder('project');
  for (const part of parts) cpSync(inProject(part), join(root, part), { recursive: true, filter: (path) => !ownTests.test(path) });
  copyBundle(root);
  const packages = join(root, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(inProject('node_modules'))) {
    if (!['pagewright', '@pagewright', 'pagewright-editor', 'pagewright-mail', '.bin'].includes(name))
      symlinkSync(inProject('node_modules', name), join(packages, name), 'dir');
  }
  symlinkSync(join('..', 'packages', 'engine'), join(packages, 'pagewright'), 'dir');
  mkdirSync(join(packages, '@pagewright'));
  symlinkSync(join('..', '..', 'packages', 'core'), join(packages, '@pagewright', 'core'), 'dir');
  for (const name of ['editor', 'mail']) symlinkSync(join('..', 'packages', name), join(packages, `pagewright-${name}`), 'dir');
  linkCommands(join(packages, '.bin'));
  return root;
}

/** The end of the name of a file or folder that another test is writing: the id of its process, or one of its own. */
const unfinished = /\.(?:\d+|[\da-f-]{36})$/;

/** Copies the bundle that was used last. Commands of the copy make their own where none was made yet. */
function copyBundle(root: string): void {
  const cache = inProject('.cache', 'tool');
  const bundles = existsSync(cache) ? readdirSync(cache) : [];
  const usedAt = (name: string): number => statSync(join(cache, name)).mtimeMs;
  const [newest] = bundles.filter((name) => existsSync(join(cache, name, 'main.mjs'))).sort((a, b) => usedAt(b) - usedAt(a));
  if (newest === undefined) return;
  cpSync(join(cache, newest), join(root, '.cache', 'tool', newest), { recursive: true, filter: (path) => !unfinished.test(path) });
}

/** Links the commands that npm scripts call: `pagewright` of the copy, and those of the project's other packages. */
function linkCommands(folder: string): void {
  mkdirSync(folder);
  for (const name of readdirSync(inProject('node_modules', '.bin'))) {
    if (name !== 'pagewright') symlinkSync(realpathSync(inProject('node_modules', '.bin', name)), join(folder, name));
  }
  symlinkSync(join('..', 'pagewright', 'bin', 'pagewright.mjs'), join(folder, 'pagewright'));
}
