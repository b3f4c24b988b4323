import {
  blockBase,
  defineBlock,
  exactlyOne,
  linkSchema,
  mediaPathSchema,
  richLineSchema,
  textSchema,
  videoPathSchema,
} from 'pagewright/schema';
import { z } from 'zod';

export const heroVideo = defineBlock(
  z
    .strictObject({
      type: z
        .literal('hero-video')
        .describe('The start of a page: a heading over a background video, one paragraph, two links, up to four facts.'),
      ...blockBase,
      eyebrow: textSchema.optional().describe('A few words above the heading.'),
      heading: textSchema.optional().describe('The heading of the page. Ten words at most read best.'),
      headingRich: richLineSchema
        .optional()
        .describe('Instead of heading: the heading with <em> around words to highlight, or <br> for a line break.'),
      text: textSchema.describe('One paragraph under the heading.'),
      video: videoPathSchema.describe('The film behind the heading: an .mp4 in media, without sound.'),
      poster: mediaPathSchema.describe('The first picture of the film, shown before it plays and instead of it.'),
      primary: linkSchema.optional().describe('The main button.'),
      secondary: linkSchema.optional().describe('A second, quieter button beside it.'),
      facts: z
        .array(
          z.strictObject({
            value: textSchema.describe('The figure or name.'),
            label: textSchema.describe('What it counts.'),
          }),
        )
        .max(4)
        .default([])
        .describe('Up to four short facts at the bottom.'),
    })
    .superRefine(exactlyOne('heading', 'headingRich')),
  {
    interactive: false,
    pageHeading: true,
    site: false,
    strings: ['links', 'video'],
    structuredData: false,
    contentClasses: false,
    form: false,
    document: false,
  },
);
