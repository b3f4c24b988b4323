import type { SiteModel } from '../../model/site-model.ts';
import { colorOfRole, type ThemeDefinition } from '../../schema/theme-definition.ts';

/** Returns `site.webmanifest`: name, icon and colours for phones with the site on their home screen. */
export function webManifest({ brand, theme: { colors } }: SiteModel, theme: ThemeDefinition): string {
  return JSON.stringify({
    name: `${brand.name}. ${brand.tagline}`,
    short_name: brand.name,
    start_url: '/',
    display: 'browser',
    background_color: colorOfRole(theme, colors, 'background'),
    theme_color: colorOfRole(theme, colors, 'browserBar'),
    icons: [{ src: brand.favicon.src, sizes: 'any', type: 'image/svg+xml' }],
  });
}
