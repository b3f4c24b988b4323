import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from './project-root.ts';
import { tempFolder } from './temp-folder.ts';

/**
 * A copy of the project's own code with a cache of its own, so that a test that builds neither meets nor
 * disturbs another build. Its packages are those of the project. For the top of a test file.
 */
export function copyProject(): string {
  const root = tempFolder('project');
  for (const part of ['src', 'schemas', 'tests/blocks', 'package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts']) {
    cpSync(inProject(part), join(root, part), { recursive: true });
  }
  symlinkSync(inProject('node_modules'), join(root, 'node_modules'), 'dir');
  return root;
}
