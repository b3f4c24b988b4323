import { blockBase, defineBlock, recordsOf, textSchema } from 'pagewright/schema';
import { z } from 'zod';
import { backgroundSchema } from '../../../../schemas/fields/background.ts';
import { collections } from '../collections/index.ts';

export const doctorList = defineBlock(
  z.strictObject({
    type: z.literal('doctor-list').describe('Dentists with their portraits. A card links to the page of the dentist.'),
    ...blockBase,
    background: backgroundSchema.default('light').describe('The background: light, paper (white) or dark.'),
    heading: textSchema.describe('The title of the section.'),
    text: textSchema.optional().describe('A sentence under the title.'),
    doctors: recordsOf('doctors', collections).prefault('all').describe('Which dentists are shown.'),
  }),
  {
    synonyms: ['doctors', 'dentists', 'team'],
    interactive: false,
    pageHeading: false,
    strings: ['clinic'],
    structuredData: ({ doctors }, { toUrl }) =>
      doctors.map(({ name, role, summary, portrait, languages, href }) => ({
        '@type': 'Person',
        name,
        jobTitle: role,
        description: summary,
        image: toUrl(portrait.src),
        knowsLanguage: languages,
        ...(href && { url: toUrl(href) }),
      })),
  },
);
