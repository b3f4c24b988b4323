import { blockBase, defineBlock, emailRuleSchema, formFieldsSchema, formSite, linkSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';
import { hoursSchema } from '../fields/hours.ts';

export const enquiryForm = defineBlock(
  z.strictObject({
    type: z
      .literal('enquiry-form')
      .describe('A form to draft an enquiry in: the browser checks what is required. Nothing is sent unless the block says so.'),
    ...blockBase,
    heading: textSchema.describe('The title of the section.'),
    submit: z.enum(['nothing', 'send']).default('nothing').describe('send: the enquiry is sent like a message of the contact form.'),
    text: textSchema.describe('Says, beside the button, that nothing is sent from here; not shown by a form that sends.'),
    fields: formFieldsSchema.describe('The fields, in the order shown; the browser asks for those with "required".'),
    emailRule: emailRuleSchema,
    keepDraft: z
      .boolean()
      .default(false)
      .describe("true: what was typed outlives a reload in the same tab when sending failed; it is kept in the visitor's browser."),
    submitLabel: textSchema.default('Check my draft').describe('The words of the button. Give a form that sends words that say so.'),
    sendingLabel: textSchema.default('Sending...').describe('The words of the button while an enquiry is on its way.'),
    contact: linkSchema.describe('A page from which messages are really sent; its link stands beside the button, under the text.'),
    hours: hoursSchema.default([]).describe('When somebody answers; shown on small screens.'),
    appointment: linkSchema.optional().describe('The way to an appointment; shown on small screens.'),
  }),
  {
    interactive: { hydrate: ({ submit }) => submit === 'send', chunk: 'own' },
    pageHeading: false,
    site: formSite,
    structuredData: false,
    contentClasses: false,
    form: ({ submit, fields, emailRule }) => (submit === 'send' ? { fields, emailRule } : undefined),
    document: false,
  },
);
