import type { FormFacts, MailFacts } from '../model/mail-facts.ts';
import { mailboxOf } from './mailbox.ts';
import type { NewEntry } from './outbox/entry.ts';
import type { FormPost } from './post-data.ts';
import { mailAddress } from './reply-to.ts';
import { sha256 } from './sha256.ts';

/** Addresses behind which nobody reads, and some that answer by themselves. */
const automatic = /^(?:no-?reply|do-?not-?reply|mailer-daemon|postmaster|bounces?|abuse|root)(?:[+._-]|@)/i;

/** Returns the field of a form that asks every visitor for an e-mail address. Undefined when there is none. */
export const addressField = ({ fields }: Pick<FormFacts, 'fields'>): FormFacts['fields'][number] | undefined =>
  fields.find(({ kind, required, when = [] }) => kind === 'email' && required && when.length === 0);

/** Returns the visitor's e-mail address in a post. Undefined when the form asks for none, or mail servers would not accept it. */
export function visitorAddress(form: Pick<FormFacts, 'fields'>, { answers }: Pick<FormPost, 'answers'>): string | undefined {
  const field = addressField(form);
  return field && mailAddress(answers[field.name]?.[0] ?? '');
}

/**
 * Returns the automatic reply of a form to an address. Undefined when the form has none, and for an address that must not get one: the
 * site's own, or one that looks automatic. Its text is that of the site, never of a post. The key is that of the mailbox, so
 * each gets one a day, whatever was sent.
 */
export function autoReply(form: FormFacts, address: string | undefined, { owner, forms }: MailFacts): NewEntry | undefined {
  if (!form.autoReply || address === undefined || automatic.test(address)) return undefined;
  const own = [owner.email, ...forms.flatMap(({ recipient }) => recipient?.email ?? [])];
  if (own.some((one) => mailboxOf(one) === mailboxOf(address))) return undefined;
  const { subject, text } = form.autoReply;
  return {
    to: { name: '', address },
    replyTo: form.recipient?.email ?? owner.email,
    subject,
    body: text,
    isAutoReply: true,
    isSuspected: false,
    key: { name: sha256(`automatic reply to ${mailboxOf(address)}`), content: 'automatic reply' },
  };
}
