import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '../../packages/engine/tests/support/project-root.ts';

/** Adds the files that compiler, linter and tests need to a copy of the project (`copyProject`). */
export function addTools(root: string): void {
  for (const part of ['tests', 'biome.json', 'tsconfig.browser.json', 'site.config', '.gitignore'])
    cpSync(inProject(part), join(root, part), { recursive: true });
  execFileSync('git', ['init', '--quiet'], { cwd: root });
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
