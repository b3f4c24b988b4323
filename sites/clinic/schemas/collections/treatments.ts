import { iconSchema, idSchema, richTextSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';

const priceSchema = z.strictObject({
  label: textSchema.describe('What the price is for.'),
  amount: z
    .number()
    .min(0)
    .max(100_000)
    .describe('The price in euros.')
    .meta({ examples: [95] }),
  isFrom: z.boolean().default(false).describe('true: the price is the lowest one, and most pay more.'),
  note: textSchema.optional().describe('A few words under the label, such as who pays.'),
});

export const treatmentSchema = z
  .strictObject({
    id: idSchema.describe('Pages refer to the treatment by this id.'),
    path: idSchema.describe('The last part of the URL of its page, in the language of the page.'),
    title: textSchema.describe('The name of the treatment.'),
    icon: iconSchema.describe('The icon, a name from lucide.dev/icons.'),
    summary: textSchema.describe('One or two sentences for the card and for search results.'),
    duration: textSchema.describe('How long one appointment takes.'),
    appointments: textSchema.describe('How many appointments it takes.'),
    insurance: textSchema.describe('What the insurance pays, in one sentence.'),
    prices: z.array(priceSchema).min(1).describe('The prices.'),
    text: richTextSchema.describe('The text of its page.'),
  })
  .describe('A treatment with its prices.');
