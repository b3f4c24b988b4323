import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../../../../packages/engine/tests/support/temp-folder.ts';
import { outputFigures, sizeOf } from '../../compare/output-size.ts';

const temp = tempFolder('output-size');

/** A built site with this many pages of 1,000 bytes, each with its data of 200, and files of the whole site. */
function builtSite(name: string, pages: number): string {
  const folder = join(temp, name);
  for (const place of ['media', 'assets']) mkdirSync(join(folder, place), { recursive: true });
  for (const file of ['assets/a.js', 'assets/a.js.br', 'media/a.webp']) writeFileSync(join(folder, file), 'a'.repeat(5_000));
  for (let page = 1; page <= pages; page += 1) {
    mkdirSync(join(folder, `page-${page}`));
    for (const file of ['index.html', 'index.html.gz']) writeFileSync(join(folder, `page-${page}`, file), 'a'.repeat(1_000));
    writeFileSync(join(folder, `page-${page}`, 'props.json'), 'a'.repeat(200));
  }
  return folder;
}

test('a page counts with what it adds: its files and bytes, without media, compressed copies and files of the whole site', async () => {
  const small = await sizeOf(builtSite('small', 2));
  const large = await sizeOf(builtSite('large', 12));
  expect(small).toEqual({ files: 5, bytes: 7_400, html: 2_000 });
  expect(outputFigures({ tools: ['Ours'], small: [small], large: [large], pages: 10 })).toEqual([
    { budget: 'page-files', what: 'files of a page: Ours', value: 2, unit: 'files' },
    { what: 'HTML of a page: Ours', value: 1, unit: 'kB' },
    { budget: 'page-bytes', what: 'written for a page, of its HTML: Ours', value: 1.2, unit: 'ratio' },
  ]);
});
