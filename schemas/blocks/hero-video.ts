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
        .describe('The top of a page: a heading over a background video, a paragraph, up to two links and four facts.'),
      ...blockBase,
      eyebrow: textSchema.optional().describe('A few words above the heading.'),
      heading: textSchema.optional().describe('The heading of the page, ten words or fewer.'),
      headingRich: richLineSchema
        .optional()
        .describe('Instead of heading: the heading with <em> around words to highlight, or <br> for a line break.'),
      text: textSchema.describe('One paragraph under the heading.'),
      video: videoPathSchema.describe('The background video: an .mp4 file in media, without sound.'),
      poster: mediaPathSchema({ shownWidth: 1440 }).describe(
        'The first picture of the video. Visitors see it before the video plays, and when it does not play.',
      ),
      primary: linkSchema.optional().describe('The main button.').meta({ title: 'Main button' }),
      secondary: linkSchema.optional().describe('A second button beside the main one.').meta({ title: 'Second button' }),
      facts: z
        .array(
          z.strictObject({
            value: textSchema.describe('A number or name, such as "100+".'),
            label: textSchema.describe('What the number or name stands for, such as "Happy clients".'),
          }),
        )
        .max(4)
        .default([])
        .describe('Up to four short facts under the heading.'),
    })
    .superRefine(exactlyOne('heading', 'headingRich')),
  {
    synonyms: ['video-hero'],
    interactive: false,
    pageHeading: true,
    strings: ['links', 'video'],
  },
);
