import { test as base, expect } from '@playwright/test';
import { Faults } from './faults.ts';

type Fixtures = {
  /** True when videos play. Rendering them takes most of a processor, so only tests of videos need it. */
  videos: boolean;
  /** The faults in the pages of the test. One that the test does not allow fails it. */
  faults: Faults;
  /** The paths of the requested scripts, in order. */
  scripts: string[];
};

export const test = base.extend<Fixtures>({
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
