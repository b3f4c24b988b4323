import type { FormFacts, MailFacts } from '../model/mail-facts.ts';
import type { NewEntry } from './outbox/entry.ts';
import type { FormPost } from './post-data.ts';
import { mailAddress } from './reply-to.ts';
import { sha256 } from './submission-handler.ts';

/** Addresses behind which nobody reads, and some that answer by themselves. */
const automatic = /^(?:no-?reply|do-?not-?reply|mailer-daemon|postmaster|bounces?|abuse|root)(?:[+._-]|@)/i;

/**
 * Returns the automatic reply to a post of a form. Undefined when the form has none, and for an address that must not get one: the
 * site's own, one that looks automatic, or one that mail servers do not accept. Its text is that of the site, never of the
 * post. The key is that of the address, so each gets one a day, whatever was sent.
 */
export function autoReply(form: FormFacts, { answers }: Pick<FormPost, 'answers'>, { owner, forms }: MailFacts): NewEntry | undefined {
  const field = form.fields.find(({ kind, required, when }) => kind === 'email' && required && !when);
  const address = mailAddress(field === undefined ? '' : (answers[field.name]?.[0] ?? ''));
  if (!form.autoReply || address === undefined || automatic.test(address)) return undefined;
  const own = [owner.email, ...forms.flatMap(({ recipient }) => recipient?.email ?? [])];
  if (own.some((one) => one.toLowerCase() === address.toLowerCase())) return undefined;
  const { subject, text } = form.autoReply;
  return {
    to: { name: '', address },
    replyTo: form.recipient?.email ?? owner.email,
    subject,
    body: text,
    isAutoReply: true,
    isSuspected: false,
    key: { name: sha256(`automatic reply to ${address.toLowerCase()}`), content: 'automatic reply' },
  };
}
