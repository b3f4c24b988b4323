import { z } from 'zod';
import { blockBase } from '../fields/block-base.ts';
import { linkSchema } from '../fields/link.ts';
import { textSchema } from '../fields/text.ts';

/** A band with one question and one button. */
export const callToActionSchema = z.strictObject({
  type: z.literal('call-to-action'),
  ...blockBase,
  heading: textSchema.describe('The question or promise.'),
  text: textSchema.optional().describe('A sentence under it.'),
  button: linkSchema.describe('The button.'),
});
