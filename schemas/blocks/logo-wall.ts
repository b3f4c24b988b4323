import { blockBase, defineBlock, textSchema } from 'pagewright/schema';
import { z } from 'zod';
import { backgroundSchema } from '../fields/background.ts';
import { clientRecords } from '../records.ts';

export const logoWall = defineBlock(
  z.strictObject({
    type: z.literal('logo-wall').describe('Logos in rows, which stand still.'),
    ...blockBase,
    background: backgroundSchema.default('paper').describe('The background: light, paper (white) or dark.'),
    heading: textSchema.describe('The title of the section.'),
    text: textSchema.optional().describe('A sentence under the title.'),
    clients: clientRecords.prefault('all').describe('Whose logos are shown.'),
  }),
  {
    synonyms: ['logo-grid', 'sponsors', 'customers', 'brands'],
    interactive: false,
    pageHeading: false,
  },
);
