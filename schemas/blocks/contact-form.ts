import { blockBase, defineBlock, emailRuleSchema, formFieldsSchema, formSite, textSchema } from 'pagewright/schema';
import { z } from 'zod';

export const contactForm = defineBlock(
  z.strictObject({
    type: z.literal('contact-form').describe('The form that writes to the company.'),
    ...blockBase,
    heading: textSchema.describe('The title of the section.'),
    text: textSchema.optional().describe('A sentence under the title.'),
    fields: formFieldsSchema.describe('The fields, in the order shown.'),
    emailRule: emailRuleSchema,
    keepDraft: z
      .boolean()
      .default(false)
      .describe("true: what was typed outlives a reload in the same tab when sending failed; it is kept in the visitor's browser."),
    submitLabel: textSchema.default('Send Message').describe('The words of the button.'),
    sendingLabel: textSchema.default('Sending...').describe('The words of the button while the message is on its way.'),
  }),
  {
    interactive: { hydrate: 'always', chunk: 'shared' },
    pageHeading: false,
    site: formSite,
    structuredData: false,
    contentClasses: false,
    form: ({ fields, emailRule }) => ({ fields, emailRule }),
    document: false,
  },
);
