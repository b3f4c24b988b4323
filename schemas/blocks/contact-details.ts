import { z } from 'zod';
import { blockBase } from '../fields/block-base.ts';
import { textSchema } from '../fields/text.ts';

const hoursSchema = z.strictObject({
  days: textSchema.describe('The days, such as "Mon - Sat".'),
  hours: textSchema.describe('The hours, or "Closed".'),
});

/** Phone, e-mail and address of the company, taken from site.yaml, and its working hours. */
export const contactDetailsSchema = z.strictObject({
  type: z.literal('contact-details'),
  ...blockBase,
  heading: textSchema.describe('The title of the section.'),
  text: textSchema.optional().describe('A sentence under the title.'),
  hours: z.array(hoursSchema).max(7).default([]).describe('When somebody answers.'),
});
