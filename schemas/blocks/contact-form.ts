import { formSite } from 'pagewright/model';
import { blockBase, defineBlock, emailRuleSchema, formFieldsSchema, textSchema } from 'pagewright/schema';
import { z } from 'zod';

export const contactForm = defineBlock(
  z.strictObject({
    type: z.literal('contact-form').describe('A contact form that sends a message to the company.'),
    ...blockBase,
    heading: textSchema.describe('The title of the section.'),
    text: textSchema.optional().describe('A sentence under the title.'),
    fields: formFieldsSchema.describe('The fields, in the order shown.'),
    emailRule: emailRuleSchema,
    keepDraft: z
      .boolean()
      .default(false)
      .describe("true: when sending fails, the browser keeps the visitor's answers until the tab is closed, even after a reload."),
    submitLabel: textSchema.optional().describe('The text of the button. Default: "Send Message" in the language of the page.'),
    sendingLabel: textSchema
      .optional()
      .describe('The text of the button while the message is being sent. Default: "Sending..." in the language of the page.'),
  }),
  {
    synonyms: ['contact', 'message-form'],
    interactive: { hydrate: 'always', chunk: 'shared' },
    pageHeading: false,
    site: formSite,
    strings: ['contactForm', 'form', 'formCheck', 'ownerMail'],
    form: ({ fields, emailRule, heading }) => ({ fields, emailRule, title: heading }),
  },
);
