import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { basePath, colorOfRole, type SiteModel, withoutBase } from '@pagewright/core';
import { cacheKey, removeOldEntries } from '../cache/text-cache.ts';
import type { SiteCode } from '../definition/site-code.ts';
import { fillFolder } from '../files/write-whole.ts';
import { drawIcons } from './draw-icons.ts';
import { faviconsOf, iconNames, touchIconName } from './icon-names.ts';

/** An icon of a site: its path in the built site, the file that has it, and a key of what it shows. */
type SiteIcon = { path: string; file: string; key: string };

type Source = {
  settings: SiteModel;
  code: Pick<SiteCode, 'theme'>;
  /** The folder of the project, which contains the cache. */
  root: string;
  /** Returns the file of a published path below `/media/`. */
  fileOf: (path: string) => Promise<string>;
};

/** Returns the icons of a site. Draws those that no earlier command has drawn. Rejects with the error of `fileOf`. */
export async function siteIcons({ settings, code: { theme }, root, fileOf }: Source): Promise<SiteIcon[]> {
  const options = { cache: join(root, '.cache', 'icons'), background: colorOfRole(theme, settings.theme.colors, 'background') };
  const icons: SiteIcon[] = [];
  const favicons = faviconsOf(settings);
  const [ofSite] = favicons;
  for (const favicon of favicons) {
    const { key, folder, names } = await cachedIcons(await fileOf(withoutBase(favicon, basePath(settings)) ?? favicon), options);
    if (favicon === ofSite) icons.push(...names.map((name) => ({ path: name, file: join(folder, name), key })));
    else icons.push({ path: touchIconName(favicon, ofSite), file: join(folder, iconNames.touch), key });
  }
  return icons;
}

/** Changes when icons are drawn in another way. */
const version = '1';
/** A set of icons has about 50 kB. */
const keptSets = 50;

type DrawnIcons = { key: string; folder: string; names: string[] };

/**
 * Draws the icons of a favicon, unless an earlier command did. `cache` has the sets of icons by a key of what they show; `background` is
 * the colour behind a drawing that has none, as `#rrggbb`.
 */
async function cachedIcons(favicon: string, { cache, background }: { cache: string; background: string }): Promise<DrawnIcons> {
  const content = await readFile(favicon);
  const key = cacheKey(version, content.toString('base64'), background);
  const folder = join(cache, key);
  if (!existsSync(folder)) {
    await fillFolder(folder, async (unfinished) => {
      for (const [name, icon] of await drawIcons(content, background)) await writeFile(join(unfinished, name), icon);
    });
    await removeOldEntries(cache, keptSets);
  }
  return { key, folder, names: (await readdir(folder)).sort() };
}
