import type { TextSource } from '../../content/resolve/findings.ts';
import type { Finding } from '../../problems/create-problem.ts';
import { defineRule } from '../define-rule.ts';
import { isFilledIn } from '../site/is-filled-in.ts';

/** Characters without a glyph of their own: spaces, joiners, combining marks. */
const shapeless = /\s|\p{Cf}|\p{M}/u;
/** Emoji, for which every system has a font. */
const emoji = /\p{Extended_Pictographic}/u;

export const missingGlyph = defineRule({
  code: 'missing-glyph',
  severity: 'warning',
  fixable: false,
  where: 'block',
  summary: 'A text contains a character that the fonts of the site do not have.',
  why: 'Browsers show it in another font, or as an empty box.',
  wrong: ['type: hero', 'heading: Ready ✓ go'].join('\n'),
  right: ['type: hero', 'heading: Ready, go'].join('\n'),
  checkText: (source, { readFonts }) => {
    const isMissing = (character: string): boolean => {
      const number = character.codePointAt(0) ?? 0;
      return number > 0x7e && readFonts().some((font) => !font.has(number)) && !shapeless.test(character) && !emoji.test(character);
    };
    return findingsOf(source, isMissing);
  },
});

const findingsOf = (source: TextSource, isMissing: (character: string) => boolean): Finding[] =>
  source.texts.flatMap(({ text, at }) => {
    if (/^[\u0020-\u007E\s]*$/.test(text)) return [];
    const missing = [...new Set(text)].filter(isMissing);
    const [first] = missing;
    if (first === undefined || isFilledIn(source, at)) return [];
    const { file, context } = source;
    const named = missing.slice(0, 5).map((one) => `"${one}" (U+${(one.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')})`);
    return [
      {
        place: file.locate(at, { words: first, before: 0 }),
        text: file.text,
        context,
        message: `The fonts of the site do not have ${named.join(', ')}${missing.length > named.length ? ` and ${missing.length - named.length} others` : ''}.`,
        hint: 'Use another character, or fonts that have it.',
      },
    ];
  });
