import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type FrameLocator } from '@playwright/test';
import { findings } from './support/axe.ts';
import { openEditor, test } from './support/editor-test.ts';
import { sweepOnly } from './support/sweep-tags.ts';

const file = 'pages/workshop.yaml';

test(
  'a change is read in the history, reviewed and published; a draft comes back; what was taken back is shown',
  sweepOnly,
  async ({ page, preview }) => {
    const git = (...args: string[]): string => execFileSync('git', args, { cwd: preview.folder, encoding: 'utf8' }).trim();
    git('init', '-q', '-b', 'main');
    git('config', 'user.name', 'Ada Weaver');
    git('config', 'user.email', 'ada@loom.test');
    // The schemas for text editors are another after the test of a collection.
    mkdirSync(join(preview.folder, '.git', 'info'), { recursive: true });
    writeFileSync(join(preview.folder, '.git', 'info', 'exclude'), '.editor/\n');
    git('add', '-A');
    git('commit', '-q', '-m', 'Start');
    // What a developer has staged.
    writeFileSync(join(preview.folder, 'code.ts'), 'staged\n');
    git('add', 'code.ts');

    const shown = await openEditor(page, preview, '/workshop');
    const fields = page.getByRole('region', { name: 'Fields' });
    const dialog = page.getByRole('dialog');
    const publish = page.getByRole('button', { name: 'Publish', exact: true });
    await page.getByRole('button', { name: /^Text with picture/ }).click();
    await fields.getByLabel('Heading', { exact: true }).fill('The bench of the weavers');
    await expect(page.getByText(/^Saved in "/)).toBeVisible();

    await page.getByRole('button', { name: 'History' }).press('Enter');
    await expect(dialog.getByRole('listitem').first().locator('del')).toHaveText(/The bench$/);
    await expect(dialog.getByRole('listitem').first().locator('ins')).toHaveText(/The bench of the weavers$/);
    await dialog.getByText('Lines of the file').first().click();
    await expect(dialog.getByText('+    heading: The bench of the weavers')).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');

    await publish.press('Enter');
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Changed: Workshop' })).toContainText('Text with picture › Heading');
    await dialog.getByRole('button', { name: 'Review the changes' }).click();
    const [review] = await Promise.all([page.waitForEvent('popup'), dialog.getByRole('link', { name: 'Open the review' }).click()]);
    const side = (name: string): FrameLocator => review.frameLocator(`iframe[title="${name}: Workshop"]`);
    await expect(side('Before').getByRole('heading', { name: 'The bench', exact: true })).toBeVisible();
    await expect(side('After').getByRole('heading', { name: 'The bench of the weavers' })).toBeVisible();
    expect(await findings(review)).toEqual([]);
    await review.setViewportSize({ width: 390, height: 800 });
    await review.getByLabel('As on a phone').check();
    expect(await review.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await findings(review)).toEqual([]);
    await review.close();
    expect(await findings(page)).toEqual([]);

    await dialog.getByLabel('Name of the draft').fill('Weavers');
    await dialog.getByRole('button', { name: 'Save as a draft' }).click();
    await expect(dialog.getByText('The draft is saved.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Go back to the published version' }).click();
    await expect(dialog.getByText('Nothing was changed since the last version.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Open the draft Weavers' }).click();
    await expect(dialog.getByLabel('What this version changes')).toHaveValue('Change Workshop (Text with picture › Heading)');
    await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(dialog.getByText('Published on this computer.')).toBeVisible();
    expect(git('log', '-1', '--format=%an: %s')).toBe('Ada Weaver: Change Workshop (Text with picture › Heading)');
    expect(git('show', '--name-only', '--format=', 'HEAD')).toBe(file);
    expect(git('status', '--porcelain', '--untracked-files=no')).toBe('A  code.ts');

    // A sample leads to its field. Pages of other tests may be above it in the list.
    const more = dialog.getByRole('button', { name: /^and \d+ more$/ });
    if (await more.isVisible()) await more.click();
    await dialog
      .getByRole('button', { name: /hello@fixture\.example.* Website$/ })
      .first()
      .click();
    await expect(fields.getByLabel('Email', { exact: true })).toBeFocused();
    // What is taken back is shown, though another part is open.
    await page.keyboard.press('Control+z');
    await expect(page.getByText('Taken back: Opened the draft Weavers')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Text with picture/ })).toHaveAttribute('aria-current', 'true');
    await expect(shown.getByRole('heading', { name: 'The bench', exact: true })).toBeVisible();
  },
);
