/** Installs Debian's Chromium for the browser tests as root, else prints how to install it. */
import { existsSync } from 'node:fs';
import { canInstall, install } from '../support/debian-packages.mjs';
import { browserPackage, browserPath } from './support/browser-path.mjs';

const browser = browserPath();
if (!existsSync(browser)) {
  if (process.env.CHROMIUM !== undefined || !canInstall) {
    console.error(`The browser tests need Chromium at ${browser}.`);
    console.error(`On Debian: sudo apt-get install ${browserPackage}. Elsewhere: CHROMIUM=/path/to/chromium npm test`);
    process.exit(1);
  }
  console.log('Installing Chromium for the browser tests');
  install([browserPackage, 'fonts-liberation']);
}
