import { phoneNumber } from 'pagewright/model';
import { blockBase, defineBlock, hrefSchema, imageSchema, phoneSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';
import { absoluteUrl } from '../fields/absolute-url.ts';
import { backgroundSchema } from '../fields/background.ts';
import { businessNames, businessTypes } from '../fields/business.ts';
import { exceptionsSchema, openingHoursData, openingHoursSchema } from '../fields/opening-hours.ts';

export const location = defineBlock(
  z.strictObject({
    type: z
      .literal('location')
      .describe('A place with its own address, phone number, picture and opening hours, such as a shop or a branch.'),
    ...blockBase,
    background: backgroundSchema.default('light').describe('The background: light, paper (white) or dark.'),
    heading: textSchema.describe('The title of the section.'),
    text: textSchema.optional().describe('A sentence under the title.'),
    name: textSchema.optional().describe('The name of the place, above the address. Default for search engines: the company of site.yaml.'),
    business: z.enum(businessNames).default('other').describe('The kind of business, for search engines.'),
    address: z.array(textSchema).min(1).max(6).describe('The postal address: one list entry for each line.'),
    phone: phoneSchema
      .optional()
      .describe('The phone number with the country code, such as "+49 30 1234567".')
      .meta({ yaml: 'Write it in quotes.' }),
    email: z
      .email({ error: 'an e-mail address such as "hello@example.com"' })
      .optional()
      .describe('The e-mail address of this place.')
      .meta({ examples: ['hello@example.com'] }),
    image: imageSchema({ shownWidth: 640 }).optional().describe('A picture of the place.'),
    directions: hrefSchema.optional().describe('The link to directions. Default: Google Maps with the address.'),
    hours: openingHoursSchema
      .default([])
      .describe('The opening hours of the week. A day with a break has two entries; a day without an entry is closed.'),
    exceptions: exceptionsSchema.default([]).describe('Days with other hours, and days on which it is closed.'),
  }),
  {
    synonyms: ['address', 'place', 'store', 'shop', 'branch', 'local-business', 'find-us'],
    interactive: false,
    pageHeading: false,
    site: ({ language }) => ({ language }),
    strings: ['links', 'places', 'openingHours'],
    structuredData: (props, context) => {
      const { pageUrl, toUrl, company } = context;
      const { id, name, business, address, phone, email, image, directions, hours, exceptions } = props;
      return [
        {
          '@type': businessTypes[business],
          ...(id && { '@id': `${pageUrl}#${id}` }),
          name: name ?? company.name,
          address: address.join(', '),
          ...(directions && { hasMap: absoluteUrl(directions, context) }),
          ...(phone && { telephone: phoneNumber(phone) }),
          ...(email && { email }),
          ...(image && { image: toUrl(image.src) }),
          ...(hours.length + exceptions.length > 0 && { openingHoursSpecification: openingHoursData({ hours, exceptions }) }),
        },
      ];
    },
  },
);
