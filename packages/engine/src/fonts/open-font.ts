import type { Font } from 'fontkit';
import { loadFontPackages } from './font-packages.ts';

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
