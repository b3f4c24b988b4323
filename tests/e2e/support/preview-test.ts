import { test as base, expect } from '@playwright/test';
import { edited, file, openEdited, page404 } from './edited-page.ts';
import { Preview } from './preview.ts';

/**
 * A test of the live preview, with a page that it edits: the page is open, in its first state. All tests of a worker share one preview,
 * so a test removes the files that it adds.
 */
export const test = base.extend<{ opened: undefined }, { preview: Preview }>({
  preview: [
    // Playwright requires an object pattern.
    async ({ browser: _ }, use) => {
      const preview = new Preview('tests/sites/blocks');
      preview.write('pages/404.yaml', page404);
      preview.write(file, edited);
      await preview.start();
      await use(preview);
      await preview.stop();
      expect(preview.errors).toBe('');
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  opened: [
    async ({ preview, page }, use) => {
      await openEdited(preview, page);
      await use(undefined);
    },
    { auto: true },
  ],
});

export { expect };
