import { chmodSync, lstatSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSource, replacementOf, type SourceText, writeTogether } from '../../../src/edit/site-changes.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const folder = tempFolder('source-text');
const links = tempFolder('source-links');
const file = join(folder, 'page.yaml');
const place = { root: tempFolder('source-cache'), siteDir: folder };

const writeSource = (source: SourceText, text: string): Promise<void> => writeTogether([replacementOf(source, text)], place);

test('a file that is written unchanged has the same bytes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('', '\uFEFF', '\uFEFF\uFEFF'),
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('\n', '\r\n', ''),
      async (mark, text, end) => {
        const bytes = Buffer.from(mark + text + end);
        writeFileSync(file, bytes);
        const source = await readSource(file);
        await writeSource(source, source.text);
        expect(readFileSync(file).equals(bytes)).toBe(true);
      },
    ),
    { numRuns: 50 },
  );
});

test('the byte order mark is not part of the text', async () => {
  writeFileSync(file, '\uFEFFa: 1\n');
  expect(await readSource(file)).toEqual({ absolute: file, mark: '\uFEFF', text: 'a: 1\n' });
});

test('writing keeps the file mode and leaves no temporary file', async () => {
  writeFileSync(file, 'a: 1\n');
  chmodSync(file, 0o640);
  await writeSource(await readSource(file), 'a: 2\n');
  expect(statSync(file).mode & 0o777).toBe(0o640);
  expect(readdirSync(folder)).toEqual(['page.yaml']);
});

test('a symbolic link within the site stays a link, and its target is written', async () => {
  const link = join(folder, 'link.yaml');
  writeFileSync(file, 'a: 1\n');
  symlinkSync(file, link);
  await writeSource(await readSource(link), 'a: 3\n');
  expect(readFileSync(file, 'utf8')).toBe('a: 3\n');
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
});

test('nothing is written through a link that leads out of the site', async () => {
  const link = join(folder, 'elsewhere.yaml');
  const outside = join(links, 'outside.yaml');
  writeFileSync(outside, 'a: 1\n');
  symlinkSync(outside, link);
  await expect(readSource(link).then((source) => writeSource(source, 'a: 2\n'))).rejects.toThrow(/a link to a place outside/);
  expect(readFileSync(outside, 'utf8')).toBe('a: 1\n');
});

test('a file that was saved since it was read is not overwritten', async () => {
  writeFileSync(file, 'a: 1\n');
  const source = await readSource(file);
  writeFileSync(file, 'a: 2\n');
  await expect(writeSource(source, 'a: 3\n')).rejects.toThrow(/saved files meanwhile/);
  expect(readFileSync(file, 'utf8')).toBe('a: 2\n');
});

test('a file in another encoding is rejected with a plain message, and stays unchanged', async () => {
  const bytes = Buffer.from([0x61, 0x3a, 0x20, 0xe9, 0x0a]);
  writeFileSync(file, bytes);
  await expect(readSource(file)).rejects.toThrow(/is not saved as UTF-8/);
  expect(readFileSync(file).equals(bytes)).toBe(true);
});
