import { blockBase, defineBlock, linkSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';
import { backgroundSchema } from '../fields/background.ts';

const entrySchema = z.strictObject({
  date: textSchema.describe('When it happened, as visitors read it: "1962", "May 2027", "Week 3".'),
  title: textSchema.describe('What happened.'),
  text: textSchema.optional().describe('One to three sentences about it.'),
  link: linkSchema.optional().describe('A link under the text.'),
});

export const timeline = defineBlock(
  z.strictObject({
    type: z.literal('timeline').describe('What happened when, from top to bottom: a history, or the course of a project.'),
    ...blockBase,
    background: backgroundSchema.default('light').describe('The background: light, paper (white) or dark.'),
    heading: textSchema.describe('The title of the section.'),
    text: textSchema.optional().describe('A sentence under the title.'),
    entries: z.array(entrySchema).min(1).max(60).describe('The events, in this order.'),
  }),
  {
    synonyms: ['history', 'milestones', 'chronology', 'roadmap'],
    interactive: false,
    pageHeading: false,
    strings: ['links'],
  },
);
