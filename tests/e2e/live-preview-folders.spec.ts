import { createServer } from 'node:http';
import { expect, test } from '@playwright/test';
import { representatives } from '../../packages/engine/tests/support/sweeps.ts';
import { edited, expectSameLoad, file, openEdited, panelOf } from './support/edited-page.ts';
import { Preview } from './support/preview.ts';
import { sweepOnly } from './support/sweep-tags.ts';

let preview: Preview;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  preview = new Preview('tests/sites/blocks');
  preview.write(file, edited);
  await preview.start();
});
test.afterAll(() => preview.stop());
test.beforeEach(({ page }) => openEdited(preview, page));

for (const [name, path, report] of representatives([
  ['the site folder', '', /The site folder \S+ is missing\./],
  ['pages/', 'pages', /The folder pages\/ is missing in /],
  ['media/', 'media', /The folder media\/ is missing in /],
  ['site.yaml', 'site.yaml', /site\.yaml is missing in /],
] as const)) {
  test(`${name} renamed away and back: the page reports it, keeps its state and then shows new changes`, sweepOnly, async ({ page }) => {
    const panel = panelOf(page);
    preview.rename(path, `${path}-away`);
    await expect(panel.getByText('The preview is paused. It shows the last state of the site that it could read.')).toBeVisible();
    await expect(panel.getByText(report)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'First heading' })).toBeVisible();
    await expect(page.locator('problem-card')).toHaveCount(0);
    expect(preview.errors).toMatch(report);
    preview.rename(`${path}-away`, path);
    await expect(panel).toBeHidden();
    preview.edit(file, 'First heading', 'Second heading');
    await expect(page.getByRole('heading', { name: 'Second heading' })).toBeVisible();
    preview.edit(file, 'Second heading', 'Third heading');
    await expect(page.getByRole('heading', { name: 'Third heading' })).toBeVisible();
    await expectSameLoad(page);
  });
}

test('while the folder is missing, pages can be loaded', sweepOnly, async ({ page }) => {
  preview.rename('', '-away');
  const panel = panelOf(page);
  await expect(panel.getByText(/is missing/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'First heading' })).toBeVisible();
  await expect(panel.getByText(/is missing/)).toBeVisible();
  await page.goto(preview.address('/never'));
  await expect(page.getByText(/The site folder \S+ is missing\./)).toBeVisible();
  preview.rename('-away', '');
  await expect(page.getByText(/is missing/)).toHaveCount(0);
});

test('changes in replaced folders are shown, without a message', sweepOnly, async ({ page }) => {
  for (const [index, path] of ['', 'pages', 'media'].entries()) {
    preview.replaceByCopy(path);
    preview.write(file, edited.replace('First heading', `Heading ${index}`));
    await expect(page.getByRole('heading', { name: `Heading ${index}` })).toBeVisible();
    await expect(panelOf(page)).toBeHidden();
  }
  await expectSameLoad(page);
});

test('C-16 another site cannot show the preview in a frame', sweepOnly, async ({ page }) => {
  const paths = ['/edited', '/outbox', '/__open-in-editor?file=package.json'];
  const frames = paths.map((path) => `<iframe src="${preview.address(path)}"></iframe>`);
  // For the browser, the IP address is another site than localhost.
  const elsewhere = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(frames.join('')));
  await new Promise<void>((ready) => elsewhere.listen(4298, '127.0.0.1', ready));
  await page.goto('http://127.0.0.1:4298/');
  const addresses = (): string[] => page.frames().flatMap((frame) => (frame === page.mainFrame() ? [] : [frame.url()]));
  await expect.poll(addresses).toEqual(paths.map(() => 'chrome-error://chromewebdata/'));
  elsewhere.close();
});
