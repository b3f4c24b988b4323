import { blockBase, defineBlock, linkSchema, recordOf, recordsOf } from 'pagewright/schema';
import { z } from 'zod';
import { collections } from '../collections/index.ts';

export const treatmentDetail = defineBlock(
  z.strictObject({
    type: z
      .literal('treatment-detail')
      .describe('A treatment with its facts, text, prices and dentists. Its name is the heading of the page.'),
    ...blockBase,
    treatment: recordOf('treatments', collections).describe('The id of the treatment.'),
    doctors: recordsOf('doctors', collections).describe('The dentists who offer it.').meta({ yaml: 'Such as { tags: "{id}" }.' }),
    appointment: linkSchema.describe('The button under the facts.'),
  }),
  {
    synonyms: ['treatment'],
    interactive: false,
    pageHeading: true,
    maxPerPage: 1,
    site: ({ language }) => ({ language }),
    strings: ['clinic', 'links', 'richText'],
    structuredData: ({ treatment: { title, summary } }, { pageUrl, organization }) => [
      { '@type': 'Service', name: title, description: summary, url: pageUrl, provider: organization },
    ],
  },
);
