import { expectSameLoad, file, page404, pageAt } from './support/edited-page.ts';
import { expect, test } from './support/preview-test.ts';
import { sweepOnly } from './support/sweep-tags.ts';

// Some go on with the files of the test before.
test.describe.configure({ mode: 'serial' });
test.afterAll(({ preview }) => preview.write('pages/404.yaml', page404));

const fresh = pageAt('/fresh', 'Fresh heading');

test('an open missing page appears when its file is saved', sweepOnly, async ({ page, preview }) => {
  const answer = await page.goto(preview.address('/fresh'));
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
  preview.write('pages/fresh.yaml', fresh);
  await expect(page.getByRole('heading', { name: 'Fresh heading' })).toBeVisible();
  expect((await page.reload())?.status()).toBe(200);
});

test('a link to a page in a new folder works at once', sweepOnly, async ({ page, preview }) => {
  preview.write('pages/season/summer.yaml', pageAt('/summer', 'Summer'));
  preview.edit(file, 'to: /edited', 'to: /summer');
  await expect(page.locator('main a[href="/summer"]')).toBeVisible();
  await page.locator('main a[href="/summer"]').click();
  await expect(page.getByRole('heading', { name: 'Summer', exact: true })).toBeVisible();
  preview.remove('pages/season/summer.yaml');
});

test('a page stays when its file is renamed, and moves when its path changes', sweepOnly, async ({ page, preview }) => {
  await page.goto(preview.address('/fresh'));
  await expect(page.getByRole('heading', { name: 'Fresh heading' })).toBeVisible();
  preview.rename('pages/fresh.yaml', 'pages/renamed.yaml');
  preview.edit('pages/renamed.yaml', 'Fresh heading', 'Renamed heading');
  await expect(page.getByRole('heading', { name: 'Renamed heading' })).toBeVisible();
  preview.edit('pages/renamed.yaml', 'path: /fresh', 'path: /moved');
  await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
  expect((await page.goto(preview.address('/moved')))?.status()).toBe(200);
  await expect(page.getByRole('heading', { name: 'Renamed heading' })).toBeVisible();
});

test('a page disappears when its file is deleted, also while it is open', sweepOnly, async ({ page, preview }) => {
  await page.goto(preview.address('/moved'));
  preview.remove('pages/renamed.yaml');
  await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
  expect((await page.reload())?.status()).toBe(404);
});

test('temporary files break nothing', sweepOnly, async ({ page, preview }) => {
  for (let round = 0; round < 25; round += 1) {
    preview.write(`pages/flash-${round}.yaml`, fresh.replace('/fresh', `/flash-${round}`));
    preview.write(`media/flash-${round}.svg`, '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');
    await page.waitForTimeout(round % 5);
    preview.remove(`pages/flash-${round}.yaml`);
    preview.remove(`media/flash-${round}.svg`);
  }
  preview.edit(file, 'First heading', 'Still here');
  await expect(page.getByRole('heading', { name: 'Still here' })).toBeVisible();
  await expectSameLoad(page);
});

test(
  'a site without a 404 page reports a missing page, and its problems when nothing can be rendered',
  sweepOnly,
  async ({ page, preview }) => {
    preview.remove('pages/404.yaml');
    await expect(async () => {
      await page.goto(preview.address('/never'));
      await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible({ timeout: 500 });
    }).toPass();
    preview.write('pages/never.yaml', pageAt('/never', 'Here now'));
    await expect(page.getByRole('heading', { name: 'Here now' })).toBeVisible();
    preview.remove('pages/never.yaml');
    await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
  },
);
