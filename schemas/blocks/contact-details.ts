import { blockBase, defineBlock, imageSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';
import { backgroundSchema } from '../fields/background.ts';
import { hoursSchema } from '../fields/hours.ts';

export const contactDetails = defineBlock(
  z.strictObject({
    type: z
      .literal('contact-details')
      .describe('The phone number, e-mail address and postal address from site.yaml, and the working hours.'),
    ...blockBase,
    background: backgroundSchema.default('light').describe('The background: light, paper (white) or dark.'),
    heading: textSchema.describe('The title of the section.'),
    text: textSchema.optional().describe('A sentence under the title.'),
    image: imageSchema({ shownWidth: 640 }).optional().describe('A picture of the office or a map.'),
    hours: hoursSchema.default([]).describe('The working hours.'),
  }),
  {
    synonyms: ['contact-info', 'contact-data'],
    interactive: false,
    pageHeading: false,
    site: ({ company: { phone, email, address } }) => ({ phone, email, address }),
    strings: ['contact'],
  },
);
