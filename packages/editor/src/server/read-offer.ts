import { type EditorContext, joinSchemaTexts, type Offer, offerInLanguage } from 'pagewright/editing';
import type { Language } from '../texts/index.ts';

/** Returns what a site offers, in the language of the browser. */
export async function readOffer(
  { editing, schemaTexts }: Pick<EditorContext, 'editing' | 'schemaTexts'>,
  language: Language,
): Promise<Offer> {
  const offer = editing.offer();
  if (language === 'en') return offer;
  const own = await import('../texts/schemas-de/index.ts');
  return offerInLanguage(offer, joinSchemaTexts([own, ...(await schemaTexts(language))]));
}
