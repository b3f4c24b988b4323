import { blockBase, defineBlock, imageSchema, linkSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';

export const heroImage = defineBlock(
  z
    .strictObject({
      type: z.literal('hero-image').describe('The top of a page: a heading, a paragraph and up to two buttons, beside a picture or alone.'),
      ...blockBase,
      layout: z
        .enum(['split', 'centred', 'full-bleed', 'text-only'])
        .optional()
        .describe(
          'split: text beside the picture. centred: text in the middle, the picture below. full-bleed: text on the picture, which fills the window. text-only: no picture and no pattern. Default: that of the look.',
        ),
      eyebrow: textSchema.optional().describe('A few words above the heading.'),
      heading: textSchema.describe('The heading of the page, ten words or fewer.'),
      text: textSchema.optional().describe('One paragraph under the heading.'),
      image: imageSchema({ shownWidth: 640 }).optional().describe('The picture. Without one there is the pattern of the brand.'),
      primary: linkSchema.optional().describe('The main button.').meta({ title: 'Main button' }),
      secondary: linkSchema.optional().describe('A second button beside the main one.').meta({ title: 'Second button' }),
      note: textSchema.optional().describe('A short sentence under the buttons, such as "No credit card needed".'),
    })
    .refine(({ layout, image }) => image || (layout !== 'split' && layout !== 'full-bleed'), {
      path: ['layout'],
      error: 'centred or text-only: this layout needs an image',
    })
    .refine(({ layout, image }) => !image || layout !== 'text-only', {
      path: ['layout'],
      error: 'split, centred or full-bleed: this layout has no image',
    }),
  {
    synonyms: ['hero', 'intro', 'masthead', 'jumbotron', 'splash', 'cover'],
    interactive: false,
    pageHeading: true,
    strings: ['links'],
  },
);
