import { blockBase, defineBlock, recordsOf, textSchema } from 'pagewright/schema';
import { z } from 'zod';
import { backgroundSchema } from '../../../../schemas/fields/background.ts';
import { collections } from '../collections/index.ts';

export const priceList = defineBlock(
  z.strictObject({
    type: z.literal('price-list').describe('The prices of treatments, one group for each.'),
    ...blockBase,
    background: backgroundSchema.default('light').describe('The background: light, paper (white) or dark.'),
    heading: textSchema.describe('The title of the section.'),
    text: textSchema.optional().describe('A sentence under the title.'),
    treatments: recordsOf('treatments', collections).prefault('all').describe('Which treatments are listed.'),
    footnote: textSchema.optional().describe('A sentence under the prices.'),
  }),
  {
    synonyms: ['prices', 'price-table', 'fees'],
    interactive: false,
    pageHeading: false,
    site: ({ language }) => ({ language }),
    strings: ['clinic'],
    structuredData: ({ heading, treatments }) => [
      {
        '@type': 'OfferCatalog',
        name: heading,
        itemListElement: treatments.flatMap(({ title, prices }) =>
          prices.map(({ label, amount }) => ({
            '@type': 'Offer' as const,
            name: `${title}: ${label}`,
            price: amount,
            priceCurrency: 'EUR',
          })),
        ),
      },
    ],
  },
);
