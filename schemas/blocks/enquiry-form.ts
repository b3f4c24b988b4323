import { z } from 'zod';
import { blockBase } from '../fields/block-base.ts';
import { formFieldsSchema } from '../fields/form-field.ts';
import { hoursSchema } from '../fields/hours.ts';
import { linkSchema } from '../fields/link.ts';
import { textSchema } from '../fields/text.ts';

/** A form to draft an enquiry in: the browser checks what is required, and nothing is sent. */
export const enquiryFormSchema = z.strictObject({
  type: z.literal('enquiry-form'),
  ...blockBase,
  heading: textSchema.describe('The title of the section.'),
  text: textSchema.describe('Says, beside the button, that nothing is sent from here.'),
  fields: formFieldsSchema.describe('The fields, in the order shown; the browser asks for those with "required".'),
  submitLabel: textSchema.default('Check my draft').describe('The words of the button, which has the browser check the fields.'),
  contact: linkSchema.describe('A page from which messages are really sent; its link stands beside the button.'),
  hours: hoursSchema.default([]).describe('When somebody answers; shown on small screens.'),
  appointment: linkSchema.optional().describe('The way to an appointment; shown on small screens.'),
});
