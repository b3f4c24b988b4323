import { test as base, expect } from '@playwright/test';
import { Faults } from './faults.ts';
import { SharedSite } from './shared-site.ts';
import type { SharedSiteName } from './shared-sites.ts';

type Fixtures = {
  /** The shared site whose pages a test opens by their paths. None when a test opens pages by whole URLs only. */
  site: SharedSiteName | undefined;
  /** True when videos play. Rendering them takes most of a processor, so only tests of videos need it. */
  videos: boolean;
  /** The faults in the pages of the test. One that the test does not allow fails it. */
  faults: Faults;
  /** The paths of the requested scripts, in order. */
  scripts: string[];
};

export const test = base.extend<Fixtures>({
  site: ['shipped', { option: true }],
  // Only what a test asks for is built, so one file alone starts fast. BASE_URL is the shipped site, served already.
  baseURL: async ({ baseURL: served, site }, use) => {
    if (site === undefined || (site === 'shipped' && served !== undefined)) return use(served);
    const shared = new SharedSite(site);
    await shared.start();
    await use(shared.address(''));
  },
  videos: [false, { option: true }],
  context: async ({ context, videos }, use) => {
    // What a browser reports when its user saves data. The site plays no video then.
    if (!videos)
      await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }));
    await use(context);
  },
  faults: [
    async ({ context }, use) => {
      const faults = await Faults.watch(context);
      await use(faults);
      expect(faults.unexpected, 'errors, warnings, failed requests, violations of the policy').toEqual([]);
    },
    { auto: true },
  ],
  scripts: async ({ context }, use) => {
    const scripts: string[] = [];
    context.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.js')) scripts.push(pathname);
    });
    await use(scripts);
  },
});

export { expect };
