import { fillIn } from '../../model/fill-in.ts';
import type { FormFacts, MailFacts } from '../../model/mail-facts.ts';
import { confirmPath } from '../../model/service-paths.ts';
import { defaultTimeZone } from '../../time/time-zone.ts';
import { mailboxOf } from '../mailbox.ts';
import type { NewEntry } from '../outbox/entry.ts';
import { sha256 } from '../sha256.ts';

/** How many mails that ask for confirmation a mailbox gets in 24 hours. Others could fill somebody's mailbox with them. */
export const mailsPerMailbox = 3;

type ConfirmationMail = {
  form: Pick<FormFacts, 'confirmation' | 'recipient'>;
  /** The facts in the language of the form. */
  facts: Pick<MailFacts, 'brand' | 'language' | 'timeZone' | 'origin' | 'base' | 'owner' | 'strings'>;
  address: string;
  /** The id of the message that waits. */
  id: string;
  token: string;
  /** When the link stops to work, in milliseconds. */
  until: number;
};

/**
 * Returns the mail that asks a visitor to confirm, in each variant that may be sent: the key of a variant is that of the mailbox and
 * a number, so that each is sent once in 24 hours. Their text is that of the site, never of the post.
 */
export function confirmationMails({ form, facts, address, id, token, until }: ConfirmationMail): NewEntry[] {
  const { brand, language, origin, base = '', owner, strings, timeZone = defaultTimeZone } = facts;
  const { subject = strings.confirmation.title, text = '' } = form.confirmation ?? {};
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(until);
  const link = `${strings.confirmation.mailLink}\n${origin}${base}${confirmPath}?${new URLSearchParams({ token })}`;
  const body = [text, link, fillIn(strings.confirmation.mailEnd, { day, brand })].join('\n\n');
  return Array.from({ length: mailsPerMailbox }, (_, number) => ({
    to: { name: '', address },
    replyTo: form.recipient?.email ?? owner.email,
    subject,
    body,
    isAutoReply: true,
    isSuspected: false,
    key: { name: sha256(`confirmation ${number} to ${mailboxOf(address)}`), content: id },
  }));
}
