import type { MailFacts } from '../model/mail-facts.ts';
import { english, englishLanguage } from '../strings/en.ts';

/** The texts of the service's pages while the site is unknown: the English defaults. */
const defaultTexts = { language: englishLanguage, strings: english } as const;

/** Returns undefined instead of throwing while the site has problems, which happens in the live preview. */
export function factsOrUndefined(facts: () => MailFacts): MailFacts | undefined {
  try {
    return facts();
  } catch {
    return undefined;
  }
}

/** Returns the language and texts of the service's pages: those of the site, or English while the site has problems. */
export const pageTexts = (facts: MailFacts | undefined): Pick<MailFacts, 'language' | 'strings'> => facts ?? defaultTexts;
