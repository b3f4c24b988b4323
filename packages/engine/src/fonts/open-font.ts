import type { create, Font } from 'fontkit';
import type subsetFont from 'subset-font';

export type { Font, PathCommand } from 'fontkit';

/** Opens a font file (.woff2, .woff, .ttf, .otf). Throws an `Error` for a collection of fonts. */
export async function openFont(data: Buffer): Promise<Font> {
  const { create } = await loadFontPackages();
  const font = create(data);
  if ('fonts' in font) throw new Error('This file is a collection of fonts. Use a file with one font.');
  return font;
}

/** Opens a subset of a font. With `weight`, opens a variable font at that weight. */
export async function openInstance(
  data: Buffer,
  { characters, weight }: { characters: string; weight?: number | undefined },
): Promise<Font> {
  const { subsetFont } = await loadFontPackages();
  const axes = weight !== undefined && { variationAxes: { wght: weight } };
  return openFont(await subsetFont(data, characters, { targetFormat: 'sfnt', ...axes }));
}

/** The packages that read and subset fonts. Optional: `npm run fonts` needs them, and a build that makes pictures for link previews. */
type FontPackages = { subsetFont: typeof subsetFont; create: typeof create };

/** Loads the packages. Throws an `Error` that says how to install them when they are missing. */
export async function loadFontPackages(): Promise<FontPackages> {
  try {
    const [subset, fontkit] = await Promise.all([import('subset-font'), import('fontkit')]);
    return { subsetFont: subset.default, create: fontkit.create };
  } catch (error) {
    throw new Error('Fonts are read and subset by two optional packages. Install them: npm install --save-dev subset-font fontkit', {
      cause: error,
    });
  }
}
