import { blockBase, defineBlock, idSchema, textSchema, uniqueBy } from 'pagewright/schema';
import { z } from 'zod';
import { projectRecords } from '../records.ts';

const tabSchema = z.strictObject({
  key: idSchema.describe('The name of the tab in URLs: "?tab=web" opens the tab "web".'),
  label: textSchema.describe('The text on the tab.'),
  projects: projectRecords.describe('Which projects the tab shows: a list such as "web", or ids such as "web/online-shop".'),
});

export const portfolioTabs = defineBlock(
  z.strictObject({
    type: z.literal('portfolio-tabs').describe('The heading of a portfolio page and projects in tabs.'),
    ...blockBase,
    heading: textSchema.describe('The heading of the page.'),
    text: textSchema.optional().describe('One paragraph under the heading.'),
    tabs: z
      .array(tabSchema)
      .min(1)
      .max(12)
      .check(uniqueBy('key', 'a key that no other tab has'))
      .describe('The tabs, in the order shown. The first one is open at the start.'),
  }),
  {
    synonyms: ['project-tabs', 'filter'],
    interactive: { enhance: 'always' },
    pageHeading: true,
    strings: ['links', 'projects'],
  },
);
