import {
  blockBase,
  captionsPathSchema,
  defineBlock,
  exactlyOne,
  fieldKinds,
  mediaPathSchema,
  richTextSchema,
  textSchema,
  videoPathSchema,
} from 'pagewright/schema';
import { z } from 'zod';
import { backgroundSchema } from '../fields/background.ts';
import { daySchema } from '../fields/day.ts';
import { frameOf } from '../fields/frame.ts';
import { playerOf } from '../fields/player.ts';

const watchPageSchema = z
  .string()
  .regex(
    /^https:\/\/(?:(?:www\.|m\.)?youtube\.com|youtu\.be|(?:www\.)?vimeo\.com)\/[\w?=&/-]+$/,
    'the page of a video on YouTube or Vimeo, such as "https://www.youtube.com/watch?v=abc123" or "https://vimeo.com/12345"',
  )
  .brand<'href'>()
  .register(fieldKinds, { kind: 'href' })
  .meta({ examples: ['https://vimeo.com/12345'] });

export const video = defineBlock(
  z
    .strictObject({
      type: z.literal('video').describe('A video: a file of the site, or one on YouTube or Vimeo behind a picture.'),
      ...blockBase,
      background: backgroundSchema.default('dark').describe('The background: light, paper (white) or dark.'),
      heading: textSchema.describe('The title of the section.'),
      text: textSchema.optional().describe('A sentence under the title.'),
      video: videoPathSchema.optional().describe('The path of an .mp4 file in media. A .webm file of the same name is offered first.'),
      url: watchPageSchema
        .optional()
        .describe(
          'The page of the video on YouTube or Vimeo. Nothing is loaded from there before a click. The video plays on the page when the site allows this service; otherwise its page opens in a new tab.',
        )
        .meta({ yaml: 'The site allows it with embeds: [youtube] or [vimeo] in site.yaml.' }),
      poster: mediaPathSchema({ shownWidth: 1184 }).describe('The picture that visitors see before the video plays.'),
      captions: captionsPathSchema
        .optional()
        .describe('The captions in the language of the site, a .vtt file. Needed when the video has speech.'),
      transcript: richTextSchema.optional().describe('What is said and shown, in simple HTML. Visitors open it under the video.'),
      published: daySchema.optional().describe('The day of publication for search engines, such as "2027-06-01".'),
    })
    .superRefine(exactlyOne('video', 'url'))
    .refine(({ captions, url }) => captions === undefined || url === undefined, {
      path: ['captions'],
      error: 'a file for "video" only; YouTube and Vimeo have captions of their own',
    }),
  {
    synonyms: ['film', 'movie', 'clip', 'youtube', 'vimeo', 'embed', 'iframe', 'player', 'video-player'],
    interactive: {
      enhance: ({ url, heading, embeds }) => frameOf({ src: url && playerOf(url)?.src, title: heading, embeds }),
    },
    pageHeading: false,
    site: ({ language }) => ({ language }),
    strings: ['player', 'links', 'embed', 'richText'],
    structuredData: ({ heading, text, video: file, url, poster, published }, { toUrl }) => {
      // Search engines reject a video without a date.
      if (published === undefined) return [];
      return [
        {
          '@type': 'VideoObject',
          name: heading,
          description: text ?? heading,
          thumbnailUrl: toUrl(poster.src),
          ...(file?.sources[0] && { contentUrl: toUrl(file.sources.at(-1)?.src ?? file.sources[0].src) }),
          ...(url && { url }),
          uploadDate: published,
        },
      ];
    },
    embeds: ({ url }) => {
      const player = url && playerOf(url);
      return player ? [{ provider: player.provider, field: 'url', isOptional: true }] : [];
    },
  },
);
