import { existsSync } from 'node:fs';

/** The headless shell starts and opens pages in half the time of the whole browser, so it comes first. */
const paths = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Returns the path of the browser for the tests: the one that `CHROMIUM` names, else Debian's. It may not be installed. */
export const browserPath = () => process.env.CHROMIUM ?? paths.find((path) => existsSync(path)) ?? '/usr/bin/chromium';
