import type { SendMailOptions } from 'nodemailer';
import type { Entry } from '../outbox/entry.ts';
import type { MailFiles } from './mail-files.ts';

/** The empty envelope sender of automatic mails (RFC 3834, section 3.3): nobody gets what comes back from an address that somebody invented. */
export const nullSender = '';

type Sender = { name: string; address: string };

/** Converts a stored message to nodemailer's options, field by field, so that no other input of a request reaches it. */
export function toMailOptions(
  entry: Entry,
  from: Sender,
  { attachments, notes }: Pick<MailFiles, 'attachments' | 'notes'>,
): SendMailOptions {
  const { to, replyTo, subject, body, messageId, acceptedAt, isAutoReply } = entry;
  return {
    envelope: { from: isAutoReply ? nullSender : from.address, to: [to.address] },
    from,
    to,
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    subject,
    text: notes.length === 0 ? body : [body, ...notes].join('\n\n'),
    attachments: [...attachments],
    messageId,
    date: new Date(acceptedAt),
    // Keeps auto-responders from answering (RFC 3834; the second one is Microsoft's).
    headers: isAutoReply ? { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' } : { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
