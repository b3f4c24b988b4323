import { test as base, expect } from '@playwright/test';
import { Preview } from './preview.ts';

/**
 * A test of the editor. Those of a worker share a preview of the site of block fixtures, because it takes a while to start. `files` are
 * texts that its site gets before.
 */
export const editorTest = (files: Readonly<Record<string, string>> = {}) =>
  base.extend<object, { preview: Preview }>({
    preview: [
      // Playwright requires an object pattern.
      async ({ browser: _ }, use) => {
        const preview = new Preview('tests/sites/blocks');
        for (const [file, text] of Object.entries(files)) preview.write(file, text);
        await preview.start();
        await use(preview);
        await preview.stop();
        expect(preview.errors).toBe('');
      },
      { scope: 'worker', timeout: 120_000 },
    ],
  });
