import { expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findings } from './support/axe.ts';
import { editorTest } from './support/editor-test.ts';
import type { Preview } from './support/preview.ts';

const file = 'pages/panel.yaml';

const original = `path: /panel
title: Panel
description: A page for the fields of the editor, with cards, a picture and a link to another page.
blocks:
  - type: page-header
    heading: Where it is made
  - type: text-image
    imageSide: left # Our picture.
    heading: The bench
    paragraphs: [Where things are made.]
    image: { src: /media/pictures/bench.png, alt: A workbench }
  - type: card-grid
    heading: What we make
    cards:
      # The first one.
      - title: Websites
        text: Fast, plain and whole.
        link: { label: More, to: / }
      - title: Apps
        text: Small enough to keep.
`;

const test = editorTest({ [file]: original });

test.describe.configure({ mode: 'default' });

test.beforeEach(({ preview }) => preview.write(file, original));

/** Opens the page in the editor with a block selected. Returns the panel. */
async function openBlock(page: Page, preview: Preview, type: string): Promise<Locator> {
  await page.goto(preview.address('/__editor?page=/panel'), { waitUntil: 'commit' });
  await page.getByRole('button', { name: type }).click({ timeout: 60_000 });
  return page.getByRole('region', { name: 'Fields' });
}

const text = (preview: Preview): string => preview.read(file).toString();

const picture = (colour: string): Promise<Buffer> =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background: colour } })
    .png()
    .toBuffer();

/** Drops a file on an element, as from a folder of the computer. */
async function drop(target: Locator, name: string, bytes: Buffer): Promise<void> {
  const data = await target.page().evaluateHandle(
    ([fileName, content]) => {
      const transfer = new DataTransfer();
      const whole = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
      transfer.items.add(new File([whole], fileName));
      return transfer;
    },
    [name, bytes.toString('base64')] as const,
  );
  await target.dispatchEvent('drop', { dataTransfer: data });
}

test('a picture is chosen in the library, uploaded and dropped; one that cannot be published is refused', async ({ page, preview }) => {
  const fields = await openBlock(page, preview, 'text-image');
  await fields.getByRole('button', { name: 'Choose src' }).click();
  const library = page.getByRole('dialog', { name: 'Choose src' });
  await expect(library.getByRole('button', { name: 'people/round.svg' })).toContainText('on The shelf');
  await expect(library.locator('img').last()).toHaveJSProperty('complete', true);
  await library.getByLabel('Search').fill('poster');
  await expect(library.getByRole('status')).toHaveText(/^1 of /);
  await library.getByRole('listitem').getByRole('button').click();
  await expect.poll(() => text(preview)).toContain('image: { src: /media/pictures/poster.png, alt: A workbench }');
  await expect(fields.getByRole('button', { name: 'Choose src' })).toBeFocused();

  await fields.locator('[type="file"]').setInputFiles({ name: 'Our shed.png', mimeType: 'image/png', buffer: await picture('teal') });
  await expect.poll(() => text(preview)).toContain('src: /media/pictures/Our-shed.png,');
  expect(preview.read('media/pictures/Our-shed.png')).toEqual(await picture('teal'));

  await drop(fields.locator('.media'), 'Our shed.png', await picture('navy'));
  await expect.poll(() => text(preview)).toContain('src: /media/pictures/Our-shed-1.png,');

  await drop(fields.locator('.media'), 'bad.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'));
  await expect(fields.getByText(/^bad\.svg/)).toContainText('script');
  expect(await findings(page)).toEqual([]);
  expect(text(preview)).toContain('src: /media/pictures/Our-shed-1.png,');
});

test('an icon, a link and its place on a page are chosen by keys, and entries are moved, added and removed', async ({ page, preview }) => {
  const fields = await openBlock(page, preview, 'card-grid');
  const cards = fields.getByRole('group', { name: 'cards' });
  await cards.locator('summary').first().press('Enter');

  await cards.getByRole('button', { name: 'Choose icon' }).press('Enter');
  const icons = page.getByRole('dialog', { name: 'Choose icon' });
  await icons.getByLabel('Search').pressSequentially('money');
  await expect(icons.getByRole('button', { name: 'euro', exact: true })).toBeVisible();
  await icons.getByLabel('Search').fill('piggy');
  await expect(icons.getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => text(preview)).toMatch(/- icon: piggy-bank\n {8}title: Websites/);
  await expect(cards.locator('.line-icon').first()).toBeVisible();

  await cards.getByRole('button', { name: 'Choose to' }).press('Enter');
  const links = page.getByRole('dialog', { name: 'Choose to' });
  await expect(links.getByRole('heading', { name: 'Pages of records' })).toBeVisible();
  await links.getByLabel('Search').fill('questions');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => text(preview)).toContain('link: { label: More, to: /questions }');
  await cards.getByLabel('Place on the page').selectOption('faq');
  await expect.poll(() => text(preview)).toContain('link: { label: More, to: /questions#faq }');

  await cards.locator('summary').first().focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(() => text(preview)).toMatch(/- title: Apps[\s\S]* # The first one\.\n {6}- icon: piggy-bank/);
  await expect(cards.locator('summary').nth(1)).toBeFocused();
  await expect(cards.locator('details').nth(1)).toHaveAttribute('open');
  await cards.getByRole('button', { name: 'Move entry 2 up' }).press('Enter');
  await expect.poll(() => text(preview)).toMatch(/# The first one\.\n {6}- icon: piggy-bank[\s\S]*- title: Apps/);

  await cards.getByRole('button', { name: 'Remove entry 2' }).press('Enter');
  await expect.poll(() => text(preview)).not.toContain('Apps');
  await expect(cards.getByRole('listitem')).toHaveCount(1);
  await cards.getByRole('button', { name: 'Add an entry' }).press('Enter');
  await expect(cards.locator('details').nth(1)).toHaveAttribute('open');
  await expect(cards.locator('li').nth(1).getByLabel('icon', { exact: true })).toBeFocused();
  expect(await findings(page)).toEqual([]);
});

test('a field is reset to its default, and a problem is fixed where it stands', async ({ page, preview }) => {
  preview.edit(file, '    heading: The bench\n', '    heading: The bench\n    hidden: yes\n');
  const fields = await openBlock(page, preview, 'text-image');
  const side = fields.getByLabel('imageSide');
  await expect(side).toHaveValue('0');
  await fields.getByRole('button', { name: 'Reset imageSide' }).press('Enter');
  await expect.poll(() => text(preview)).not.toContain('imageSide');
  await expect(side).toHaveValue('');
  await expect(side.locator(':checked')).toHaveText('right (default)');

  const hidden = fields.locator('.field', { has: page.getByLabel('hidden', { exact: true }) });
  await expect(hidden.getByText('"yes"', { exact: false })).toBeVisible();
  await hidden.getByRole('button', { name: 'Fix it' }).press('Enter');
  await expect.poll(() => text(preview)).toContain('    hidden: true\n');
  await expect(fields.getByRole('button', { name: 'Fix it' })).toHaveCount(0);
});

test('only the open editor can add a file', async ({ page, preview, request }) => {
  await openBlock(page, preview, 'text-image');
  const { token } = JSON.parse((await page.locator('#editor-data').textContent()) ?? '');
  const origin = new URL(preview.address('/')).origin;
  const own = { 'x-editor-token': token, origin, 'content-type': 'application/octet-stream' };
  const post = async (headers: Record<string, string>): Promise<number> =>
    (await request.post(preview.address('/__editor/upload?name=a.png'), { headers, data: await picture('red') })).status();
  expect(await post({ ...own, 'x-editor-token': 'x'.repeat(token.length) })).toBe(403);
  expect(await post({ ...own, origin: 'http://localhost:1' })).toBe(403);
  expect(await post({ ...own, 'content-type': 'text/plain' })).toBe(403);
  expect(await post({ ...own, 'sec-fetch-site': 'same-site' })).toBe(403);
  expect(() => preview.read('media/a.png')).toThrow();
  expect(await post(own)).toBe(200);
  const small = (site: string) =>
    request.get(preview.address('/__editor/thumbnail?path=/media/a.png'), { headers: { 'sec-fetch-site': site } });
  await expect.poll(async () => (await small('same-origin')).headers()['content-type']).toBe('image/webp');
  expect((await small('cross-site')).status()).toBe(403);
  expect((await request.get(preview.address('/__editor/media'))).status()).toBe(404);
});
