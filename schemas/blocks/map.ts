import { blockBase, defineBlock, hrefSchema, imageSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';
import { backgroundSchema } from '../fields/background.ts';

export const map = defineBlock(
  z.strictObject({
    type: z.literal('map').describe('A picture of a map with an address and a link to directions. Nothing is loaded from a map service.'),
    ...blockBase,
    background: backgroundSchema.default('light').describe('The background: light, paper (white) or dark.'),
    heading: textSchema.describe('The title of the section.'),
    text: textSchema.optional().describe('How to get there, in one or two sentences.'),
    image: imageSchema({ shownWidth: 1184 }).describe('The picture of the map.'),
    address: z.array(textSchema).min(1).max(6).describe('The postal address: one list entry for each line.'),
    directions: hrefSchema.optional().describe('The link to directions. Default: Google Maps with the address.'),
  }),
  {
    synonyms: ['directions', 'google-maps', 'route', 'how-to-find-us', 'street-map'],
    interactive: false,
    pageHeading: false,
    maxPerPage: false,
    aboveHeader: false,
    site: false,
    strings: ['links', 'places'],
    structuredData: ({ address, image, directions }, { toUrl, company }) => [
      {
        '@type': 'Place',
        name: company.name,
        address: address.join(', '),
        image: toUrl(image.src),
        ...(directions && { hasMap: directions }),
      },
    ],
    contentClasses: false,
    form: false,
    document: false,
  },
);
