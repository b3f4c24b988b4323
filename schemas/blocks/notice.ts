import { z } from 'zod';
import { blockBase } from '../fields/block-base.ts';
import { linkSchema } from '../fields/link.ts';
import { textSchema } from '../fields/text.ts';

/** A page that says one thing: thanks, or that there is nothing here. */
export const noticeSchema = z.strictObject({
  type: z.literal('notice'),
  ...blockBase,
  heading: textSchema.describe('What the page says, as its heading.'),
  text: textSchema.describe('One or two sentences.'),
  button: linkSchema.describe('The way on.'),
});
