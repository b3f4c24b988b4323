import type { SiteModel } from '@pagewright/core';
import { cacheKey } from '../cache/text-cache.ts';

/** The files that a build makes from the favicon, in the root of the site. */
export const iconNames = {
  /** Browsers and search engines request it at this address, whatever a page says. */
  ico: 'favicon.ico',
  /** For the home screen of iPhones and iPads. */
  touch: 'apple-touch-icon.png',
  small: 'icon-192.png',
  large: 'icon-512.png',
  /** Android cuts it into the shape of its icons. */
  maskable: 'icon-maskable-512.png',
} as const;

/** Returns the name of the icon for home screens of pages with a favicon. Another one than that of the site has a file of its own. */
export const touchIconName = (favicon: string, ofSite: string): string =>
  favicon === ofSite ? iconNames.touch : iconNames.touch.replace('.png', `-${cacheKey(favicon).slice(0, 10)}.png`);

/** Returns the media type of a favicon by its published path: a bitmap is published as WebP. */
export const faviconType = (path: string): string => (path.endsWith('.svg') ? 'image/svg+xml' : 'image/webp');

/** Returns the published paths of all favicons, each once: of the site, its other languages and their profiles. That of the site is the first. */
export function faviconsOf(settings: SiteModel): [ofSite: string, ...others: string[]] {
  const ofSite = settings.brand.favicon.src;
  const all = [settings, ...Object.values(settings.translations ?? {})].flatMap(({ brand, profiles }) => [
    brand.favicon.src,
    ...profiles.flatMap((profile) => profile.brand?.favicon?.src ?? []),
  ]);
  return [ofSite, ...new Set(all.filter((src) => src !== ofSite))];
}
