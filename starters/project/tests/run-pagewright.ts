import { spawnSync } from 'node:child_process';

/**
 * Runs a command of pagewright. When it fails, throws with what it printed but its warnings: those of test pages would hide the reason.
 * Files in a copy of tests/sites/blocks have their names there; pages of the examples are only in the copy.
 */
export function runPagewright(...args: string[]): void {
  const { status, stdout, stderr } = spawnSync('npx', ['pagewright', ...args], { encoding: 'utf8', shell: process.platform === 'win32' });
  if (status === 0) return;
  const reasons = `${stdout}${stderr}`.split('\n\n').filter((part) => !part.includes(' (warning) '));
  const reason = reasons.join('\n\n').replaceAll(/[^\s"]*\/blocks-\w+\/site\/(?!pages\/examples\/)/g, 'tests/sites/blocks/');
  throw new Error(`pagewright ${args.join(' ')} failed.\n${reason}`);
}
