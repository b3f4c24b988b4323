import { z } from 'zod';
import { blockBase } from '../fields/block-base.ts';
import { valueRecords } from '../fields/records.ts';
import { textSchema } from '../fields/text.ts';

/** What the company stands for, one value at a time with its picture. */
export const valuesSlidesSchema = z.strictObject({
  type: z.literal('values-slides'),
  ...blockBase,
  heading: textSchema.describe('The title of the section.'),
  text: textSchema.optional().describe('A sentence under the title.'),
  values: valueRecords.prefault('all').describe('Which values: "all", or a list of ids.'),
});
