import type { Font } from 'fontkit';
import { type ArialFace, arialUnitsPerEm, arialWidths } from './arial-widths.ts';
import { letterFrequency } from './letter-frequency.ts';

/**
 * The field `fallback` of a font in `site.yaml`, in percent: CSS descriptors that give Arial the size of the web font, so
 * that text does not shift when the web font loads.
 */
export type FallbackMetrics = { sizeAdjust: number; ascent: number; descent: number; lineGap: number };

/** Converts a ratio to percent with two decimals. */
const percent = (share: number): number => Number((share * 100).toFixed(2));

/**
 * Returns the width of English text in a web font relative to Arial, averaged over the letters that the font has. Returns
 * 1 for a font without these letters.
 */
function relativeWidth(web: Font, face: ArialFace): number {
  let webWidth = 0;
  let arialWidth = 0;
  for (const [character, frequency] of Object.entries(letterFrequency)) {
    const codePoint = character.codePointAt(0) ?? 0;
    if (!web.hasGlyphForCodePoint(codePoint)) continue;
    webWidth += (web.glyphForCodePoint(codePoint).advanceWidth / web.unitsPerEm) * frequency;
    arialWidth += ((arialWidths[face][character] ?? 0) / arialUnitsPerEm) * frequency;
  }
  return arialWidth > 0 ? webWidth / arialWidth : 1;
}

/** Calculates the metrics of Arial as the fallback of a web font. */
export function fallbackMetrics(web: Font, face: ArialFace): FallbackMetrics {
  const size = relativeWidth(web, face);
  // The browser applies size-adjust to the overrides as well, so they are divided by it.
  const scaled = (units: number): number => percent(Math.abs(units) / web.unitsPerEm / size);
  return { sizeAdjust: percent(size), ascent: scaled(web.ascent), descent: scaled(web.descent), lineGap: scaled(web.lineGap) };
}
