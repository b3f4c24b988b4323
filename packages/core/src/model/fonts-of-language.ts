import type { SiteModel } from './site-model.ts';

type Fonts = SiteModel['theme']['fonts'];

/** Returns the fonts of most text in the language of the settings: its own, or those of the theme. */
export function fontsOfLanguage({
  language,
  languages,
  theme: { fonts },
}: SiteModel): Record<keyof Fonts, Pick<Fonts['text'], 'file' | 'extended' | 'weights'>> {
  const own = languages[language]?.fonts;
  return { display: own?.display ?? fonts.display, text: own?.text ?? fonts.text };
}
