import { z } from 'zod';
import { hrefSchema } from './link.ts';
import { textSchema } from './text.ts';

/** What visitors read when a message was sent, or could not be. Nothing that a server says is ever shown. */
const mailMessagesSchema = z.strictObject({
  sent: textSchema.default('Email sent successfully').describe('When it was sent.'),
  offline: textSchema
    .default('Your message could not be sent because our server cannot be reached. Please check your connection and send it again.')
    .describe('When there is no connection to the service.'),
  timeout: textSchema
    .default('We had no answer in time and cannot tell whether your message arrived. It is safe to send it again.')
    .describe('When the service does not answer in time.'),
  refused: textSchema
    .default('Your message was not accepted. Please try again in a while, or reach us by phone or e-mail.')
    .describe('When the service answers with an error.'),
  busy: textSchema
    .default('Too many messages came in a short time. Please wait a few minutes and send yours again.')
    .describe('When the service has had too many messages.'),
  busyUntil: textSchema
    .refine((text) => text.includes('{time}'), 'a text with {time} in it')
    .default('Too many messages came in a short time. Please send yours again after {time}.')
    .describe('The same when it says until when; {time} stands for that time.'),
  unreadable: textSchema
    .default('We got no clear answer and cannot tell whether your message arrived. It is safe to send it again.')
    .describe('When the answer is not what a mail service sends.'),
});

/** How forms send their messages. */
export const mailSchema = z.strictObject({
  service: z
    .string()
    .regex(
      /^https:\/\/[a-z0-9.-]+[a-z0-9](:\d+)?(\/[A-Za-z0-9._-]+)*$/,
      'an https address without a slash at the end, such as "https://mail.example.com"',
    )
    .optional()
    .describe("The address of another mail service, which takes POST at its /send-email; the site's own when left out."),
  thankYou: hrefSchema.optional().describe('The page after a message was sent; the page of the form when left out.'),
  ignoreStatus: z
    .boolean()
    .default(false)
    .describe('true: any JSON counts as success, whatever the status of the answer; for services that answer so.'),
  timeout: z.int().min(1000).max(120_000).default(15_000).describe('Milliseconds that the service may take to answer.'),
  messages: mailMessagesSchema.prefault({}).describe('What visitors read when a message was sent, or could not be.'),
});
