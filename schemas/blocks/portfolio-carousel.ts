import { blockBase, defineBlock, perViewSchema, spacingSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';
import { marqueeClasses } from '../../src/ui/marquee-classes.ts';
import { backgroundSchema } from '../fields/background.ts';
import { projectRecords } from '../records.ts';

export const portfolioCarousel = defineBlock(
  z.strictObject({
    type: z.literal('portfolio-carousel').describe('Projects in an endless moving row.'),
    ...blockBase,
    background: backgroundSchema.default('light').describe('The background: light, paper (white) or dark.'),
    heading: textSchema.describe('The title of the section.'),
    text: textSchema.optional().describe('A sentence under the title.'),
    projects: projectRecords.describe('Which projects: a list such as "web", or ids such as "web/saffron-table".'),
    perView: perViewSchema
      .default([
        { from: 0, show: 1 },
        { from: 640, show: 2 },
        { from: 768, show: 3 },
      ])
      .describe('How many projects are in view at which width of the window.'),
    spacing: spacingSchema.default(30).describe('Pixels between two projects.'),
    secondsPerStep: z.number().min(1).max(120).default(60).describe('How many seconds the row takes to move by one project.'),
  }),
  {
    interactive: false,
    pageHeading: false,
    site: false,
    strings: ['links', 'marquee', 'projects'],
    structuredData: false,
    contentClasses: ({ projects, ...strip }) => marqueeClasses(strip, projects.length),
    form: false,
    document: false,
  },
);
