import { test as base, expect } from '@playwright/test';
import { Preview } from './preview.ts';

/** Tests of the editor. Those of a worker share a preview of the site of block fixtures, because it takes a while to start. */
export const test = base.extend<object, { preview: Preview }>({
  preview: [
    // Playwright requires an object pattern.
    async ({ browser: _ }, use) => {
      const preview = new Preview('tests/sites/blocks');
      await preview.start();
      await use(preview);
      await preview.stop();
      expect(preview.errors).toBe('');
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
