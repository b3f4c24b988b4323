import { expect } from '@playwright/test';
import { findings } from './support/axe.ts';
import { followed, test } from './support/editor-test.ts';
import { sweepOnly } from './support/sweep-tags.ts';

test('a block type is edited, checked and copied in the editor of its examples, and no file is changed', async ({
  page,
  preview,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: preview.address('') });
  await page.goto(preview.address('/__blocks'));
  expect(await findings(page)).toEqual([]);
  // The editor is bundled when somebody opens it first.
  await page.getByRole('link', { name: 'card-grid' }).click({ timeout: 60_000 });
  const shown = page.frameLocator('.stage iframe');
  await expect(shown.getByRole('heading', { name: 'What we make' })).toBeVisible({ timeout: 60_000 });
  await followed(shown);
  await expect(shown.getByRole('contentinfo')).toBeHidden();

  const panel = page.getByRole('region', { name: 'Fields' });
  await panel.getByLabel('Heading', { exact: true }).fill('What we weave');
  await expect(shown.getByRole('heading', { name: 'What we weave' })).toBeVisible();
  await expect(page.getByText('Shown, and not saved')).toBeVisible();
  await page.getByLabel('390 px').check();
  expect(await page.locator('.stage iframe').evaluate((one) => one instanceof HTMLIFrameElement && one.contentWindow?.innerWidth)).toBe(
    390,
  );

  await panel.getByText('Entry 2 Apps').click();
  const title = panel.locator('[data-path="cards.1.title"]');
  await title.fill('');
  await expect(page.getByText('Not saved: this change would cause an error.')).toBeVisible();
  await title.fill('Programs');
  await expect(shown.getByText('Programs')).toBeVisible();

  await page.getByRole('navigation', { name: 'Blocks' }).getByText('More').click();
  await page.getByRole('navigation', { name: 'Blocks' }).getByRole('button', { name: 'Copy', exact: true }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^- type: card-grid\n[\s\S]*\n {2}heading: What we weave\n/);

  // What was changed is there after a reload, and its type starts again with the example.
  await page.reload();
  await expect(shown.getByRole('heading', { name: 'What we weave' })).toBeVisible();
  await page.goto(preview.address('/__blocks/card-grid'));
  await expect(shown.getByRole('heading', { name: 'What we make' })).toBeVisible();
  await page.getByRole('button', { name: /^Page:/ }).click();
  await page.getByRole('searchbox').fill('quote: minimal');
  await page.getByRole('button', { name: /^quote: minimal/ }).click();
  await expect(panel.getByRole('heading', { name: 'Quote' })).toBeVisible();
});

test('an interactive block works in the editor of its examples, and the theme is one link away', sweepOnly, async ({ page, preview }) => {
  await page.goto(preview.address('/__blocks/tabs'));
  const shown = page.frameLocator('.stage iframe');
  await page.getByLabel('Show it live').check();
  await shown.getByRole('tab', { name: 'Weavers' }).click();
  await expect(shown.getByRole('tab', { name: 'Weavers' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('link', { name: 'All blocks' }).click();
  await page.getByRole('link', { name: 'Theme' }).click();
  await expect(page.getByRole('heading', { name: 'Theme', level: 1 })).toBeVisible();
  await page.getByRole('navigation', { name: 'Live preview' }).getByRole('link', { name: 'Blocks' }).click();
  await expect(page.getByRole('heading', { name: 'Blocks', level: 1 })).toBeVisible();
});
