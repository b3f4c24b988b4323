import { z } from 'zod';
import { mailTextSchema } from '../fields/text.ts';
import type { formEntriesSchema, formStepsSchema } from './form-entry.ts';

/** The automatic reply of a form. It has the author's words only: with words of a visitor, others could send mails by our form. */
export const autoReplySchema = z.strictObject({
  subject: mailTextSchema.describe('The subject of the reply.').meta({ examples: ['We have your message'] }),
  paragraphs: z
    .array(mailTextSchema)
    .min(1)
    .max(20)
    .describe('The paragraphs of the reply. It contains nothing of what the visitor wrote.')
    .meta({ examples: [['Thank you. We answer within two working days.']] }),
});

type Entries = z.output<typeof formEntriesSchema>;
type Form = { fields?: Entries | undefined; steps?: z.output<typeof formStepsSchema> | undefined; autoReply?: object | undefined };

/** Checks that a form with an automatic reply asks every visitor for an e-mail address. */
export function checkAutoReply({ fields = [], steps = [], autoReply }: Form, context: z.RefinementCtx): void {
  if (!autoReply || context.issues.length > 0) return;
  const entries = [...fields, ...steps.flatMap((step) => step.fields)].filter(({ when }) => !when);
  const inputs = entries.flatMap((entry) => [entry, ...(entry.fields ?? [])]);
  if (inputs.some(({ kind, required, when }) => kind === 'email' && required && !when)) return;
  context.addIssue({ code: 'custom', path: ['autoReply'], message: 'a reply only in a form with a required field of kind email' });
}
