import { z } from 'zod';
import { canonicalCode, describeSuggestion, isKnownLanguage } from '../../text/language-code.ts';

/** The code of a language that exists, such as `en` or `de-AT`. Returns it with the usual capitals. */
export const languageCodeSchema = z
  .string()
  .overwrite(canonicalCode)
  .refine(isKnownLanguage, {
    error: ({ input }) => describeSuggestion(String(input)) ?? 'the code of a language, such as "en", or with a country "en-GB"',
  });
