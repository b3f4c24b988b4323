import { join } from 'node:path';
import { cacheKey, readCachedText, removeOldEntries, writeCachedText } from '../cache/text-cache.ts';
import { addKnownFacts, listKnownFacts } from './media-facts.ts';

/** The maximum number of sites in the cache: enough for those that one person works on. */
const maxSites = 20;

/** The project, the folder of the site, and a hash of the sources of the running command. */
type Cached = { root: string; siteDir: string; fingerprint: string };

const cacheFile = ({ root, siteDir, fingerprint }: Cached): string => join(root, '.cache', 'media', cacheKey(fingerprint, siteDir));

/** Restores the properties of the site's media files that an earlier command with the same sources has read. */
export function restoreMediaFacts(cached: Cached): void {
  const text = readCachedText(cacheFile(cached));
  if (text !== undefined) addKnownFacts(JSON.parse(text));
}

/** Stores the properties of the media files that this process knows. */
export async function storeMediaFacts(cached: Cached): Promise<void> {
  const file = cacheFile(cached);
  const text = JSON.stringify(listKnownFacts());
  if (readCachedText(file) === text) return;
  await writeCachedText(file, text);
  await removeOldEntries(join(file, '..'), maxSites);
}
