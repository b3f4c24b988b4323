import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../../../../packages/engine/tests/support/temp-folder.ts';
import { comparePages } from '../../compare/compare-pages.ts';
import { readPageContent } from '../../compare/page-content.ts';
import type { ToolSite } from '../../compare/tool-site.ts';

const temp = tempFolder('compare-pages');

const ours = `<body><header>Menu</header><main>
  <h1>Fresh <em>bread</em></h1><p>Baked <!-- -->every   day.</p><img src="/media/oven.webp" alt=""><a href="/shop">Shop</a>
  <ul inert><li>Copy</li></ul><p aria-hidden="true">*</p><p hidden>Later</p><svg><title>Icon</title></svg><button>Pause</button>
</main></body>`;

/** A built site with this page at `/bread`. */
function siteWith(tool: string, html: string): ToolSite {
  const outDir = join(temp, tool);
  mkdirSync(join(outDir, 'bread'), { recursive: true });
  writeFileSync(join(outDir, 'bread', 'index.html'), html);
  const command = { file: '', args: [], cwd: '' };
  return { tool, outDir, build: command, dev: () => command, clear: async () => undefined, edit: () => async () => undefined };
}

/** Compares our page with one of a peer. Returns the notes. */
async function compare(theirs: string): Promise<string[]> {
  const notes: string[] = [];
  const sites = [siteWith('Ours', ours), siteWith('Builder', theirs), siteWith('Ours again', '')];
  await comparePages(sites, '/bread', (line) => notes.push(line));
  return notes;
}

test('the content of a page is what visitors find in main: without hidden, inert and silent elements', () => {
  expect(readPageContent(ours)).toEqual({
    texts: ['Fresh', 'bread', 'Baked every day.', 'Shop', 'Pause'],
    headings: ['Fresh bread'],
    pictures: ['/media/oven.webp'],
    links: ['/shop'],
  });
  expect(() => readPageContent('<body></body>')).toThrow('The page has no main element.');
});

test('equal pages are noted as the same', async () => {
  expect(await compare(ours.replace('Baked <!-- -->every   day.', 'Baked every day.'))).toEqual(['Builder shows the same at /bread.']);
});

test('a few texts that differ are noted', async () => {
  expect(await compare(ours.replace('<button>Pause</button>', ''))).toEqual(['Builder at /bread: texts that differ, only ours: Pause']);
});

test.each([
  ['heading', ours.replace('<h1>', '<h1>Very '), 'headings that differ, only ours: Fresh bread, only theirs: Very Fresh bread'],
  ['picture', ours.replace('oven.webp', 'shop.webp'), 'pictures that differ, only ours: /media/oven.webp, only theirs: /media/shop.webp'],
  ['link', ours.replace('<a href="/shop">Shop</a>', 'Shop'), 'links that differ, only ours: /shop'],
])('another %s is an error: the peer does not show the same page', async (_, theirs, message) => {
  await expect(compare(theirs)).rejects.toThrow(`Builder shows another page at /bread: ${message}`);
});

test('many texts that differ are an error', async () => {
  const more = Array.from({ length: 13 }, (_, number) => `<p>Text ${number}</p>`).join('');
  await expect(compare(ours.replace('</main>', `${more}</main>`))).rejects.toThrow('texts that differ, only theirs: Text 0 | Text 1');
});
