import { blockBase, defineBlock, perViewSchema, spacingSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';
import { marqueeClasses } from '../../src/ui/carousel/marquee-classes.ts';
import { backgroundSchema } from '../fields/background.ts';
import { projectRecords } from '../records.ts';

export const portfolioCarousel = defineBlock(
  z.strictObject({
    type: z.literal('portfolio-carousel').describe('Projects in a moving row.'),
    ...blockBase,
    background: backgroundSchema.default('light').describe('The background: light, paper (white) or dark.'),
    heading: textSchema.describe('The title of the section.'),
    text: textSchema.optional().describe('A sentence under the title.'),
    projects: projectRecords.describe('Which projects: a list such as "web", or ids such as "web/online-shop".'),
    perView: perViewSchema
      .default([
        { from: 0, show: 1 },
        { from: 640, show: 2 },
        { from: 768, show: 3 },
      ])
      .describe('The number of visible projects for each window width.'),
    spacing: spacingSchema.default(30).describe('The distance between two projects in pixels.'),
    secondsPerStep: z.number().min(1).max(120).default(60).describe('The seconds in which the row moves by one project.'),
  }),
  {
    synonyms: ['carousel', 'slider'],
    interactive: false,
    pageHeading: false,
    strings: ['links', 'marquee', 'projects'],
    contentClasses: ({ projects, ...strip }) => marqueeClasses(strip, projects.length),
  },
);
