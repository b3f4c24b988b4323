import { z } from 'zod';
import { canonicalCode, describeSuggestion, isKnownLanguage } from '../text/language-code.ts';
import { fontFileSchema } from './fields/media-path.ts';
import { textSchema } from './fields/text.ts';

/** The code of a language that exists, such as `en` or `de-AT`. Returns it with the usual capitals. */
export const languageCodeSchema = z
  .string()
  .overwrite(canonicalCode)
  .refine(isKnownLanguage, {
    error: ({ input }) => describeSuggestion(String(input)) ?? 'the code of a language, such as "en", or with a country "en-GB"',
  });

const languageSchema = z.strictObject({
  name: textSchema.describe('Its name in the language itself, such as "Deutsch". Visitors see it where they change the language.'),
  direction: z.enum(['ltr', 'rtl']).optional().describe('ltr: from left to right. rtl: from right to left. Default: that of its script.'),
  prefix: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lowercase letters, digits and hyphens, such as "de"')
    .optional()
    .describe('The first folder of its URLs, such as "de" for /de/about-us. Default: the code of the language.')
    .meta({ examples: ['de'] }),
  fonts: z
    .strictObject({
      display: fontFileSchema.optional().describe('The font of headings. Default: that of the theme.'),
      text: fontFileSchema.optional().describe('The font of all other text. Default: that of the theme.'),
    })
    .optional()
    .describe('Fonts for its script, when those of the theme do not have it. Only pages in this language load them.'),
  fallback: languageCodeSchema
    .optional()
    .describe(
      'The default language, whose content visitors see where a page or record is not translated. Default: it is left out in this language.',
    ),
});

/** `languages` in `site.yaml`: the languages of the site by their codes. The rule `wrong-language` checks the codes. */
export const languagesSchema = z.record(z.string().overwrite(canonicalCode), languageSchema);
