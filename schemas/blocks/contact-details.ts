import { z } from 'zod';
import { blockBase } from '../fields/block-base.ts';
import { hoursSchema } from '../fields/hours.ts';
import { textSchema } from '../fields/text.ts';

/** Phone, e-mail and address of the company, taken from site.yaml, and its working hours. */
export const contactDetailsSchema = z.strictObject({
  type: z.literal('contact-details'),
  ...blockBase,
  heading: textSchema.describe('The title of the section.'),
  text: textSchema.optional().describe('A sentence under the title.'),
  hours: hoursSchema.default([]).describe('When somebody answers.'),
});
