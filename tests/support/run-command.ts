import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** The exit code and the output of a command. */
export type Outcome = { exitCode: number | null; stdout: string; stderr: string };

/** Runs a command of the project as `npm run` does, with the code in `root`, from that folder. */
export const runCommand = (root: string, ...args: string[]): Promise<Outcome> => runCommandWith({}, root, ...args);

/** Runs a command with further environment variables. Changing those of this process would change them for the tests beside it. */
export function runCommandWith(variables: Record<string, string>, root: string, ...args: string[]): Promise<Outcome> {
  const { NODE_ENV: _, VITEST: __, ...others } = process.env;
  const env = { ...others, ...variables };
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
