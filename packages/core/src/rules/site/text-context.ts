import type { FontList, TextContext } from '../../content/part-rules.ts';
import type { SiteSettings } from '../../schema/site-settings.ts';
import { memoizeByKey } from '../../text/memoize.ts';
import type { RuleInput } from './rule-input.ts';

/** Returns the context of the texts of a site. */
export function textContext({ host, settings, files }: Pick<RuleInput, 'host' | 'settings' | 'files'>): TextContext {
  const absolute = new Map(files.media.map(({ path, absolute: file }) => [`/${path}`, file]));
  const filesOf = (language: string): string[][] =>
    (settings ? fontLists(settings, language) : []).map((list) => list.flatMap((path) => absolute.get(path) ?? []));
  const known = new Map<string, readonly FontList[]>();
  return {
    language: settings?.language,
    readFonts: (language) =>
      memoizeByKey(known, language, () => filesOf(language).map((list) => list.flatMap((file) => host.media.fontCharacters(file) ?? []))),
    files: [settings?.language ?? '', ...Object.keys(settings?.languages ?? {})].flatMap((code) => filesOf(code).flat()),
  };
}

/** Returns the font files for headings and for other texts in a language. Its own come first. */
function fontLists({ languages, theme: { fonts } }: SiteSettings, language: string): string[][] {
  const own = languages[language]?.fonts;
  const names = ['display', 'text'] as const;
  return names.map((name) => [
    ...(own?.[name] ? [own[name].file] : []),
    fonts[name].file,
    ...(fonts[name].extended ? [fonts[name].extended] : []),
  ]);
}

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
