import { z } from 'zod';
import { blockBase } from '../fields/block-base.ts';
import { formFieldsSchema } from '../fields/form-field.ts';
import { textSchema } from '../fields/text.ts';

/** The form that writes to the company. */
export const contactFormSchema = z.strictObject({
  type: z.literal('contact-form'),
  ...blockBase,
  heading: textSchema.describe('The title of the section.'),
  text: textSchema.optional().describe('A sentence under the title.'),
  fields: formFieldsSchema.describe('The fields, in the order shown.'),
  submitLabel: textSchema.default('Send Message').describe('The words of the button.'),
  sendingLabel: textSchema.default('Sending...').describe('The words of the button while the message is on its way.'),
});
