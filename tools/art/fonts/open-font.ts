import { create, type Font } from 'fontkit';

/** Opens one font; collections are refused, as none is used here. */
export function openFont(data: Buffer): Font {
  const font = create(data);
  if ('fonts' in font) throw new Error('A single font is expected, not a collection');
  return font;
}
