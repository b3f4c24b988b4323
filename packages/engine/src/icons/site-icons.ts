import { join } from 'node:path';
import type { SiteCode } from '../definition/site-code.ts';
import { basePath, withoutBase } from '../model/address.ts';
import type { SiteModel } from '../model/site-model.ts';
import { colorOfRole } from '../schema/theme-definition.ts';
import { cachedIcons } from './cached-icons.ts';
import { faviconsOf, iconNames, touchIconName } from './icon-names.ts';

/** An icon of a site: its path in the built site, the file that has it, and a key of what it shows. */
export type SiteIcon = { path: string; file: string; key: string };

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
