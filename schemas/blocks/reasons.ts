import { z } from 'zod';
import { blockBase } from '../fields/block-base.ts';
import { reasonRecords } from '../fields/records.ts';
import { textSchema } from '../fields/text.ts';

/** Why to work with the company, as a numbered list. */
export const reasonsSchema = z.strictObject({
  type: z.literal('reasons'),
  ...blockBase,
  heading: textSchema.describe('The title of the section.'),
  text: textSchema.optional().describe('A sentence under the title.'),
  reasons: reasonRecords.prefault('all').describe('Which reasons: "all", or a list of ids.'),
});
