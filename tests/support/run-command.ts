import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** The exit code and the output of a command. */
export type Outcome = { exitCode: number | null; stdout: string; stderr: string };

/** Runs a command of the project as `npm run` does, with the code in `root`, from that folder. */
export function runCommand(root: string, ...args: string[]): Promise<Outcome> {
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  const child = spawn(process.execPath, [join(root, 'packages', 'engine', 'bin', 'pagewright.mjs'), ...args], { cwd: root, env });
  const outcome: Outcome = { exitCode: null, stdout: '', stderr: '' };
  child.stdout.on('data', (text) => {
    outcome.stdout += String(text);
  });
  child.stderr.on('data', (text) => {
    outcome.stderr += String(text);
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (exitCode) => resolve({ ...outcome, exitCode }));
  });
}
