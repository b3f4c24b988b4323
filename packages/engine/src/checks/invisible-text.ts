/** A character that nobody sees, where it stands in a text and what it is called. */
export type InvisibleCharacter = { start: number; end: number; name: string };

/** What Unicode calls default ignorable, and the two separators of lines and paragraphs, which browsers show as nothing. */
const invisible = /[\p{Default_Ignorable_Code_Point}\u2028\u2029]/gu;

const names: Readonly<Record<string, string>> = {
  '\u00AD': 'soft hyphen',
  '\u200B': 'zero-width space',
  '\u200C': 'zero-width non-joiner',
  '\u200D': 'zero-width joiner',
  '\u2028': 'line separator',
  '\u2029': 'paragraph separator',
  '\u2060': 'word joiner',
  '\uFEFF': 'byte order mark',
};

/** Scripts whose letters join, or form clusters, by U+200C and U+200D (Unicode standard, chapters 9, 12 and 13). */
const joining =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u;
/** Scripts without spaces between words, in which U+200B says where a line may break. */
const unspaced = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u;
/** What a variation selector may choose a form of. */
const variable = /[\p{Emoji}\p{S}\p{P}\p{Script=Han}\p{Script=Mongolian}\p{Script=Myanmar}\p{Script=Phags_Pa}]/u;
const emoji = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F|\u20E3/u;

/** Whether an invisible character does there what it was made for: it shapes letters, joins an emoji or allows a break. */
function isMeant(character: string, before: string, after: string): boolean {
  // Tag characters continue a flag. Schemas accept none elsewhere.
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

/** The characters of a text that nobody sees and that do nothing where they stand. */
export function invisibleCharacters(text: string): InvisibleCharacter[] {
  return [...text.matchAll(invisible)].flatMap(({ 0: character, index }) => {
    const end = index + character.length;
    if (isMeant(character, lastOf(text.slice(Math.max(0, index - 2), index)), [...text.slice(end, end + 2)][0] ?? '')) return [];
    const number = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
    return [{ start: index, end, name: names[character] ? `${names[character]}, ${number}` : number }];
  });
}

const lastOf = (text: string): string => [...text].at(-1) ?? '';
