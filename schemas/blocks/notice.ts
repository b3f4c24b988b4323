import { z } from 'zod';
import { blockBase } from '../fields/block-base.ts';
import { linkSchema } from '../fields/link.ts';
import { textSchema } from '../fields/text.ts';

export const noticeSchema = z.strictObject({
  type: z.literal('notice').describe('A page that says one thing: thanks, or that there is nothing here.'),
  ...blockBase,
  heading: textSchema.describe('What the page says, as its heading.'),
  text: textSchema.describe('One or two sentences.'),
  button: linkSchema.describe('The way on.'),
  cloth: z
    .enum(['whole', 'loose'])
    .default('whole')
    .describe('The drawing beside it: whole cloth, or one from which a thread has come loose.'),
});
