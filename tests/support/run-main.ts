import { vi } from 'vitest';
import { main } from '../../packages/engine/src/cli/main.ts';
import type { SiteCode } from '../../packages/engine/src/definition/site-code.ts';
import { projectRoot } from '../../packages/engine/tests/support/project-root.ts';
import code from '../../src/site.ts';
import { codeState } from './code-state.ts';
import type { Outcome } from './run-command.ts';

/** Runs a command of the project in this process: calls `main`, as the bin does. Builds share browser code and stylesheets. */
export const runMain = (...args: string[]): Promise<Outcome> => runMainIn(projectRoot, ...args);

/** Runs a command in this process for the project in the folder `root`, with the code of the shipped site. */
export const runMainIn = (root: string, ...args: string[]): Promise<Outcome> => runMainWith(code, root, ...args);

/** Runs a command in this process for the project in the folder `root`, with the code of a site. */
export const runMainWith = (siteCode: SiteCode, root: string, ...args: string[]): Promise<Outcome> =>
  runMainLoading(async () => siteCode, root, ...args);

/** Runs a command in this process for the project in the folder `root`. `loadCode` loads the code of the site. */
export async function runMainLoading(loadCode: () => Promise<SiteCode>, root: string, ...args: string[]): Promise<Outcome> {
  const outcome: Outcome = { exitCode: null, stdout: '', stderr: '' };
  const log = vi.spyOn(console, 'log').mockImplementation((text) => {
    outcome.stdout += `${String(text)}\n`;
  });
  const error = vi.spyOn(console, 'error').mockImplementation((text) => {
    outcome.stderr += `${String(text)}\n`;
  });
  try {
    outcome.exitCode = await main(args, { root, codeDirs: [root], fingerprint: codeState(), loadCode });
  } finally {
    log.mockRestore();
    error.mockRestore();
  }
  return outcome;
}
