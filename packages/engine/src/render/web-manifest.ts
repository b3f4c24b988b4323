import type { SiteModel } from '../model/site-model.ts';

/** `site.webmanifest`: name, icon and colours for phones that keep the site on their home screen. */
export function webManifest({ brand, theme }: SiteModel): string {
  return JSON.stringify({
    name: `${brand.name}. ${brand.tagline}`,
    short_name: brand.name,
    start_url: '/',
    display: 'browser',
    background_color: theme.colors.cotton,
    theme_color: theme.colors.ink,
    icons: [{ src: brand.favicon.src, sizes: 'any', type: 'image/svg+xml' }],
  });
}
