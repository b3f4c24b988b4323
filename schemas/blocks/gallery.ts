import { blockBase, defineBlock, imageSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';
import { backgroundSchema } from '../fields/background.ts';

const pictureSchema = z.strictObject({
  image: imageSchema({ shownWidth: 1184 }).describe('The picture. The grid crops it; enlarged, it is whole.'),
  caption: textSchema.optional().describe('A sentence under the picture.'),
});

export const gallery = defineBlock(
  z.strictObject({
    type: z.literal('gallery').describe('Pictures in a grid. A click enlarges a picture; keys and swipes show the others.'),
    ...blockBase,
    background: backgroundSchema.default('light').describe('The background: light, paper (white) or dark.'),
    heading: textSchema.describe('The title of the section.'),
    text: textSchema.optional().describe('A sentence under the title.'),
    pictures: z.array(pictureSchema).min(1).max(60).describe('The pictures, in this order.'),
  }),
  {
    synonyms: ['photos', 'images', 'pictures', 'picture-gallery', 'image-gallery', 'photo-gallery', 'lightbox', 'image-grid'],
    interactive: { enhance: 'always' },
    pageHeading: false,
    strings: ['gallery'],
    structuredData: ({ heading, pictures }, { pageUrl, toUrl }) => [
      {
        '@type': 'ImageGallery',
        name: heading,
        url: pageUrl,
        image: pictures.map(({ image, caption }) => ({
          '@type': 'ImageObject',
          contentUrl: toUrl(image.src),
          ...(caption && { caption }),
        })),
      },
    ],
  },
);
