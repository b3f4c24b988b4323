import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '../../packages/engine/tests/support/project-root.ts';

/** Adds the files that the linter needs to a copy of the project (`copyProject`). */
export function addLinter(root: string): void {
  for (const part of ['biome.json', '.gitignore']) cpSync(inProject(part), join(root, part));
  execFileSync('git', ['init', '--quiet'], { cwd: root });
}

/** Adds the files that compiler, linter and tests need to a copy of the project. */
export function addTools(root: string): void {
  const ownTests = readdirSync(inProject('packages')).map((name) => join('packages', name, 'tests'));
  for (const part of ['tests', ...ownTests, 'tsconfig.browser.json', 'site.config'])
    cpSync(inProject(part), join(root, part), { recursive: true });
  addLinter(root);
}

/** Runs a tool of the project in a copy of it. Throws with the tool's output when it fails. */
export function runTool(root: string, name: string, ...args: string[]): void {
  try {
    execFileSync(inProject('node_modules', '.bin', name), args, {
      cwd: root,
      encoding: 'utf8',
      // A tool of the copy is not part of this run.
      env: { ...process.env, VITEST: undefined, SWEEPS: undefined },
    });
  } catch (error) {
    throw new Error(error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error));
  }
}
