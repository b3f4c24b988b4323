import { blockBase, currencySchema, decimalsOf, defineBlock, linkSchema, textSchema, wrongDecimals } from 'pagewright/schema';
import { z } from 'zod';
import { backgroundSchema } from '../fields/background.ts';

const amountSchema = z.number().min(0).max(100_000_000);

const planSchema = z.strictObject({
  name: textSchema.describe('The name of the offer.'),
  text: textSchema.optional().describe('For whom it is, in one sentence.'),
  price: amountSchema
    .optional()
    .describe('The price, without currency. Without a price, "note" stands in its place.')
    .meta({ examples: [29] }),
  yearlyPrice: amountSchema
    .optional()
    .describe('The price of a year. With it, visitors can switch between the two prices.')
    .meta({ examples: [290] }),
  note: textSchema.optional().describe('A few words under the price, such as "for each person", or in place of it, such as "On request".'),
  points: z.array(textSchema).max(20).default([]).describe('What the offer contains, one entry each.'),
  highlight: textSchema.optional().describe('A few words that make this offer stand out, such as "Most chosen".'),
  link: linkSchema.optional().describe('The button under the points.'),
});

export const pricing = defineBlock(
  z
    .strictObject({
      type: z.literal('pricing').describe('Offers side by side, each with its price and what it contains.'),
      ...blockBase,
      background: backgroundSchema.default('light').describe('The background: light, paper (white) or dark.'),
      heading: textSchema.describe('The title of the section.'),
      text: textSchema.optional().describe('A sentence under the title.'),
      currency: currencySchema.describe('The currency of all prices: three capitals, such as EUR.').meta({ examples: ['EUR'] }),
      per: z.enum(['month', 'year', 'once']).default('month').meta({
        title: 'Paid per',
        description: 'For which time the price is paid. once: it is paid one time.',
      }),
      plans: z.array(planSchema).min(1).max(6).describe('The offers, the cheapest first.'),
      footnote: textSchema.optional().describe('A sentence under the offers, such as "All prices with VAT".'),
    })
    .superRefine(({ currency, per, plans }, context) => {
      for (const [index, { price, yearlyPrice }] of plans.entries()) {
        const refuse = (field: string, message: string): void =>
          context.addIssue({ code: 'custom', path: ['plans', index, field], message });
        for (const [field, amount] of Object.entries({ price, yearlyPrice })) {
          const accepted = wrongDecimals(amount, currency);
          if (accepted) refuse(field, accepted);
        }
        if (yearlyPrice === undefined) continue;
        if (per !== 'month') refuse('yearlyPrice', `no yearly price, because "per" is ${per}`);
        else if (price === undefined) refuse('price', 'the price of a month, because there is one of a year');
      }
    }),
  {
    synonyms: ['prices', 'price-table', 'pricing-table', 'price-list', 'plans', 'tiers', 'packages', 'rates'],
    interactive: false,
    pageHeading: false,
    site: ({ language }) => ({ language }),
    strings: ['pricing', 'links'],
    structuredData: ({ heading, currency, per, plans }) => {
      const offers = plans.flatMap(({ name, text, price, yearlyPrice }) => {
        if (price === undefined) return [];
        const prices = [
          periodPrice(price, currency, per),
          ...(yearlyPrice === undefined ? [] : [periodPrice(yearlyPrice, currency, 'year')]),
        ];
        const isOnce = per === 'once' && yearlyPrice === undefined;
        return {
          '@type': 'Offer' as const,
          name,
          ...(text && { description: text }),
          price: price.toFixed(decimalsOf(currency)),
          priceCurrency: currency,
          ...(!isOnce && { priceSpecification: prices }),
        };
      });
      return offers.length === 0 ? [] : [{ '@type': 'OfferCatalog', name: heading, itemListElement: offers }];
    },
  },
);

/** The codes of UN/CEFACT for the times that prices are paid for. */
const unitCodes = { month: 'MON', year: 'ANN', once: undefined };

function periodPrice(amount: number, priceCurrency: string, per: keyof typeof unitCodes) {
  const unitCode = unitCodes[per];
  const price = amount.toFixed(decimalsOf(priceCurrency));
  return { '@type': 'UnitPriceSpecification' as const, price, priceCurrency, ...(unitCode && { unitCode }) };
}
