import { formSite } from 'pagewright/model';
import { blockBase, defineBlock, emailRuleSchema, formFieldsSchema, linkSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';
import { hoursSchema } from '../fields/hours.ts';

export const enquiryForm = defineBlock(
  z.strictObject({
    type: z
      .literal('enquiry-form')
      .describe('A form for an enquiry. By default it only checks the fields and sends nothing; with "submit: send" it sends.'),
    ...blockBase,
    heading: textSchema.describe('The title of the section.'),
    submit: z
      .enum(['nothing', 'send'])
      .default('nothing')
      .describe('send: the form sends the enquiry like a contact form. nothing: the form only checks the fields.'),
    text: textSchema.describe('Says, beside the button, that nothing is sent from here; not shown by a form that sends.'),
    fields: formFieldsSchema.describe('The fields, in the order shown; the browser asks for those with "required".'),
    emailRule: emailRuleSchema,
    keepDraft: z
      .boolean()
      .default(false)
      .describe(
        "true: when sending fails, the visitor's browser stores what was typed, so that it is still there after a reload in the same tab.",
      ),
    submitLabel: textSchema.default('Check my draft').describe('The text of the button. In a form that sends, it should say so.'),
    sendingLabel: textSchema.default('Sending...').describe('The text of the button while an enquiry is being sent.'),
    contact: linkSchema.describe('A page from which messages are really sent; its link stands beside the button, under the text.'),
    hours: hoursSchema.default([]).describe('The working hours, shown on small screens.'),
    appointment: linkSchema.optional().describe('A link to book an appointment, shown on small screens.'),
  }),
  {
    interactive: { hydrate: ({ submit }) => submit === 'send', chunk: 'own' },
    pageHeading: false,
    site: formSite,
    strings: ['contact', 'form', 'formCheck', 'links', 'ownerMail'],
    structuredData: false,
    contentClasses: false,
    form: ({ submit, fields, emailRule }) => (submit === 'send' ? { fields, emailRule } : undefined),
    document: false,
  },
);
