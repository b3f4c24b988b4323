import { blockBase, defineBlock, perViewSchema, spacingSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';
import { marqueeClasses } from '../../src/ui/marquee-classes.ts';
import { backgroundSchema } from '../fields/background.ts';
import { clientRecords } from '../records.ts';

export const logoStrip = defineBlock(
  z.strictObject({
    type: z.literal('logo-strip').describe('Client logos in an endless moving row.'),
    ...blockBase,
    background: backgroundSchema.default('light').describe('The background: light, paper (white) or dark.'),
    heading: textSchema.describe('The title above the logos.'),
    clients: clientRecords.prefault('all').describe('Which clients: "all", or a list of ids.'),
    perView: perViewSchema
      .default([
        { from: 0, show: 2 },
        { from: 451, show: 4 },
        { from: 1024, show: 5 },
        { from: 1280, show: 6 },
      ])
      .describe('How many logos are in view at which width of the window.'),
    spacing: spacingSchema.default(30).describe('Pixels between two logos.'),
    secondsPerStep: z.number().min(1).max(120).default(10).describe('How many seconds the strip takes to move by one logo.'),
  }),
  {
    interactive: false,
    pageHeading: false,
    site: false,
    strings: ['marquee'],
    structuredData: false,
    contentClasses: ({ clients, ...strip }) => marqueeClasses(strip, clients.length),
    form: false,
    document: false,
  },
);
