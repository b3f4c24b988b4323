import { findings } from './support/axe.ts';
import { expect, test } from './support/preview-test.ts';
import { sweepOnly } from './support/sweep-tags.ts';
import { watchErrors } from './support/watch-errors.ts';

test('a block type is found, edited, checked and copied in the playground', async ({ page, preview, context }) => {
  const errors = watchErrors(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(preview.address('/__blocks'));
  await page.getByLabel('Search').fill('grid short texts');
  await expect(page.locator('.types > li:visible')).toHaveCount(1);

  await page.getByRole('link', { name: 'card-grid' }).click();
  const frames = [1440, 768, 390].map((width) => page.frameLocator(`iframe[title="card-grid, ${width} px wide"]`));
  for (const frame of frames) await expect(frame.getByRole('heading', { name: 'What we make' })).toBeVisible();
  const widths = await page
    .locator('iframe')
    .evaluateAll((all) => all.map((one) => one instanceof HTMLIFrameElement && one.contentWindow?.innerWidth));
  expect(widths).toEqual([1440, 768, 390]);

  const panel = page.getByRole('region', { name: 'Fields' });
  await panel.getByLabel('Heading', { exact: true }).fill('What we weave');
  for (const frame of frames) await expect(frame.getByRole('heading', { name: 'What we weave' })).toBeVisible();

  await panel.getByText('Entry 2 Apps').click();
  const icon = panel.locator('[data-path="cards.1.icon"]');
  await icon.fill('smartfone');
  await expect(icon).toHaveAttribute('aria-invalid', 'true');
  await expect(icon).toHaveAccessibleDescription(/smartphone/);
  expect(await findings(page)).toEqual([]);
  // The frames show the last block that can be shown.
  for (const frame of frames) await expect(frame.getByRole('heading', { name: 'What we weave' })).toBeVisible();
  await icon.fill('anchor');
  await expect(icon).toHaveAttribute('aria-invalid', 'false');

  await panel.getByRole('button', { name: 'Remove entry 3' }).click();
  for (const frame of frames) await expect(frame.getByText('Odd jobs')).toHaveCount(0);
  await panel.getByLabel('background').selectOption('light');
  await expect(panel.getByRole('button', { name: 'Copy YAML' })).toBeEnabled();
  await expect(page.locator('pre')).not.toContainText('background');
  await panel.getByRole('button', { name: 'Copy YAML' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^type: card-grid\n/);
  expect(copied).toContain('heading: What we weave\n');
  expect(copied).toContain('  - icon: anchor\n');

  // What was edited is there after a reload, and no file has it.
  await page.reload();
  for (const frame of frames) await expect(frame.getByRole('heading', { name: 'What we weave' })).toBeVisible();
  await panel.getByRole('button', { name: 'Back to the example' }).click();
  for (const frame of frames) await expect(frame.getByRole('heading', { name: 'What we make' })).toBeVisible();
  expect(errors).toEqual([]);
});

test('an interactive block works in the playground, and the theme is one link away', sweepOnly, async ({ page, preview }) => {
  const errors = watchErrors(page);
  await page.goto(preview.address('/__blocks/tabs'));
  await page.getByLabel('390 px').check();
  const frame = page.frameLocator('iframe');
  await frame.getByRole('tab', { name: 'Weavers' }).click();
  await expect(frame.getByRole('tab', { name: 'Weavers' })).toHaveAttribute('aria-selected', 'true');
  await page.getByLabel('Heading', { exact: true }).first().fill('For everybody');
  await expect(frame.getByRole('heading', { name: 'For everybody' })).toBeVisible();
  await frame.getByRole('tab', { name: 'Shops' }).click();
  await expect(frame.getByRole('tab', { name: 'Shops' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('link', { name: 'Theme' }).click();
  await expect(page.getByRole('heading', { name: 'Theme', level: 1 })).toBeVisible();
  await page.getByRole('navigation', { name: 'Live preview' }).getByRole('link', { name: 'Blocks' }).click();
  await expect(page.getByRole('heading', { name: 'Blocks', level: 1 })).toBeVisible();
  expect(errors).toEqual([]);
});
