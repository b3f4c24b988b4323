import { test as base, expect } from '@playwright/test';
import { Faults } from './faults.ts';

type Fixtures = {
  /** Whether films play. Drawing them takes most of a processor, so it is for tests that are about them. */
  films: boolean;
  /** What goes wrong in the pages of the test; anything that it does not allow fails it. */
  faults: Faults;
  /** The addresses of the scripts that the test's pages asked for, in order. */
  scripts: string[];
};

export const test = base.extend<Fixtures>({
  films: [false, { option: true }],
  context: async ({ context, films }, use) => {
    // What a browser says whose user saves data.
    if (!films)
      await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }));
    await use(context);
  },
  faults: [
    async ({ context }, use) => {
      const faults = await Faults.watch(context);
      await use(faults);
      expect(faults.unforgiven, 'errors, warnings, failed requests, violations of the policy').toEqual([]);
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
