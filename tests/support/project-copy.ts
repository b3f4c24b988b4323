import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from './project-root.ts';
import { tempFolder } from './temp-folder.ts';

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

/**
 * A copy of the project's own code with a cache of its own, so that a test that builds neither meets nor
 * disturbs another build. Its packages are those of the project, but for the engine. For the top of a test file.
 */
export function copyProject(): string {
  const root = tempFolder('project');
  for (const part of parts) cpSync(inProject(part), join(root, part), { recursive: true });
  const packages = join(root, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(inProject('node_modules'))) {
    if (name !== 'pagewright') symlinkSync(inProject('node_modules', name), join(packages, name), 'dir');
  }
  symlinkSync(join('..', 'packages', 'engine'), join(packages, 'pagewright'), 'dir');
  return root;
}
