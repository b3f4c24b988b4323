import type { SendMailOptions } from 'nodemailer';
import type { Entry } from '../outbox/entry.ts';

type Sender = { name: string; address: string };

/** A stored message as nodemailer takes it, field by field: nothing of a request reaches it that is not named here. */
export function mailOf(entry: Entry, from: Sender): SendMailOptions {
  const { to, replyTo, subject, body, messageId, acceptedAt } = entry;
  return {
    envelope: { from: from.address, to: [to.address] },
    from,
    to,
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    subject,
    text: body,
    messageId,
    date: new Date(acceptedAt),
    // Other machines should not answer it on their own.
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
