import { memoizeByKey } from '../cache/memoize-by-key.ts';
import type { TextSource } from '../content/resolve/findings.ts';

import { fontCharacters } from '../media/font-characters.ts';
import { createProblem } from '../problems/create-problem.ts';
import type { Problem } from '../problems/problem.ts';
import type { Check, CheckedSite } from './check.ts';
import { isFilledIn } from './filled-in.ts';

/** What needs no shape of its own: spaces, joiners, signs that choose how another is drawn. */
const shapeless = /\s|\p{Cf}|\p{M}/u;
/** Pictures that every system has a typeface for. */
const pictures = /\p{Extended_Pictographic}/u;

/** A character that the typefaces of the site lack is drawn in another one, or as an empty box. */
export const missingGlyph: Check = (site) => {
  const fonts = fontsOf(site);
  if (fonts.length === 0) return [];
  const lacks = (character: string): boolean => {
    const number = character.codePointAt(0) ?? 0;
    return number > 0x7e && fonts.some((font) => !font.has(number)) && !shapeless.test(character) && !pictures.test(character);
  };
  const known = memoizeByKey(knownFor, fonts[0] ?? fonts, () => new WeakMap<TextSource, Problem[]>());
  return site.texts.flatMap((source) => memoizeByKey(known, source, () => problemsOf(source, lacks)));
};

const knownFor = new WeakMap<object, WeakMap<TextSource, Problem[]>>();

function fontsOf({ settings, files }: CheckedSite): ReadonlySet<number>[] {
  const faces = settings ? [settings.theme.fonts.display, settings.theme.fonts.text] : [];
  return faces.flatMap(({ file }) => {
    const found = files.media.find(({ path }) => `/${path}` === file);
    const characters = found && fontCharacters(found.absolute);
    return characters ? [characters] : [];
  });
}

const problemsOf = (source: TextSource, lacks: (character: string) => boolean): Problem[] =>
  source.texts.flatMap(({ text, at }) => {
    if (/^[\u0020-\u007E\s]*$/.test(text)) return [];
    const missing = [...new Set(text)].filter(lacks);
    if (missing.length === 0 || isFilledIn(source, at)) return [];
    const { file, context } = source;
    const named = missing.slice(0, 5).map((one) => `"${one}" (U+${(one.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')})`);
    return [
      createProblem({
        code: 'missing-glyph',
        severity: 'warning',
        place: file.locate(at, 'value'),
        text: file.text,
        context,
        message: `The typefaces of the site have no ${named.join(', ')}${missing.length > named.length ? ` and ${missing.length - named.length} others` : ''}.`,
        hint: 'Write it in another way, or use typefaces that have it.',
      }),
    ];
  });
