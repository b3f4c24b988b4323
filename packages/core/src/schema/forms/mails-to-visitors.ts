import { z } from 'zod';
import { pageLinkSchema } from '../fields/link.ts';
import { mailTextSchema } from '../fields/text.ts';
import type { formEntriesSchema, formStepsSchema } from './form-entry.ts';

/** The e-mails of a form have the author's words only: with words of a visitor, others could send mails by our form. */
const paragraphsSchema = z.array(mailTextSchema).min(1).max(20);

/** The automatic reply of a form. */
export const autoReplySchema = z.strictObject({
  subject: mailTextSchema.describe('The subject of the reply.').meta({ examples: ['We have your message'] }),
  paragraphs: paragraphsSchema
    .describe('The paragraphs of the reply. It contains nothing of what the visitor wrote.')
    .meta({ examples: [['Thank you. We answer within two working days.']] }),
});

/** The e-mail with a link by which visitors confirm what they sent. */
export const confirmationSchema = z.strictObject({
  subject: mailTextSchema.describe('The subject of the e-mail.').meta({ examples: ['Please confirm your subscription'] }),
  paragraphs: paragraphsSchema
    .describe('The paragraphs above the link. The service adds the link, how long it works, and that nobody has to use it.')
    .meta({ examples: [['You would like to get our newsletter. One step is left.']] }),
  thankYou: pageLinkSchema.optional().describe('The page after the visitor has confirmed. Default: a page that says so.'),
});

type Entries = z.output<typeof formEntriesSchema>;
type Form = {
  fields?: Entries | undefined;
  steps?: z.output<typeof formStepsSchema> | undefined;
  autoReply?: object | undefined;
  confirmation?: object | undefined;
};

/** Checks that a form with an e-mail to visitors asks every visitor for an address. */
export function checkMailsToVisitors({ fields = [], steps = [], autoReply, confirmation }: Form, context: z.RefinementCtx): void {
  if (context.issues.length > 0 || (!autoReply && !confirmation)) return;
  const entries = [...fields, ...steps.flatMap((step) => step.fields)].filter(({ when }) => !when);
  const inputs = entries.flatMap((entry) => [entry, ...(entry.fields ?? [])]);
  if (inputs.some(({ kind, required, when }) => kind === 'email' && required && !when)) return;
  const message = 'only in a form with a required field of kind email';
  // One problem is enough: both have the same cause.
  if (autoReply) context.addIssue({ code: 'custom', path: ['autoReply'], message: `a reply ${message}` });
  else context.addIssue({ code: 'custom', path: ['confirmation'], message: `a confirmation ${message}` });
}
