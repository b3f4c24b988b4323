import type { Locator } from '@playwright/test';
import { representatives } from '../../packages/engine/tests/support/sweeps.ts';
import { findings } from './support/axe.ts';
import { edited, file, panelOf } from './support/edited-page.ts';
import { expect, test } from './support/preview-test.ts';
import { sweepOnly, variants } from './support/sweep-tags.ts';

// What the live preview shows around the page: problems below the fold, and what visitors do not see.

/** The page with many blocks above the last one. */
const long = edited.replace('blocks:\n', `blocks:\n${'  - type: page-header\n    heading: One of many\n'.repeat(9)}`);

const boxOf = (part: Locator): Promise<DOMRect> => part.evaluate((element) => element.getBoundingClientRect());

for (const width of representatives([390, 1440])) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('the panel counts the problems and leads to the broken block below the fold, by keyboard', variants, async ({ page, preview }) => {
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
      // A block with a warning counts too.
      preview.edit(file, 'First heading', '"**First** heading"');
      await expect(panel.getByText('2 problems on this page')).toBeVisible();
      const warned = page.locator('[data-block="page-header"]', { hasText: 'First** heading' });
      await panel.getByRole('button', { name: 'Next block' }).click();
      await panel.getByRole('button', { name: 'Next block' }).click();
      await expect(warned).toBeFocused();
      await panel.getByRole('button', { name: 'Next block' }).click();
      await expect(card).toBeFocused();
      await panel.getByText('2 problems on this page').click();
      await panel.getByRole('button', { name: 'Show block' }).first().click();
      await expect(card).toBeFocused();
      preview.write(file, edited);
      await expect(panel).toBeHidden();
      await expect(page.locator('#preview-status').getByRole('status')).toHaveText('No problems');
    });

    test(
      'the panel covers neither the floating button nor the end of the page, and has no violation',
      sweepOnly,
      async ({ page, preview }) => {
        preview.write(
          file,
          edited
            .replace('type: testimonials', 'hidden: true\n    type: testimonials')
            .replace('type: call-to-action', 'type: call-to-acton')
            .replace('blocks:', 'draft: true\nblocks:'),
        );
        const panel = panelOf(page);
        await panel.getByText('1 problem on this page').click();
        await expect(panel.getByText('unknown-block-type')).toBeVisible();
        await expect(page.locator('block-badge')).toBeVisible();
        const open = await boxOf(panel);
        const chat = await boxOf(page.locator('[data-chat]'));
        expect(open.right).toBeLessThan(chat.left);
        expect(await findings(page)).toEqual([]);
        await panel.getByText('1 problem on this page').click();
        await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
        const corner = await boxOf(page.locator('#preview-status .corner'));
        const footer = await boxOf(page.getByRole('contentinfo'));
        expect(footer.bottom).toBeLessThanOrEqual(corner.top);
      },
    );
  });
}

test('an unpublished page has a badge until it is published, and so has a hidden block, below the header', async ({ page, preview }) => {
  const badge = page.locator('#preview-status .badge');
  await expect(badge).toBeHidden();
  preview.edit(file, 'blocks:', 'draft: true\nblocks:');
  await expect(badge).toHaveText('Draft Visitors do not see this page yet.');
  preview.edit(file, 'draft: true', 'publish: { from: 2999-12-31 }');
  await expect(badge).toHaveText('Published on 2999-12-31 Visitors do not see this page yet.');
  await expect(page).toHaveTitle(/^\[Published on 2999-12-31\] /);
  await page.reload();
  await expect(badge).toBeVisible();
  preview.write(file, edited.replace('- type: page-header', '- type: page-header\n    hidden: true'));
  await expect(badge).toBeHidden();
  const hidden = page.locator('block-badge');
  await expect(hidden).toHaveText('Hidden Block 1 (page-header): visitors do not see this block.');
  const text = hidden.locator('strong');
  await expect(text).toBeVisible();
  expect((await boxOf(text)).top).toBeGreaterThanOrEqual((await boxOf(page.getByRole('banner'))).bottom);
  await expect(page.getByRole('heading', { name: 'First heading' })).toBeVisible();
  preview.write(file, edited);
  await expect(hidden).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'First heading' })).toBeVisible();
});
