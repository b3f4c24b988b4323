import type { FontList } from '../../content/part-rules.ts';

/** Characters without a glyph of their own: spaces, joiners, combining marks. */
const shapeless = /\s|\p{Cf}|\p{M}/u;
/** Emoji, for which every system has a font. */
const emoji = /\p{Extended_Pictographic}/u;

/** True when the fonts for headings and those for other texts have a character, or it needs none. */
export function hasGlyph(character: string, fonts: readonly FontList[]): boolean {
  const number = character.codePointAt(0) ?? 0;
  if (number <= 0x7e || shapeless.test(character) || emoji.test(character)) return true;
  return fonts.every((list) => list.length === 0 || list.some((font) => font.has(number)));
}
