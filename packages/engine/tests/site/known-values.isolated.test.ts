import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { readCachedText, writeCachedText } from '../../src/cache/text-cache.ts';
import { tempFolder } from '../support/temp-folder.ts';

const root = tempFolder('known-values');
const cached = { root, siteDir: join(root, 'site'), fingerprint: 'one' };
const picture = join(root, 'picture.svg');
const draw = (shape: string): void => writeFileSync(picture, `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8">${shape}</svg>`);

/** The modules of a new process, which knows nothing. */
const startProcess = async () => ({
  ...(await import('../../src/site/known-values.ts')),
  ...(await import('../../src/media/media-facts.ts')),
  ...(await import('../../src/field-kinds/rich/sanitize-rich-text.ts')),
});

beforeEach(() => vi.resetModules());

/** Replaces a text in the cache, so that a test sees whether the cache is used. */
async function replaceInCache(folder: string, text: string, replacement: string): Promise<void> {
  const file = join(root, '.cache', folder, readdirSync(join(root, '.cache', folder))[0] ?? '');
  await writeCachedText(file, readCachedText(file)?.replaceAll(text, replacement) ?? '');
}

test('the properties of a media file are used by the next process until the file changes', async () => {
  draw('<circle r="4"/>');
  const first = await startProcess();
  const { publishedName } = first.readMediaFacts(picture);
  await first.storeKnownValues(cached);
  await replaceInCache('media', publishedName, 'restored.svg');
  vi.resetModules();
  const second = await startProcess();
  second.restoreKnownValues(cached);
  expect(second.readMediaFacts(picture).publishedName).toBe('restored.svg');
  draw('<script/>');
  expect(() => second.readMediaFacts(picture)).toThrow(/the element <script>/);
});

test('a sanitised text is used by the next process, and other texts are sanitised', async () => {
  const text = `<p>Weave</p><script>alert()</script>${'<p>Long.</p>'.repeat(40)}`;
  const first = await startProcess();
  expect(first.sanitizeRichText(text, false, 'page').html).toMatch(/^<p>Weave<\/p><p>Long/);
  await first.storeKnownValues(cached);
  await replaceInCache('texts', 'Weave', 'Restored');
  vi.resetModules();
  const second = await startProcess();
  second.restoreKnownValues(cached);
  expect(second.sanitizeRichText(text, false, 'page').html).toMatch(/^<p>Restored<\/p>/);
  expect(second.sanitizeRichText(`${text}<p>End</p>`, false, 'page').html).toMatch(/^<p>Weave<\/p>.*<p>End<\/p>$/);
});
