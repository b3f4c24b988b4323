import { formSite } from 'pagewright/model';
import { blockBase, defineBlock, emailRuleSchema, formFieldsSchema, linkSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';
import { hoursSchema } from '../fields/hours.ts';

export const enquiryForm = defineBlock(
  z.strictObject({
    type: z
      .literal('enquiry-form')
      .describe('An enquiry form. By default it checks the fields and sends nothing. With "submit: send" it sends the enquiry.'),
    ...blockBase,
    heading: textSchema.describe('The title of the section.'),
    submit: z
      .enum(['nothing', 'send'])
      .default('nothing')
      .describe('send: the form sends the enquiry like a contact form. nothing: the form checks the fields and sends nothing.'),
    text: textSchema.describe('A note beside the button which says that the form sends nothing. Not shown with "submit: send".'),
    fields: formFieldsSchema.describe('The fields, in the order shown. Visitors must fill in those with "required".'),
    emailRule: emailRuleSchema,
    keepDraft: z
      .boolean()
      .default(false)
      .describe("true: when sending fails, the browser keeps the visitor's answers until the tab is closed, even after a reload."),
    submitLabel: textSchema
      .optional()
      .describe(
        'The text of the button. With "submit: send" write a text such as "Send enquiry". Default: "Check my draft" in the language of the page.',
      ),
    sendingLabel: textSchema
      .optional()
      .describe('The text of the button while an enquiry is being sent. Default: "Sending..." in the language of the page.'),
    contact: linkSchema.describe('A link to a page with a contact form, shown under the note.'),
    hours: hoursSchema.default([]).describe('The working hours, shown on small screens.'),
    appointment: linkSchema.optional().describe('A link to book an appointment, shown on small screens.'),
  }),
  {
    synonyms: ['enquiry', 'inquiry', 'request'],
    interactive: { hydrate: ({ submit }) => submit === 'send', chunk: 'own' },
    pageHeading: false,
    site: formSite,
    strings: ['contact', 'enquiryForm', 'form', 'formCheck', 'links', 'ownerMail'],
    form: ({ submit, fields, emailRule, heading }) => (submit === 'send' ? { fields, emailRule, title: heading } : undefined),
  },
);
