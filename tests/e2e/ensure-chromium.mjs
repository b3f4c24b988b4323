/** Installs Debian's Chromium for the browser tests as root, else prints how to install it. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { browserPackage, browserPath } from './support/browser-path.mjs';

const isRoot = process.getuid?.() === 0;
const run = (command, args) =>
  execFileSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });

const browser = browserPath();
if (!existsSync(browser)) {
  if (process.env.CHROMIUM !== undefined || !isRoot || !existsSync('/usr/bin/apt-get')) {
    console.error(`The browser tests need Chromium at ${browser}.`);
    console.error(`On Debian: sudo apt-get install ${browserPackage}. Elsewhere: CHROMIUM=/path/to/chromium npm test`);
    process.exit(1);
  }
  console.log('Installing Chromium for the browser tests');
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', browserPackage, 'fonts-liberation']);
}
