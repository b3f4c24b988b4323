import { existsSync } from 'node:fs';

const browser = '/usr/bin/chromium';
/** Opens pages in half the processor time of the whole browser, and has taken the stored pictures: the other paints letters differently. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/** The Debian package of the browser for the tests. */
export const browserPackage = 'chromium-headless-shell';

/** Returns the path of the browser for the tests: the one that `CHROMIUM` names, else Debian's. It may not be installed. */
export const browserPath = () => process.env.CHROMIUM ?? (existsSync(headlessShell) ? headlessShell : browser);
