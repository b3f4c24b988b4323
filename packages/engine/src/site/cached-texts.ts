import { join } from 'node:path';
import { cacheKey, readCachedText, removeOldEntries, writeCachedText } from '../cache/text-cache.ts';
import { addKnownTexts, listKnownTexts } from '../field-kinds/rich/known-texts.ts';

/** The maximum number of sites in the cache: enough for those that one person works on. */
const maxSites = 20;

/** The project, the folder of the site, and a hash of the sources of the running command. */
type Cached = { root: string; siteDir: string; fingerprint: string };

const cacheFile = ({ root, siteDir, fingerprint }: Cached): string => join(root, '.cache', 'texts', cacheKey(fingerprint, siteDir));

/** Restores the rich texts of a site that an earlier command with the same sources has sanitised. */
export function restoreTexts(cached: Cached): void {
  const text = readCachedText(cacheFile(cached));
  if (text !== undefined) addKnownTexts(JSON.parse(text));
}

/** Stores the rich texts that this command has sanitised, with those that it knew. */
export async function storeTexts(cached: Cached): Promise<void> {
  const texts = listKnownTexts();
  if (!texts) return;
  const file = cacheFile(cached);
  await writeCachedText(file, JSON.stringify(texts));
  await removeOldEntries(join(file, '..'), maxSites);
}
