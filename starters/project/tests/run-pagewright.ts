import { spawnSync } from 'node:child_process';

/** Runs a command of pagewright. Throws with what it printed when it fails. */
export function runPagewright(...args: string[]): void {
  const { status, stdout, stderr } = spawnSync('npx', ['pagewright', ...args], { encoding: 'utf8', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(`pagewright ${args.join(' ')} failed.\n${stdout}${stderr}`);
}
