import { memoizeCall } from '../../cache/memoize-call.ts';
import { fontCharacters } from '../../media/font-characters.ts';
import { mediaStamp } from '../../media/media-facts.ts';
import type { RuleInput } from './rule-input.ts';

/** What the check of a text may depend on besides the text. */
export type TextContext = {
  /** Undefined when `site.yaml` has an error. */
  language: string | undefined;
  /** Returns the characters of each font of the site. */
  readFonts: () => readonly ReadonlySet<number>[];
  /** A text that changes with the others. */
  state: string;
};

/** Returns the context of the texts of a site. */
export function textContext({ settings, files }: Pick<RuleInput, 'settings' | 'files'>): TextContext {
  const faces = settings ? [settings.theme.fonts.display, settings.theme.fonts.text] : [];
  const fonts = faces.flatMap(({ file }) => files.media.find(({ path }) => `/${path}` === file)?.absolute ?? []);
  return {
    language: settings?.language,
    readFonts: memoizeCall(() => fonts.flatMap((font) => fontCharacters(font) ?? [])),
    state: JSON.stringify([settings?.language, fonts.map(mediaStamp)]),
  };
}
