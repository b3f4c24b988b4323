import { blockBase, defineBlock, exactlyOne, hrefSchema, imageSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';
import { absoluteUrl } from '../fields/absolute-url.ts';
import { backgroundSchema } from '../fields/background.ts';
import { frameOf } from '../fields/frame.ts';
import { openStreetMap } from '../fields/open-street-map.ts';

const positionSchema = z.strictObject({
  latitude: z
    .number()
    .min(-85)
    .max(85)
    .describe('The latitude in degrees. South is negative.')
    .meta({ examples: [48.137154] }),
  longitude: z
    .number()
    .min(-180)
    .max(180)
    .describe('The longitude in degrees. West is negative.')
    .meta({ examples: [11.576124] }),
  zoom: z.int().min(1).max(19).default(16).describe('How near: 12 shows a town, 16 streets, 19 houses.'),
});

const interactiveMapSchema = z
  .strictObject({
    position: positionSchema
      .optional()
      .describe('A place on the map of OpenStreetMap.')
      .meta({ yaml: 'site.yaml needs embeds: [openstreetmap].' }),
    googleMaps: z
      .string()
      .regex(
        /^https:\/\/www\.google\.com\/maps\/embed\?pb=[\w!.%:+-]+$/,
        'the URL in the code that Google Maps offers under "Share", "Embed a map", such as "https://www.google.com/maps/embed?pb=!1m18!1m12"',
      )
      .optional()
      .describe('Instead of position: the URL of an embedded map of Google Maps.')
      .meta({ yaml: 'site.yaml needs embeds: [google-maps].', examples: ['https://www.google.com/maps/embed?pb=!1m18!1m12'] }),
  })
  .superRefine(exactlyOne('position', 'googleMaps'));

type Position = z.output<typeof positionSchema>;

const geoOf = ({ latitude, longitude }: Position) => ({ '@type': 'GeoCoordinates' as const, latitude, longitude });

export const map = defineBlock(
  z
    .strictObject({
      type: z
        .literal('map')
        .describe(
          'A picture of a map with an address and a link to directions. It can become an interactive map after a click, which needs no picture.',
        ),
      ...blockBase,
      background: backgroundSchema.default('light').describe('The background: light, paper (white) or dark.'),
      heading: textSchema.describe('The title of the section.'),
      text: textSchema.optional().describe('How to get there, in one or two sentences.'),
      image: imageSchema({ shownWidth: 1184 }).optional().describe('The picture of the map. Required without "interactiveMap".'),
      address: z.array(textSchema).min(1).max(6).describe('The postal address: one list entry for each line.'),
      directions: hrefSchema.optional().describe('The link to directions. Default: Google Maps with the address.'),
      interactiveMap: interactiveMapSchema
        .optional()
        .describe('A map that visitors can move. A button loads it into the place of the picture.'),
    })
    .refine(({ image, interactiveMap }) => image || interactiveMap, {
      path: ['image'],
      error: 'a picture of a map, or "interactiveMap" in its place. For an address without a map, use the block "location"',
    }),
  {
    synonyms: ['directions', 'google-maps', 'route', 'how-to-find-us', 'street-map'],
    interactive: {
      enhance: ({ interactiveMap: { position, googleMaps } = {}, heading, embeds }) =>
        frameOf({ src: position ? openStreetMap(position) : googleMaps, title: heading, embeds }),
    },
    pageHeading: false,
    strings: ['links', 'places', 'embed'],
    structuredData: ({ address, image, directions, interactiveMap }, { pageUrl, toUrl, company }) => [
      {
        '@type': 'Place',
        name: company.name,
        address: address.join(', '),
        ...(image && { image: toUrl(image.src) }),
        ...(directions && { hasMap: absoluteUrl(directions, { pageUrl, toUrl }) }),
        ...(interactiveMap?.position && { geo: geoOf(interactiveMap.position) }),
      },
    ],
    embeds: ({ interactiveMap }) =>
      interactiveMap ? [{ provider: interactiveMap.position ? 'openstreetmap' : 'google-maps', field: 'interactiveMap' }] : [],
  },
);
