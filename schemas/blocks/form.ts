import { fieldsOfSteps, formBlockSite, formSteps } from 'pagewright/model';
import {
  autoReplySchema,
  blockBase,
  checkForm,
  checkFormTarget,
  checkMailsToVisitors,
  confirmationSchema,
  defineBlock,
  emailRuleSchema,
  exactlyOne,
  fieldForms,
  formEntriesSchema,
  formStepsSchema,
  formTargetSchema,
  formWebhooksSchema,
  pageLinkSchema,
  recipientSchema,
  textSchema,
} from 'pagewright/schema';
import { z } from 'zod';

const toMail = ({ subject, paragraphs }: { subject: string; paragraphs: readonly string[] }) => ({
  subject,
  text: paragraphs.join('\n\n'),
});

export const form = defineBlock(
  z
    .strictObject({
      type: z.literal('form').describe('A form with any fields, such as an application, a registration or a booking.'),
      ...blockBase,
      heading: textSchema.describe('The title of the section.'),
      text: textSchema.optional().describe('A sentence under the title.'),
      layout: z
        .enum(['two-columns', 'one-column', 'inline'])
        .default('two-columns')
        .describe(
          'two-columns: short fields beside each other on wide screens. one-column: one below the other. inline: one field with its button.',
        ),
      fields: formEntriesSchema.optional().describe('The fields, in the order shown.'),
      steps: formStepsSchema
        .optional()
        .describe('The steps of a long form, in place of "fields". Without script all steps are on one page.'),
      leadsTo: formTargetSchema
        .optional()
        .describe(
          'The address of another service that gets the answers in place of an e-mail, such as a donation or a booking. The query names the fields in braces. "mail: formTargets" in site.yaml names its origin.',
        )
        .register(fieldForms, { isAdvanced: true }),
      subject: textSchema.max(150).optional().describe('The subject of the e-mail. Default: the same for all forms.'),
      recipient: recipientSchema
        .optional()
        .describe('Who gets the messages: the id of a recipient of "mail" in site.yaml. Default: the owner of the site.'),
      thankYou: pageLinkSchema.optional().describe('The page after a message was sent. Default: that of "mail" in site.yaml.'),
      sent: textSchema.optional().describe('The message after sending. Default: that of "mail" in site.yaml.'),
      autoReply: autoReplySchema
        .optional()
        .describe('An e-mail to the visitor after each message, at most one a day. Only sent by the mail service of this site.'),
      confirmation: confirmationSchema
        .optional()
        .describe(
          'An e-mail with a link by which the visitor confirms, as a newsletter needs it. Before that, you get no message, and the automatic reply waits.',
        ),
      webhooks: formWebhooksSchema
        .optional()
        .describe('The webhooks of "mail" in site.yaml that get the messages. Default: all.')
        .meta({ yaml: '[] means none.' })
        .register(fieldForms, { isAdvanced: true }),
      emailRule: emailRuleSchema.register(fieldForms, { isAdvanced: true }),
      keepDraft: z
        .boolean()
        .default(true)
        .describe("true: the browser keeps the visitor's answers until the form was sent or the tab is closed, even after a reload.")
        .register(fieldForms, { isAdvanced: true }),
      submitLabel: textSchema.optional().describe('The text of the button. Default: "Send" in the language of the page.'),
      sendingLabel: textSchema
        .optional()
        .describe('The text of the button while the message is being sent. Default: "Sending..." in the language of the page.')
        .register(fieldForms, { isAdvanced: true }),
    })
    .superRefine(exactlyOne('fields', 'steps'))
    .superRefine(checkForm)
    .superRefine(checkFormTarget)
    .superRefine(checkMailsToVisitors)
    .refine(({ layout, fields = [] }) => layout !== 'inline' || (fields.length > 0 && fields.length <= 3), {
      path: ['layout'],
      error: 'two-columns or one-column for a form with steps or with more than three fields',
    }),
  {
    synonyms: ['application', 'registration', 'signup', 'survey', 'custom-form', 'booking-form'],
    interactive: { hydrate: ({ leadsTo }) => leadsTo === undefined, chunk: 'own' },
    pageHeading: false,
    site: formBlockSite,
    strings: ['anyForm', 'form', 'formCheck', 'formFields', 'links', 'ownerMail'],
    form: ({ leadsTo, fields, steps, emailRule, heading, subject, recipient, webhooks, thankYou, autoReply, confirmation }) =>
      leadsTo === undefined
        ? {
            fields: fieldsOfSteps(formSteps({ fields, steps })),
            emailRule,
            title: heading,
            subject,
            recipient,
            webhooks,
            thankYou: thankYou?.href,
            ...(autoReply && { autoReply: toMail(autoReply) }),
            ...(confirmation && { confirmation: { ...toMail(confirmation), thankYou: confirmation.thankYou?.href } }),
            namesForm: true,
          }
        : undefined,
  },
);
