import { colorOfRole, fileAddress, pageAddress, plainText, type SiteModel, type ThemeDefinition } from '@pagewright/core';
import { faviconType, iconNames } from '../../icons/icon-names.ts';

type Options = { theme: ThemeDefinition /** True when the site has an icon that Android may cut. */; isMaskable: boolean };

/** Returns `site.webmanifest`: name, icons and colours for phones with the site on their home screen. */
export function webManifest(site: SiteModel, { theme, isMaskable }: Options): string {
  const {
    brand,
    theme: { colors },
  } = site;
  const png = (name: string, size: number) => ({ src: fileAddress(`/${name}`, site), sizes: `${size}x${size}`, type: 'image/png' });
  const manifest = {
    name: `${brand.name}. ${brand.tagline}`,
    short_name: brand.name,
    // The scope, the pages that belong to the installed site, is by default everything below this address.
    start_url: pageAddress('/', site),
    display: 'browser',
    background_color: colorOfRole(theme, colors, 'background'),
    theme_color: colorOfRole(theme, colors, 'browserBar'),
    icons: [
      ...(brand.favicon.src.endsWith('.svg') ? [{ src: brand.favicon.src, sizes: 'any', type: faviconType(brand.favicon.src) }] : []),
      png(iconNames.small, 192),
      png(iconNames.large, 512),
      ...(isMaskable ? [{ ...png(iconNames.maskable, 512), purpose: 'maskable' }] : []),
    ],
  };
  return plainText(JSON.stringify(manifest));
}
