import { blockBase, defineBlock, perViewSchema, spacingSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';
import { marqueeClasses } from '../../src/ui/carousel/marquee-classes.ts';
import { backgroundSchema } from '../fields/background.ts';
import { clientRecords } from '../records.ts';

export const logoStrip = defineBlock(
  z.strictObject({
    type: z.literal('logo-strip').describe('Client logos in a moving row.'),
    ...blockBase,
    background: backgroundSchema.default('light').describe('The background: light, paper (white) or dark.'),
    heading: textSchema.describe('The title above the logos.'),
    clients: clientRecords.prefault('all').describe('Which clients are shown.'),
    perView: perViewSchema
      .default([
        { from: 0, show: 2 },
        { from: 451, show: 4 },
        { from: 1024, show: 5 },
        { from: 1280, show: 6 },
      ])
      .describe('The number of visible logos for each window width.'),
    spacing: spacingSchema.default(30).describe('The distance between two logos in pixels.'),
    secondsPerStep: z.number().min(1).max(120).default(10).describe('The seconds in which the row moves by one logo.'),
  }),
  {
    synonyms: ['logos', 'clients', 'partners', 'marquee'],
    interactive: false,
    pageHeading: false,
    strings: ['marquee'],
    contentClasses: ({ clients, ...strip }) => marqueeClasses(strip, clients.length),
  },
);
