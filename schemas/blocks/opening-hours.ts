import { phoneNumber } from 'pagewright/model';
import { blockBase, defineBlock, textSchema } from 'pagewright/schema';
import { z } from 'zod';
import { backgroundSchema } from '../fields/background.ts';
import { exceptionsSchema, openingHoursData, openingHoursSchema } from '../fields/opening-hours.ts';

export const openingHours = defineBlock(
  z.strictObject({
    type: z.literal('opening-hours').describe('The opening hours of the company by day, with exceptions such as holidays.'),
    ...blockBase,
    background: backgroundSchema.default('light').describe('The background: light, paper (white) or dark.'),
    heading: textSchema.describe('The title of the section.'),
    text: textSchema.optional().describe('A sentence under the title.'),
    hours: openingHoursSchema
      .min(1)
      .describe('The hours of the week. A day with a break has two entries; a day without an entry is closed.'),
    exceptions: exceptionsSchema.default([]).describe('Days with other hours, and days on which it is closed.'),
    note: textSchema.optional().describe('A sentence under the hours, such as "By appointment only in August".'),
  }),
  {
    synonyms: ['hours', 'business-hours', 'opening-times', 'working-hours', 'office-hours'],
    interactive: false,
    pageHeading: false,
    site: ({ language }) => ({ language }),
    strings: ['openingHours'],
    structuredData: (props, { organization, company }) => [
      {
        '@type': 'LocalBusiness',
        ...organization,
        name: company.name,
        ...(company.phone !== undefined && { telephone: phoneNumber(company.phone) }),
        address: company.address.join(', '),
        openingHoursSpecification: openingHoursData(props),
      },
    ],
  },
);
