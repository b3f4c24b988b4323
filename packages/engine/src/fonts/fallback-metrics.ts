import type { FontFallback } from '@pagewright/core';
import type { Font } from './open-font.ts';
import type { FontSizes } from './web-font.ts';

/** The frequency of characters in English text, in parts per thousand (spaces included). */
export const letterFrequency: Readonly<Record<string, number>> = {
  ' ': 170,
  e: 102,
  t: 72,
  a: 66,
  o: 62,
  i: 57,
  n: 57,
  s: 54,
  r: 50,
  h: 47,
  l: 34,
  d: 34,
  u: 23,
  c: 24,
  m: 21,
  f: 19,
  w: 18,
  y: 16,
  g: 17,
  p: 16,
  b: 12,
  v: 8,
  k: 7,
  x: 2,
  j: 1.5,
  q: 1,
  z: 0.8,
  ',': 9,
  '.': 9,
  '’': 2,
  S: 3,
  T: 3,
  A: 3,
  W: 2.5,
  I: 2.5,
};

/** The fallback faces for web fonts: regular for text, bold for headings. */
export type ArialFace = 'Arial' | 'Arial Bold';

/** The units of `arialWidths` per em. */
const arialUnitsPerEm = 2048;

const widthsOf = (charactersByWidth: Readonly<Record<number, string>>): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(charactersByWidth).flatMap(([width, characters]) => [...characters].map((one) => [one, Number(width)])),
  );

/**
 * The advance widths of the characters in `letterFrequency`, in units of 1/2048 em. From Liberation Sans 2.1, which is
 * metric-compatible with Arial. Stored here, so that no machine needs either font.
 */
export const arialWidths: Readonly<Record<ArialFace, Readonly<Record<string, number>>>> = {
  Arial: widthsOf({
    455: 'ilj’',
    569: ' tf,.I',
    682: 'r',
    1024: 'scyvkxz',
    1139: 'eaonhdugpbq',
    1251: 'T',
    1366: 'SA',
    1479: 'w',
    1706: 'm',
    1933: 'W',
  }),
  'Arial Bold': widthsOf({
    569: ' ilj,.’I',
    682: 'tf',
    797: 'r',
    1024: 'z',
    1139: 'eascyvkx',
    1251: 'onhdugpbqT',
    1366: 'S',
    1479: 'A',
    1593: 'w',
    1821: 'm',
    1933: 'W',
  }),
};

/** Converts a ratio to percent with two decimals. */
const percent = (share: number): number => Number((share * 100).toFixed(2));

/**
 * Returns the width of English text in a web font relative to Arial, averaged over the letters that the font has. Returns
 * 1 for a font without these letters.
 */
function relativeWidth(web: FontSizes, face: ArialFace): number {
  let webWidth = 0;
  let arialWidth = 0;
  for (const [character, frequency] of Object.entries(letterFrequency)) {
    const advance = web.advanceOf(character.codePointAt(0) ?? 0);
    if (advance === undefined) continue;
    webWidth += (advance / web.unitsPerEm) * frequency;
    arialWidth += ((arialWidths[face][character] ?? 0) / arialUnitsPerEm) * frequency;
  }
  return arialWidth > 0 ? webWidth / arialWidth : 1;
}

/** Returns the sizes of an opened font. */
export const sizesOf = (font: Font): FontSizes => ({
  unitsPerEm: font.unitsPerEm,
  ascent: font.ascent,
  descent: font.descent,
  lineGap: font.lineGap,
  advanceOf: (codePoint) => (font.hasGlyphForCodePoint(codePoint) ? font.glyphForCodePoint(codePoint).advanceWidth : undefined),
});

/** Calculates the metrics of Arial as the fallback of a web font. */
export function fallbackMetrics(web: FontSizes, face: ArialFace): FontFallback {
  const size = relativeWidth(web, face);
  // The browser applies size-adjust to the overrides as well, so they are divided by it.
  const scaled = (units: number): number => percent(Math.abs(units) / web.unitsPerEm / size);
  return { sizeAdjust: percent(size), ascent: scaled(web.ascent), descent: scaled(web.descent), lineGap: scaled(web.lineGap) };
}
