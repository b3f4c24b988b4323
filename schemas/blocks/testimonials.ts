import { blockBase, defineBlock, perViewSchema, spacingSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';
import { perViewClasses } from '../../src/ui/carousel/per-view-classes.ts';
import { testimonialRecords } from '../records.ts';

export const testimonials = defineBlock(
  z.strictObject({
    type: z.literal('testimonials').describe('Quotes from clients in a carousel that moves by itself.'),
    ...blockBase,
    badge: textSchema.optional().describe('A short word above the title.'),
    heading: textSchema.describe('The title of the section.'),
    testimonials: testimonialRecords.prefault('all').describe('Which testimonials are shown.'),
    perView: perViewSchema
      .default([
        { from: 0, show: 1 },
        { from: 1025, show: 2 },
      ])
      .describe('The number of visible slides for each window width.'),
    spacing: spacingSchema.default(20).describe('The distance between two slides in pixels.'),
    autoplayMilliseconds: z.int().min(1000).max(60000).default(2000).describe('How long each slide is shown, in milliseconds.'),
  }),
  {
    synonyms: ['quotes', 'reviews', 'voices'],
    interactive: { hydrate: 'always', chunk: 'own' },
    pageHeading: false,
    strings: ['testimonials'],
    contentClasses: ({ perView, spacing }) => perViewClasses(perView, spacing),
  },
);
