import { join } from 'node:path';
import { cacheKey, readCachedText, removeOldEntries, writeCachedText } from '../../cache/text-cache.ts';
import { buildStylesheet, type StylesheetInput } from './build-stylesheet.ts';
import { themeCss } from './theme-css.ts';

/** The number of stylesheets in the cache: enough for the sites that one person works on. */
const maxStylesheets = 20;

/** Returns the stylesheet of a site: from the cache when code, theme and block types are unchanged, else built. */
export async function cachedStylesheet(
  input: StylesheetInput,
  { root, fingerprint }: { root: string; fingerprint: string },
): Promise<string> {
  const { code, site, types, contentClasses } = input;
  const parts = JSON.stringify([themeCss(site, code.theme), [...types].sort(), [...contentClasses].sort()]);
  const folder = join(root, '.cache', 'styles');
  const file = join(folder, cacheKey(fingerprint, parts));
  const cached = readCachedText(file);
  if (cached !== undefined) return cached;
  const css = await buildStylesheet(input);
  await writeCachedText(file, css);
  await removeOldEntries(folder, maxStylesheets);
  return css;
}
