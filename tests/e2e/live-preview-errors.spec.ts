import { edited, expectSameLoad, file, pageAt, panelOf } from './support/edited-page.ts';
import { expect, test } from './support/preview-test.ts';
import { sweepOnly } from './support/sweep-tags.ts';

test('a card replaces a broken block, shows its content as text, and the other blocks still change', async ({ page, preview }) => {
  preview.edit(file, 'type: call-to-action', 'type: call-to-acton');
  const card = page.locator('main > :nth-child(3) problem-card');
  await expect(card.getByText(/pages\/edited\.yaml:10:11 +unknown-block-type/)).toBeVisible();
  await expect(card.getByText('Did you mean "call-to-action"?')).toBeVisible();
  await expect(card).toHaveRole('alert');
  await expect(page.getByRole('heading', { name: 'First question' })).toHaveCount(0);
  preview.edit(file, 'First heading', 'Second heading');
  await expect(page.getByRole('heading', { name: 'Second heading' })).toBeVisible();
  await expect(panelOf(page).getByText('1 problem on this page')).toBeVisible();
  preview.edit(file, 'type: call-to-acton', 'type: "<img src=x onerror=document.title=1>"');
  await expect(card.getByText('<img src=x onerror=document.title=1>').first()).toBeVisible();
  await expectSameLoad(page);
  await page.reload();
  await expect(card.getByText('<img src=x onerror=document.title=1>').first()).toBeVisible();
  await expect(card.locator('img')).toHaveCount(0);
});

test('the card stays after a reload, and disappears when the block is fixed', sweepOnly, async ({ page, preview }) => {
  preview.edit(file, 'heading: First question', 'heading: First question\n    titel: Oops');
  const card = page.locator('problem-card');
  await expect(card.getByText(/pages\/edited\.yaml:12:5 +unknown-field/)).toBeVisible();
  await page.reload();
  await expect(card.getByText(/pages\/edited\.yaml:12:5 +unknown-field/)).toBeVisible();
  preview.write(file, edited);
  await expect(card).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'First question' })).toBeVisible();
});

test('each of two broken blocks has its own card', sweepOnly, async ({ page, preview }) => {
  preview.write(
    file,
    edited.replace('heading: First heading', 'headign: First heading').replace('to: /edited', 'to: "javascript:alert(1)"'),
  );
  await expect(page.locator('problem-card')).toHaveCount(2);
  await expect(page.locator('main > :nth-child(1) problem-card').getByText('Did you mean "heading"?')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'First voices' })).toBeVisible();
});

test('a missing picture is a card in place of its block', sweepOnly, async ({ page, preview }) => {
  preview.write(
    file,
    `${edited}  - type: text-image\n    heading: Picture\n    paragraphs: [Words]\n    image: { src: /media/nowhere.png, alt: Nothing }\n`,
  );
  await expect(page.locator('main > :nth-child(4) problem-card').getByText(/pages\/edited\.yaml:16:19 +missing-media/)).toBeVisible();
});

test(
  'after a mistake, an unreadable page keeps the state before it, without a card, and shows why, until it is fixed',
  sweepOnly,
  async ({ page, preview }) => {
    const panel = panelOf(page);
    preview.edit(file, 'type: call-to-action', 'type: call-to-acton');
    await expect(page.locator('problem-card')).toHaveCount(1);
    preview.edit(file, 'title: Edited', 'title: "Edited');
    await expect(panel.getByText('This page has an error. It shows its last valid state.')).toBeVisible();
    await expect(panel.getByText(/pages\/edited\.yaml:2:8 +unclosed-quote/)).toBeVisible();
    await expect(page.locator('problem-card')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'First question' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'First question' })).toBeVisible();
    await expect(panel.getByText('unclosed-quote')).toBeVisible();
    await expect(page.locator('problem-card')).toHaveCount(0);
    preview.write(file, edited);
    await expect(panel).toBeHidden();
  },
);

test('invalid settings keep their last state, and pages still change', sweepOnly, async ({ page, preview }) => {
  const settings = preview.read('site.yaml').toString();
  preview.edit('site.yaml', 'navigation:', 'navigaton:');
  const panel = panelOf(page);
  await expect(panel.getByText('1 problem in other files')).toBeVisible();
  await panel.getByText('1 problem in other files').click();
  await expect(panel.getByText('Did you mean "navigation"?')).toBeVisible();
  preview.edit(file, 'First heading', 'Second heading');
  await expect(page.getByRole('heading', { name: 'Second heading' })).toBeVisible();
  preview.write('site.yaml', settings);
  await expect(panel).toBeHidden();
});

test('an error in another file is counted, and listed on request with a link to its page', async ({ page, preview }) => {
  const other = pageAt('/other', 'Other');
  preview.write('pages/other.yaml', other.replace('type: page-header', 'type: page-haeder'));
  const panel = panelOf(page);
  await expect(panel.getByText('1 problem in other files')).toBeVisible();
  await expect(panel.getByText('unknown-block-type')).toBeHidden();
  await panel.getByText('1 problem in other files').click();
  await expect(panel.getByText('unknown-block-type')).toBeVisible();
  await expect(page.locator('problem-card')).toHaveCount(0);
  await panel.getByRole('link', { name: 'Open /other' }).click();
  await expect(page.locator('problem-card').getByText('unknown-block-type')).toBeVisible();
  await expect(panel.getByText('1 problem on this page')).toBeVisible();
  preview.remove('pages/other.yaml');
});

test('a page that was never valid shows its problems, and appears when it is valid', sweepOnly, async ({ page, preview }) => {
  preview.write('pages/young.yaml', 'path: /young\ntitle: Young\ndescription: "A page\nblocks: []\n');
  await expect(async () => {
    await page.goto(preview.address('/young'));
    await expect(page.locator('problem-card').getByText('This page cannot be shown yet.')).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.locator('problem-card').getByText(/pages\/young\.yaml:3:14 +unclosed-quote/)).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  preview.write('pages/young.yaml', pageAt('/young', 'Grown up'));
  await expect(page.getByRole('heading', { name: 'Grown up' })).toBeVisible();
  await expect(page.locator('problem-card')).toHaveCount(0);
  preview.remove('pages/young.yaml');
});
