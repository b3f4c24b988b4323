import { blockBase, defineBlock, nestedBlocksSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';
import { backgroundSchema } from '../fields/background.ts';
import { cardGrid } from './card-grid.ts';
import { comparisonTable } from './comparison-table.ts';
import { downloads } from './downloads.ts';
import { faq } from './faq.ts';
import { keyFigures } from './key-figures.ts';
import { openingHours } from './opening-hours.ts';
import { people } from './people.ts';
import { pricing } from './pricing.ts';
import { quote } from './quote.ts';
import { recordFacts } from './record-facts.ts';
import { richText } from './rich-text.ts';
import { schedule } from './schedule.ts';
import { steps } from './steps.ts';
import { table } from './table.ts';
import { timeline } from './timeline.ts';

const inTabs = nestedBlocksSchema([
  richText,
  ...[cardGrid, comparisonTable, downloads, faq, keyFigures, openingHours, people],
  ...[pricing, quote, recordFacts, schedule, steps, table, timeline],
]);

const tabSchema = z.strictObject({
  label: textSchema.max(40).describe('The label of the tab.'),
  blocks: inTabs.max(8).describe('The blocks of the tab.'),
});

export const tabs = defineBlock(
  z.strictObject({
    type: z.literal('tabs').describe('Tabs with blocks, of which one is shown at a time. Without script all are shown, below each other.'),
    ...blockBase,
    background: backgroundSchema.default('light').describe('The background: light, paper (white) or dark.'),
    heading: textSchema.describe('The title of the section.'),
    text: textSchema.optional().describe('A sentence under the title.'),
    tabs: z.array(tabSchema).min(2).max(8).describe('The tabs.'),
  }),
  {
    synonyms: ['tab', 'tab-list', 'tabbed'],
    interactive: { enhance: 'always' },
    pageHeading: false,
  },
);
