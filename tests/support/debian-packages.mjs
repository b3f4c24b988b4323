import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** True for root on Debian. */
export const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs Debian packages without those that they only recommend. */
export function install(packages) {
  const run = (...args) => execFileSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  run('update', '-qq');
  run('install', '-y', '-qq', '--no-install-recommends', ...packages);
}
