import { test as base, expect } from '@playwright/test';
import { Faults } from './faults.ts';

type Fixtures = {
  /** What goes wrong in the pages of the test; anything that it does not allow fails it. */
  faults: Faults;
  /** The addresses of the scripts that the test's pages asked for, in order. */
  scripts: string[];
};

export const test = base.extend<Fixtures>({
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
