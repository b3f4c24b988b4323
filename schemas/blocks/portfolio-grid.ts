import { blockBase, defineBlock, linkSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';
import { backgroundSchema } from '../fields/background.ts';
import { projectRecords } from '../records.ts';

export const portfolioGrid = defineBlock(
  z.strictObject({
    type: z.literal('portfolio-grid').describe('Selected projects with large pictures, in wide and narrow columns.'),
    ...blockBase,
    background: backgroundSchema.default('light').describe('The background: light, paper (white) or dark.'),
    heading: textSchema.describe('The title of the section.'),
    text: textSchema.optional().describe('A sentence under the title.'),
    projects: projectRecords.describe('Which projects: a list such as "web", or ids such as "web/online-shop".'),
    link: linkSchema.optional().describe('A link below the projects, such as one to all projects.'),
  }),
  {
    synonyms: ['portfolio', 'projects', 'work'],
    interactive: false,
    pageHeading: false,
    strings: ['links', 'projects'],
  },
);
