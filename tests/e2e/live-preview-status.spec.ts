import { expect, type Locator, test } from '@playwright/test';
import { representatives } from '../../packages/engine/tests/support/full-test.ts';
import { axe, findings } from './support/axe.ts';
import { edited, file, openEdited, panelOf } from './support/edited-page.ts';
import { Preview } from './support/preview.ts';

/** What the live preview shows around the page: problems below the fold, and what visitors do not see. */
let preview: Preview;

/** The page with many blocks above the last one. */
const long = edited.replace('blocks:\n', `blocks:\n${'  - type: page-header\n    heading: One of many\n'.repeat(9)}`);

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  preview = new Preview('tests/sites/blocks', 4296);
  preview.write(file, edited);
  await preview.start();
});
test.afterAll(async () => {
  await preview.stop();
  expect(preview.errors).toBe('');
});
test.beforeEach(({ page }) => openEdited(preview, page));

const boxOf = (part: Locator): Promise<DOMRect> => part.evaluate((element) => element.getBoundingClientRect());

for (const width of representatives([390, 1440])) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('the panel counts the problems and leads to the broken block below the fold, by keyboard', async ({ page }) => {
      preview.write(file, long.replace('type: call-to-action', 'type: call-to-acton'));
      const panel = panelOf(page);
      await expect(panel.getByText('1 problem on this page')).toBeVisible();
      await expect(page.locator('#preview-status').getByRole('status')).toHaveText('1 problem on this page');
      const card = page.locator('problem-card');
      await expect(card).not.toBeInViewport();
      await panel.getByRole('button', { name: 'Show block' }).focus();
      await page.keyboard.press('Enter');
      await expect(card).toBeInViewport();
      await expect(card).toBeFocused();
      preview.write(file, edited);
      await expect(panel).toBeHidden();
      await expect(page.locator('#preview-status').getByRole('status')).toHaveText('No problems');
    });

    test('the panel covers neither the floating button nor the end of the page', async ({ page }) => {
      preview.write(file, edited.replace('type: call-to-action', 'type: call-to-acton').replace('blocks:', 'draft: true\nblocks:'));
      const panel = panelOf(page);
      await panel.getByText('1 problem on this page').click();
      await expect(panel.getByText('unknown-block-type')).toBeVisible();
      const [open, chat] = [await boxOf(panel), await boxOf(page.locator('[data-chat]'))];
      expect(open.right).toBeLessThan(chat.left);
      await panel.getByText('1 problem on this page').click();
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      const [corner, footer] = [await boxOf(page.locator('#preview-status .corner')), await boxOf(page.getByRole('contentinfo'))];
      expect(footer.bottom).toBeLessThanOrEqual(corner.top);
    });
  });
}

test('the panel leads from one block with a problem to the next, also to one with a warning', async ({ page }) => {
  preview.write(file, long.replace('type: call-to-action', 'type: call-to-acton').replace('First heading', '"**First** heading"'));
  const panel = panelOf(page);
  await expect(panel.getByText('2 problems on this page')).toBeVisible();
  await panel.getByRole('button', { name: 'Next block' }).click();
  await expect(page.locator('problem-card')).toBeFocused();
  await panel.getByRole('button', { name: 'Next block' }).click();
  await expect(page.locator('[data-block="page-header"]', { hasText: 'First** heading' })).toBeFocused();
  await panel.getByText('2 problems on this page').click();
  await panel.getByRole('button', { name: 'Show block' }).first().click();
  await expect(page.locator('problem-card')).toBeFocused();
});

test('an unpublished page has a badge until it is published', async ({ page }) => {
  const badge = page.locator('#preview-status .badge');
  await expect(badge).toBeHidden();
  preview.edit(file, 'blocks:', 'draft: true\nblocks:');
  await expect(badge).toHaveText('Draft Visitors do not see this page yet.');
  preview.edit(file, 'draft: true', 'publish: { from: 2999-12-31 }');
  await expect(badge).toHaveText('Published on 2999-12-31 Visitors do not see this page yet.');
  await expect(page).toHaveTitle(/^\[Published on 2999-12-31\] /);
  await page.reload();
  await expect(badge).toBeVisible();
  preview.write(file, edited);
  await expect(badge).toBeHidden();
});

test('a hidden block is shown below a badge', async ({ page }) => {
  const badge = page.locator('block-badge');
  preview.edit(file, '- type: call-to-action', '- type: call-to-action\n    hidden: true');
  await expect(badge).toHaveText('Hidden Block 3 (call-to-action): visitors do not see this block.');
  await expect(badge).toBeVisible();
  await expect(page.getByRole('heading', { name: 'First question' })).toBeVisible();
  preview.write(file, edited);
  await expect(badge).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'First question' })).toBeVisible();
});

test('a badge at the top of the page is not under the header', async ({ page }) => {
  preview.edit(file, '- type: page-header', '- type: page-header\n    hidden: true');
  const text = page.locator('block-badge strong');
  await expect(text).toBeVisible();
  expect((await boxOf(text)).top).toBeGreaterThanOrEqual((await boxOf(page.getByRole('banner'))).bottom);
});

test('the panel and the badges have no violation of accessibility rules', async ({ page }) => {
  test.skip(axe === undefined, 'axe-core is not installed.');
  preview.write(
    file,
    edited.replace('type: testimonials', 'hidden: true\n    type: testimonials').replace('type: call-to-action', 'type: call-to-acton'),
  );
  await panelOf(page).getByText('1 problem on this page').click();
  await expect(page.locator('block-badge')).toBeVisible();
  expect(await findings(page)).toEqual([]);
});
