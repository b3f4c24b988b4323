import type { SendMailOptions } from 'nodemailer';
import type { Entry } from '../outbox/entry.ts';

type Sender = { name: string; address: string };

/** Converts a stored message to nodemailer's options, field by field, so that no other input of a request reaches it. */
export function toMailOptions(entry: Entry, from: Sender): SendMailOptions {
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
    // Keeps auto-responders from answering (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
