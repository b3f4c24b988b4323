import { test as base, expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { Faults } from './faults.ts';
import { Preview } from './preview.ts';

type Fixtures = {
  /** The faults of the editor and of the pages in its frame: errors, failed requests, violations of either policy. One that the test does not allow fails it. */
  faults: Faults;
};

/**
 * A test of the editor. All tests of a worker share a preview of the site of block fixtures, because it takes a while to start, so each
 * edits pages of its own. The preview also answers other machines.
 */
export const test = base.extend<Fixtures, { preview: Preview }>({
  preview: [
    // Playwright requires an object pattern.
    async ({ browser: _ }, use) => {
      const preview = new Preview('tests/sites/blocks');
      await preview.start('--host');
      await use(preview);
      await preview.stop();
      expect(preview.errors.replace(/^Everyone in this network .*\n.*\n/, '')).toBe('');
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

/** Writes files of the site, and waits until the preview has the page at a path. */
export async function addFiles(preview: Preview, page: Page, path: string, files: Readonly<Record<string, string>>): Promise<void> {
  // The preview may still be starting to watch the files.
  await expect(async () => {
    for (const [file, text] of Object.entries(files)) preview.write(file, text);
    const status = async (): Promise<number> => (await page.request.get(preview.address(path))).status();
    await expect.poll(status, { timeout: 3000, intervals: [50] }).toBe(200);
  }).toPass({ timeout: 60_000 });
}

/** Opens a page in the editor, and waits until it can be clicked. Returns its frame. `files` are written before. */
export async function openEditor(
  page: Page,
  preview: Preview,
  path: string,
  files: Readonly<Record<string, string>> = {},
): Promise<FrameLocator> {
  await addFiles(preview, page, path, files);
  await page.goto(preview.address(`/__editor?page=${path}`), { waitUntil: 'commit' });
  const shown = page.frameLocator('.stage iframe');
  await expect(shown.locator('h1').first()).toBeVisible({ timeout: 60_000 });
  await followed(shown);
  return shown;
}

/** Waits until the editor follows what is clicked in the page: then it has its lines with a plus too. */
export const followed = (shown: FrameLocator): Promise<void> => expect(shown.locator('page-insert-lines button').first()).toBeAttached();

/** Takes changes back until the files are as expected. */
export const undoUntil = (page: Page, isDone: () => boolean): Promise<void> =>
  expect(async () => {
    if (!isDone()) await page.getByRole('button', { name: 'Undo' }).click({ timeout: 1000 });
    await expect.poll(isDone, { timeout: 500, intervals: [50] }).toBe(true);
  }).toPass({ timeout: 60_000, intervals: [0] });

/** Clicks a text of the page until it has the caret: the editor first has to know which fields the page shows. */
export const startEditing = (text: Locator): Promise<void> =>
  expect(async () => {
    await text.click();
    await expect(text).toBeFocused({ timeout: 1000 });
  }).toPass({ intervals: [0] });
