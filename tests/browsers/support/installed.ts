import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { canInstall, install } from '../../support/debian-packages.mjs';

export type BrowserName = 'firefox' | 'webkit';

/** Debian's Firefox, or the one that `FIREFOX` names. */
export const firefoxPath = process.env.FIREFOX ?? '/usr/bin/firefox-esr';

export const webkitDriverPath = '/usr/bin/WebKitWebDriver';

type Need = { packages: readonly string[]; elsewhere: string; isInstalled: () => boolean };

const needs: Record<BrowserName, Need> = {
  firefox: {
    packages: ['firefox-esr'],
    elsewhere: 'set FIREFOX=/path/to/firefox',
    isInstalled: () => existsSync(firefoxPath),
  },
  webkit: {
    packages: ['webkit2gtk-driver', 'gir1.2-webkit2-4.1', 'gjs', 'xvfb'],
    elsewhere: 'install WebKitWebDriver, gjs with WebKit2 4.1, and Xvfb',
    isInstalled: () => existsSync(webkitDriverPath) && existsSync('/usr/bin/Xvfb') && canOpenWindow(),
  },
};

const canOpenWindow = (): boolean => spawnSync('gjs', ['-c', "imports.gi.versions.WebKit2 = '4.1'; imports.gi.WebKit2;"]).status === 0;

/** Installs a browser where that is possible. Returns a sentence that says how to install it if it is still missing. */
export function ensureInstalled(browser: BrowserName): string | undefined {
  const { packages, elsewhere, isInstalled } = needs[browser];
  if (isInstalled()) return undefined;
  if (canInstall) {
    console.log(`Installing ${packages.join(' ')}`);
    install(packages);
    if (isInstalled()) return undefined;
  }
  return `It is not installed. On Debian: sudo apt-get install ${packages.join(' ')}. Elsewhere: ${elsewhere}.`;
}
