import { blockBase, defineBlock, imageSchema, textSchema, toneSchema } from 'pagewright/schema';
import { z } from 'zod';
import { hoursSchema } from '../fields/hours.ts';

export const contactDetails = defineBlock(
  z.strictObject({
    type: z.literal('contact-details').describe('Phone, e-mail and address of the company, taken from site.yaml, and its working hours.'),
    ...blockBase,
    tone: toneSchema.default('light').describe('The ground: light, paper (white) or dark.'),
    heading: textSchema.describe('The title of the section.'),
    text: textSchema.optional().describe('A sentence under the title.'),
    image: imageSchema.optional().describe('A picture of the place or of the way there.'),
    hours: hoursSchema.default([]).describe('When somebody answers.'),
  }),
  {
    interactive: false,
    pageHeading: false,
    site: ({ company: { phone, email, address, whatsapp } }) => ({ phone, email, address, whatsapp }),
    structuredData: false,
    contentClasses: false,
    form: false,
    document: false,
  },
);
