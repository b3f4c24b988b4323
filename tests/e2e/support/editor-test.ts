import { test as base, expect, type Locator } from '@playwright/test';
import { Faults } from './faults.ts';
import { Preview } from './preview.ts';

type Fixtures = {
  /** The faults of the editor and of the pages in its frame: errors, failed requests, violations of either policy. One that the test does not allow fails it. */
  faults: Faults;
};

/**
 * A test of the editor. Those of a worker share a preview of the site of block fixtures, because it takes a while to start. `files` are
 * texts that its site gets before.
 */
export const editorTest = (files: Readonly<Record<string, string>> = {}) =>
  base.extend<Fixtures, { preview: Preview }>({
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
    faults: [
      async ({ context }, use) => {
        const faults = await Faults.watch(context);
        await use(faults);
        expect(faults.unexpected, 'errors, warnings, failed requests, violations of a policy').toEqual([]);
      },
      { auto: true },
    ],
  });

/** Clicks a text of the page until it has the caret: the editor first has to know which fields the page shows. */
export const startEditing = (text: Locator): Promise<void> =>
  expect(async () => {
    await text.click();
    await expect(text).toBeFocused({ timeout: 1000 });
  }).toPass();
