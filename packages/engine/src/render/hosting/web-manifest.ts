import { pageAddress } from '../../model/address.ts';
import type { SiteModel } from '../../model/site-model.ts';
import { colorOfRole, type ThemeDefinition } from '../../schema/theme-definition.ts';

/** Returns `site.webmanifest`: name, icon and colours for phones with the site on their home screen. */
export function webManifest(site: SiteModel, theme: ThemeDefinition): string {
  const {
    brand,
    theme: { colors },
  } = site;
  return JSON.stringify({
    name: `${brand.name}. ${brand.tagline}`,
    short_name: brand.name,
    // The scope, the pages that belong to the installed site, is by default everything below this address.
    start_url: pageAddress('/', site),
    display: 'browser',
    background_color: colorOfRole(theme, colors, 'background'),
    theme_color: colorOfRole(theme, colors, 'browserBar'),
    icons: [{ src: brand.favicon.src, sizes: 'any', type: 'image/svg+xml' }],
  });
}
