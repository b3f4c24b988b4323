import { z } from 'zod';
import { english } from '../../strings/en.ts';
import { uniqueBy } from '../checks.ts';
import { hrefSchema } from './link.ts';
import { emailAddressSchema, idSchema, textSchema } from './text.ts';

const { mailMessages } = english;

/** The texts that visitors see after they send a message. Text from a server is never shown. */
const mailMessagesSchema = z.strictObject({
  sent: textSchema.default(mailMessages.sent).describe('When the message was sent.'),
  offline: textSchema.default(mailMessages.offline).describe('When there is no connection to the mail service.'),
  timeout: textSchema.default(mailMessages.timeout).describe('When the mail service does not answer in time.'),
  refused: textSchema.default(mailMessages.refused).describe('When the mail service answers with an error.'),
  busy: textSchema.default(mailMessages.busy).describe('When the mail service received too many messages.'),
  busyUntil: textSchema
    .refine((text) => text.includes('{time}'), 'a text that contains {time}')
    .default(mailMessages.busyUntil)
    .describe('The same, when the service says how long to wait. {time} is replaced by that time.'),
  unreadable: textSchema.default(mailMessages.unreadable).describe('When the answer of the mail service is not valid.'),
});

/** A recipient of messages. */
const mailRecipientSchema = z.strictObject({
  id: idSchema.describe('The name that forms write as recipient:.').meta({ examples: ['jobs'] }),
  name: textSchema.describe('The name of the recipient.'),
  email: emailAddressSchema.describe('The e-mail address of the recipient.'),
});

/** An address that gets messages as signed JSON. */
const webhookSchema = z.strictObject({
  id: idSchema.describe('The name of the webhook, for its secret: MAIL_WEBHOOK_SECRET_CRM for crm.').meta({ examples: ['crm'] }),
  url: z
    .url({
      protocol: /^https$/,
      hostname: z.regexes.domain,
      error: 'a URL with https:// and a host name, such as "https://crm.example.com/hook"',
    })
    .describe('Where the service posts each message.')
    .meta({ examples: ['https://crm.example.com/hook'] }),
});

/** How forms send messages. */
export const mailSchema = z.strictObject({
  service: z
    .string()
    .regex(
      /^https:\/\/[a-z0-9.-]+[a-z0-9](:\d+)?(\/[A-Za-z0-9._-]+)*$/,
      'a URL without a slash at the end, such as "https://mail.example.com"',
    )
    .optional()
    .describe('The URL of another mail service that accepts POST requests at /send-email. Default: the mail service of this site.'),
  thankYou: hrefSchema.optional().describe('The page that visitors see after they send a message. Default: the page of the form.'),
  recipients: z
    .array(mailRecipientSchema)
    .max(50)
    .check(uniqueBy('id', 'an id that no other recipient has'))
    .default([])
    .describe('Other recipients of messages. A form names one as "recipient". Its page does not contain the address.'),
  webhooks: z
    .array(webhookSchema)
    .max(10)
    .check(uniqueBy('id', 'an id that no other webhook has'))
    .default([])
    .describe('Addresses that get each message as signed JSON besides the mail, such as a CRM. The secret is an environment variable.'),
  formTargets: z
    .array(z.string().regex(/^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/, 'an origin without a path, such as "https://pay.example"'))
    .max(20)
    .default([])
    .describe('The origins of other services to which a form with "leadsTo" leads, and of those to which they redirect.'),
  ignoreStatus: z
    .boolean()
    .default(false)
    .describe('true: every answer in JSON is a success, whatever its HTTP status. Only for services that need it.'),
  timeout: z
    .int()
    .min(1000)
    .max(120_000)
    .default(15_000)
    .describe('The maximum time to wait for an answer of the mail service, in milliseconds.'),
  messages: mailMessagesSchema.prefault({}).describe('The texts that visitors see after they send a message.'),
});
