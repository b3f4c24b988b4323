import { blockBase, deadlineSchema, defineBlock, linkSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';
import { backgroundSchema } from '../fields/background.ts';

export const countdown = defineBlock(
  z.strictObject({
    type: z
      .literal('countdown')
      .describe('The days, hours and minutes until a moment, and its date. Visitors without script see only the date.'),
    ...blockBase,
    background: backgroundSchema.default('dark').describe('The background: light, paper (white) or dark.'),
    heading: textSchema.describe('The title of the section.'),
    text: textSchema.optional().describe('A sentence under the title.'),
    until: deadlineSchema
      .describe('The moment, in the time zone of the site. Without a time: the end of that day.')
      .meta({ yaml: 'A date like 2027-06-01, or with a time like 2027-06-01T09:00.' }),
    ended: textSchema.describe('The text after that moment, such as "We are live".'),
    link: linkSchema.optional().describe('A button under the numbers.'),
  }),
  {
    synonyms: ['timer', 'countdown-timer', 'coming-soon', 'launch'],
    interactive: { enhance: 'always' },
    pageHeading: false,
    site: ({ language, timeZone }) => ({ language, timeZone }),
    strings: ['countdown', 'links'],
  },
);
