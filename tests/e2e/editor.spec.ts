import { expect, type Page } from '@playwright/test';
import { editorTest } from './support/editor-test.ts';
import type { Preview } from './support/preview.ts';

const test = editorTest();

const file = 'pages/workshop.yaml';

test.describe.configure({ mode: 'default' });

let original: string | undefined;

test.beforeEach(({ preview }) => {
  original ??= text(preview);
  preview.write(file, original);
});

/** Opens a page in the editor, and waits until its blocks are there. */
async function openEditor(page: Page, preview: Preview): Promise<void> {
  await page.goto(preview.address('/__editor?page=/workshop'), { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'text-image' })).toBeVisible({ timeout: 60_000 });
}

const text = (preview: Preview): string => preview.read(file).toString();

test('blocks are added, edited, moved, hidden and deleted by clicks, and the file reads as a person would write it', async ({
  page,
  preview,
}) => {
  preview.edit(file, 'blocks:\n', 'blocks:\n  # What we show first.\n');
  const before = text(preview);
  await openEditor(page, preview);
  const blocks = page.getByRole('navigation', { name: 'Blocks' }).getByRole('listitem').getByRole('button');
  const fields = page.getByRole('region', { name: 'Fields' });
  const shown = page.frameLocator('iframe');

  await blocks.first().click();
  await page.getByRole('button', { name: 'Add a block' }).click();
  await page.getByLabel('Search').fill('words of one person');
  await page.getByRole('dialog').getByRole('listitem').getByRole('button', { name: 'quote' }).click();
  await expect(blocks).toHaveText([/^text-image/, /^quote/, /^page-header/]);
  await expect(blocks.nth(1)).toHaveAttribute('aria-current', 'true');

  await fields.getByLabel('text', { exact: true }).fill('We repair: what others throw away.');
  await expect(shown.getByText('We repair: what others throw away.')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: `Saved in ${file}` })).toBeVisible();
  expect(text(preview)).toMatch(/\n {2}- type: quote\n {4}text: "We repair: what others throw away\."\n/);

  await fields.getByLabel('background').selectOption('dark');
  await expect.poll(() => text(preview)).toMatch(/- type: quote\n {4}background: dark\n {4}text: /);

  await page.getByRole('button', { name: 'Move up' }).click();
  await expect(blocks).toHaveText([/^quote/, /^text-image/, /^page-header/]);
  expect(text(preview)).toMatch(/^blocks:\n {2}- type: quote\n[\s\S]*\n {2}# What we show first\.\n {2}- type: text-image/m);

  await page.getByRole('button', { name: 'Hide' }).click();
  await expect(blocks.first()).toContainText('hidden');
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await expect(blocks).toHaveCount(4);
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(blocks).toHaveCount(3);

  for (const count of [4, 3, 3, 3, 3, 3, 2]) {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(blocks).toHaveCount(count);
  }
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  expect(text(preview)).toBe(before);
});

test('a page is edited by keys alone, a change that would break it waits, and another hand is not overwritten', async ({
  page,
  preview,
}) => {
  const before = text(preview);
  await openEditor(page, preview);
  const blocks = page.getByRole('navigation', { name: 'Blocks' }).getByRole('listitem').getByRole('button');
  const heading = page.getByRole('region', { name: 'Fields' }).getByLabel('heading', { exact: true });
  await blocks.first().focus();
  await page.keyboard.press('Enter');
  await expect(blocks.first()).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(blocks).toHaveText([/^page-header/, /^text-image/]);
  await expect(blocks.nth(1)).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(blocks).toHaveText([/^text-image/, /^page-header/]);
  expect(text(preview)).toBe(before);

  await blocks.first().click();
  await heading.press('End');
  await heading.pressSequentially(' of the weavers', { delay: 40 });
  await expect.poll(() => text(preview)).toContain('heading: The bench of the weavers\n');
  await expect(heading).toHaveValue('The bench of the weavers');
  await heading.press('Control+z');
  await expect(heading).toHaveValue('The bench');
  expect(text(preview)).toBe(before);

  await heading.fill('');
  await expect(page.getByText('Not saved: this change would cause an error.')).toBeVisible();
  await expect(heading).toHaveAttribute('aria-invalid', 'true');
  expect(text(preview)).toBe(before);
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(heading).toHaveValue('The bench');

  // Somebody saves another line, and then the same one while it is edited here.
  preview.edit(file, 'A workbench', 'A wide workbench');
  await expect(page.getByLabel('alt', { exact: true })).toHaveValue('A wide workbench');
  await heading.fill('Mine');
  preview.edit(file, 'heading: The bench', 'heading: Theirs');
  await expect(page.getByText('Somebody has changed the same part of')).toBeVisible();
  expect(text(preview)).toContain('heading: Theirs\n');
  await page.getByRole('button', { name: 'Use mine' }).click();
  await expect.poll(() => text(preview)).toBe(before.replace('The bench', 'Mine').replace('A workbench', 'A wide workbench'));
});

test('only the open editor can change the site', async ({ page, preview, request }) => {
  await openEditor(page, preview);
  const before = text(preview);
  const { token } = JSON.parse((await page.locator('#editor-data').textContent()) ?? '');
  const origin = new URL(preview.address('/')).origin;
  const own = { 'x-editor-token': token, origin, 'content-type': 'application/json' };
  const post = async (headers: Record<string, string>, name = 'undo', data = '{}'): Promise<number> =>
    (await request.post(preview.address(`/__editor/${name}`), { headers, data })).status();
  expect(await post({ ...own, 'x-editor-token': 'x'.repeat(token.length) })).toBe(403);
  expect(await post({ origin, 'content-type': 'application/json' })).toBe(403);
  expect(await post({ ...own, origin: 'http://localhost:1' })).toBe(403);
  expect(await post({ ...own, 'content-type': 'text/plain' })).toBe(403);
  expect(await post({ ...own, 'sec-fetch-site': 'same-site' })).toBe(403);
  expect(await post({ 'x-editor-token': token, 'content-type': 'application/json' })).toBe(403);
  expect(await post(own, 'apply', '{"file":"../secret.yaml"}')).toBe(400);
  const deletion = '{"task":{"kind":"delete-page","path":"/workshop"},"isForced":true}';
  expect(await post({ ...own, origin: 'http://localhost:1' }, 'run', deletion)).toBe(403);
  expect(await post({ origin, 'content-type': 'application/json' }, 'take-back', '{"id":0}')).toBe(403);
  expect(await post(own, 'run', '{"task":{"kind":"delete-page"}}')).toBe(400);
  expect((await request.get(preview.address('/__editor/page?path=/workshop'))).status()).toBe(404);
  expect(await post(own, 'apply', `{"file":"${file}","version":"none","changes":[{"kind":"delete","path":["title"]}]}`)).toBe(200);
  expect(text(preview)).toBe(before);
});
