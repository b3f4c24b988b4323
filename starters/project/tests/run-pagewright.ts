import { spawnSync } from 'node:child_process';

/** Runs a command of pagewright. When it fails, throws with what it printed but its warnings: those of test pages would hide the reason. */
export function runPagewright(...args: string[]): void {
  const { status, stdout, stderr } = spawnSync('npx', ['pagewright', ...args], { encoding: 'utf8', shell: process.platform === 'win32' });
  if (status === 0) return;
  const reasons = `${stdout}${stderr}`.split('\n\n').filter((part) => !part.includes(' (warning) '));
  throw new Error(`pagewright ${args.join(' ')} failed.\n${reasons.join('\n\n')}`);
}
