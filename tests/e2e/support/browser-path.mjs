import { existsSync } from 'node:fs';

const browser = '/usr/bin/chromium';
/** Opens pages in half the processor time of the whole browser. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/** The Debian package of the browser for the tests. The sweeps run in the whole browser, which is what visitors have. */
export const browserPackage = process.env.SWEEPS === '1' ? 'chromium' : 'chromium-headless-shell';

/** Returns the path of the browser for the tests: the one that `CHROMIUM` names, else Debian's. It may not be installed. */
export const browserPath = () =>
  process.env.CHROMIUM ?? (browserPackage === 'chromium' || !existsSync(headlessShell) ? browser : headlessShell);
