import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '../../packages/engine/tests/support/project-root.ts';
import { copyProject } from './project-copy.ts';

/** Copies the project with what `create` needs. Packing the engine writes into its folder, so tests use a copy each. */
export function copyProjectWithStarters(): string {
  const root = copyProject();
  for (const part of [
    'starters',
    'site.config',
    'sites',
    'docs',
    'fonts.yaml',
    'tests/guide',
    'tests/sites/blocks',
    '.gitignore',
    '.npmrc',
    '.vscode',
  ])
    cpSync(inProject(part), join(root, part), { recursive: true });
  return root;
}
