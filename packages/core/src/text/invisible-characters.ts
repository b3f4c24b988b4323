/** Unicode's default ignorable characters, and the line and paragraph separators, which browsers do not show. */
export const invisible = /[\p{Default_Ignorable_Code_Point}\u2028\u2029]/gu;

/** Scripts in which U+200C and U+200D control how letters join or form clusters (Unicode standard, chapters 9, 12 and 13). */
const joining =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u;
/** Scripts without spaces between words, in which U+200B allows a line break. */
const unspaced = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u;
/** Characters that a variation selector may follow. */
const variable = /[\p{Emoji}\p{S}\p{P}\p{Script=Han}\p{Script=Mongolian}\p{Script=Myanmar}\p{Script=Phags_Pa}]/u;
const emoji = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F|\u20E3/u;

/** True when an invisible character has an effect: it shapes letters, joins an emoji or allows a line break. */
export function isMeant(character: string, before: string, after: string): boolean {
  // Tag characters are part of flag emoji. Schemas reject them elsewhere.
  if (/[\u{E0020}-\u{E007F}]/u.test(character)) return /[\u{1F3F4}\u{E0020}-\u{E007E}]/u.test(before);
  if (/\p{Variation_Selector}/u.test(character)) return variable.test(before);
  switch (character) {
    case '\u200D':
      return joining.test(before) || (emoji.test(before) && /\p{Extended_Pictographic}/u.test(after));
    case '\u200C':
      return joining.test(before) && /[\p{L}\p{M}\p{N}\p{P}\s]/u.test(after);
    case '\u200B':
      return unspaced.test(before) || unspaced.test(after);
    case '\u00AD':
      return /\p{L}/u.test(before) && /\p{L}/u.test(after);
    case '\u2060':
      return /[\p{P}\p{S}\p{Z}]/u.test(before) || /[\p{P}\p{S}\p{Z}]/u.test(after);
    default:
      return false;
  }
}

/** Returns the characters before and after a part of a text. Empty at its ends. */
export const neighboursOf = (text: string, start: number, end: number): [before: string, after: string] => [
  [...text.slice(Math.max(0, start - 2), start)].at(-1) ?? '',
  [...text.slice(end, end + 2)][0] ?? '',
];

/** Soft hyphens, and what allows or forbids a line break: they say something to browsers, and nothing to other programs. */
const forLines = /[\u00AD\u200B\u2060]/;
const directionMark = /[\u200E\u200F\u061C]/;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * Returns a text as programs read and compare it: composed (NFC), and without invisible characters. Those stay that make other letters
 * or another emoji, and the marks of direction in a text from right to left. Texts that browsers show keep all of them.
 */
export function plainText(text: string): string {
  if (/^[\0-\x7f]*$/.test(text)) return text;
  const composed = text.normalize('NFC');
  return composed.replaceAll(invisible, (character, start: number) => {
    if (/[\u2028\u2029]/.test(character)) return ' ';
    if (directionMark.test(character)) return rightToLeft.test(composed) ? character : '';
    const isKept = !forLines.test(character) && isMeant(character, ...neighboursOf(composed, start, start + character.length));
    return isKept ? character : '';
  });
}
