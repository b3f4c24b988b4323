import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCachedText, writeCachedText } from '../../src/cache/text-cache.ts';
import { restoreMediaFacts, storeMediaFacts } from '../../src/media/cached-media-facts.ts';
import { readMediaFacts } from '../../src/media/media-facts.ts';
import { tempFolder } from '../support/temp-folder.ts';

const root = tempFolder('media-facts');
const cached = { root, siteDir: join(root, 'site'), fingerprint: 'one' };
const picture = join(root, 'picture.svg');
const draw = (shape: string): void => writeFileSync(picture, `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8">${shape}</svg>`);

test('restored properties are used until the file changes', async () => {
  draw('<circle r="4"/>');
  const { publishedName } = readMediaFacts(picture);
  await storeMediaFacts(cached);
  // Another name in the cache, to see that it is used.
  const file = join(root, '.cache', 'media', readdirSync(join(root, '.cache', 'media'))[0] ?? '');
  await writeCachedText(file, readCachedText(file)?.replaceAll(publishedName, 'restored.svg') ?? '');
  restoreMediaFacts(cached);
  expect(readMediaFacts(picture).publishedName).toBe('restored.svg');
  draw('<script/>');
  expect(() => readMediaFacts(picture)).toThrow(/the element <script>/);
});
