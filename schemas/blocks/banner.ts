import { afterFrom, blockBase, deadlineSchema, defineBlock, isInOrder, linkSchema, momentSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';

export const banner = defineBlock(
  z
    .strictObject({
      type: z
        .literal('banner')
        .describe(
          'An announcement above the header of the page. A visitor who closes it does not see it again. To show it on several pages, make it a shared block.',
        ),
      ...blockBase,
      text: textSchema.max(200).describe('The announcement, in one sentence.'),
      link: linkSchema.optional().describe('A link after the text.'),
      from: momentSchema
        .optional()
        .describe('When it appears, in the time zone of the site.')
        .meta({ yaml: 'A date like 2027-06-01, or with a time like 2027-06-01T09:00.' }),
      until: deadlineSchema
        .optional()
        .describe(
          'The last day on which it is shown, or with a time the moment when it disappears. Visitors without script see it at any time.',
        ),
    })
    .refine(({ from, until }) => isInOrder(from, until), { path: ['until'], error: afterFrom }),
  {
    synonyms: ['announcement', 'announcement-bar', 'top-bar', 'notice-bar', 'promo-bar', 'announce'],
    interactive: false,
    pageHeading: false,
    maxPerPage: 1,
    aboveHeader: true,
    site: ({ timeZone }) => ({ timeZone }),
    strings: ['banner', 'links'],
  },
);
