import { join } from 'node:path';
import { cacheKey, readCachedText, removeOldEntries, writeCachedText } from '../cache/text-cache.ts';
import { buildStylesheet, type StylesheetInput } from './stylesheet.ts';
import { themeCss } from './theme-css.ts';

/** The number of cached stylesheets. A choice: a site that does not change needs one, and one has about 10 KiB. */
const most = 20;

/** The stylesheet of a site, from the last build that had the same code, theme and block types if there was one. */
export async function cachedStylesheet(
  input: StylesheetInput,
  { root, fingerprint }: { root: string; fingerprint: string },
): Promise<string> {
  const { site, types, contentClasses } = input;
  const parts = JSON.stringify([themeCss(site), [...types].sort(), [...contentClasses].sort()]);
  const folder = join(root, '.cache', 'styles');
  const file = join(folder, cacheKey(fingerprint, parts));
  const kept = readCachedText(file);
  if (kept !== undefined) return kept;
  const made = await buildStylesheet(input);
  await writeCachedText(file, made);
  await removeOldEntries(folder, most);
  return made;
}
