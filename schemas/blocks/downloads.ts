import { blockBase, defineBlock, downloadPathSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';
import { backgroundSchema } from '../fields/background.ts';

const fileSchema = z.strictObject({
  title: textSchema.describe('The name of the file for visitors, such as "Price list 2027".'),
  text: textSchema.optional().describe('A sentence about the content.'),
  file: downloadPathSchema.describe(
    'The path of the file in media, such as /media/price-list.pdf. Type and size are shown. Visitors get a picture exactly as it is there.',
  ),
});

export const downloads = defineBlock(
  z.strictObject({
    type: z.literal('downloads').describe('Files to download, such as PDFs or pictures for the press, each with its type and size.'),
    ...blockBase,
    background: backgroundSchema.default('light').describe('The background: light, paper (white) or dark.'),
    heading: textSchema.describe('The title of the section.'),
    text: textSchema.optional().describe('A sentence under the title.'),
    files: z.array(fileSchema).min(1).max(60).describe('The files, in this order.'),
  }),
  {
    synonyms: ['download', 'files', 'documents', 'pdf', 'attachments', 'brochures', 'press-kit'],
    interactive: false,
    pageHeading: false,
    site: ({ language }) => ({ language }),
  },
);
