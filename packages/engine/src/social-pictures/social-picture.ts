import { colorNamed, fontsOfLanguage, type PageModel, plainText, type SiteModel, type ThemeDefinition } from '@pagewright/core';
import { cacheKey } from '../cache/text-cache.ts';

/** The picture of a page for link previews: what it shows, and its URL path, which contains a hash of that. */
export type SocialPicture = {
  path: string;
  title: string;
  brand: { name: string; mark: string };
  /** As `#rrggbb`. */
  background: string;
  text: string;
  /** SVG elements in the coordinates of the picture, below the texts. */
  pattern: string;
  /** The URL paths of the font files, and their weights. */
  fonts: { display: SocialFont; text: SocialFont };
};

export type SocialFont = { file: string; extended?: string; weight: number };

type PageOfPicture = Pick<PageModel, 'title' | 'socialImage'>;

/** In pixels. The size that social networks expect. */
export const socialPictureSize = { width: 1200, height: 630 };

/**
 * Returns the picture that the build makes for a page. Undefined for a page or site with a `socialImage` of its own, and
 * for code whose theme declares no `socialPicture`. `site` has the settings of the page's profile.
 */
export function socialPictureOf(
  page: PageOfPicture,
  site: SiteModel,
  theme: Pick<ThemeDefinition, 'socialPicture'>,
): SocialPicture | undefined {
  const { brand } = site;
  const look = theme.socialPicture;
  if (!look || page.socialImage !== undefined || brand.socialImage !== undefined) return undefined;
  const { colors } = site.theme;
  const fonts = fontsOfLanguage(site);
  const shown = {
    title: plainText(page.title),
    brand: { name: plainText(brand.name), mark: brand.mark.src },
    background: colorNamed(colors, look.background),
    text: colorNamed(colors, look.text),
    pattern: look.pattern?.(page.title, (name) => colorNamed(colors, name), site.theme) ?? '',
    fonts: { display: fontOf(fonts.display, 700), text: fontOf(fonts.text, 600) },
  };
  return { path: `/social/${cacheKey(JSON.stringify(shown)).slice(0, 16)}.png`, ...shown };
}

/** Takes the weight that the font has and that is nearest to `wanted`. */
function fontOf({ file, extended, weights }: ReturnType<typeof fontsOfLanguage>['text'], wanted: number): SocialFont {
  const [lightest = wanted, heaviest = wanted] = weights.split(' ').map(Number);
  return { file, ...(extended && { extended }), weight: Math.min(Math.max(wanted, lightest), heaviest) };
}
