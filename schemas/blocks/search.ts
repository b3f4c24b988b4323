import { pageAddress, searchIndexAddress } from 'pagewright/model';
import { blockBase, defineBlock, textSchema } from 'pagewright/schema';
import { z } from 'zod';
import { backgroundSchema } from '../fields/background.ts';

export const search = defineBlock(
  z.strictObject({
    type: z
      .literal('search')
      .describe(
        'A search in all pages of the site. The build writes what it needs. Visitors without script get the links of the navigation.',
      ),
    ...blockBase,
    background: backgroundSchema.default('paper').describe('The background: light, paper (white) or dark.'),
    heading: textSchema.describe('The title of the section.'),
    text: textSchema.optional().describe('A sentence under the title: what visitors can find.'),
  }),
  {
    synonyms: ['find', 'search-box', 'search-bar', 'site-search', 'lookup'],
    interactive: { enhance: 'always', searchesSite: true },
    pageHeading: false,
    maxPerPage: 1,
    site: ({ navigation, ...settings }, page) => ({
      navigation,
      index: searchIndexAddress(settings, page),
      home: pageAddress('/', settings),
    }),
    strings: ['search'],
  },
);
