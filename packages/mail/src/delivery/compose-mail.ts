import { createWriteStream } from 'node:fs';
import { type FileHandle, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fillIn, formatSize, plainText, type Strings } from '@pagewright/core';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Log } from '../log.ts';
import type { Entry, StoredFile } from '../outbox/entry.ts';
import type { OutboxFolders } from '../outbox/folders.ts';

/** The empty envelope sender of automatic mails (RFC 3834, section 3.3): nobody gets what comes back from an address that somebody invented. */
const nullSender = '';

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
    subject: plainText(subject),
    text: notes.length === 0 ? body : [body, ...notes].join('\n\n'),
    attachments,
    messageId,
    date: new Date(acceptedAt),
    // Keeps auto-responders from answering (RFC 3834; the second one is Microsoft's).
    headers: isAutoReply ? { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' } : { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The uploaded files of a message as its mail has them. */
type MailFiles = {
  /** Streams, and no paths: nodemailer may not open files by itself. */
  attachments: NonNullable<SendMailOptions['attachments']>;
  /** Sentences for the mail about files that are not attached. */
  notes: readonly string[];
  /** Closes the files. */
  close: () => Promise<void>;
};

type MailFilesOptions = {
  /** Opens a file of a message. Undefined when it is missing. */
  open: (id: string, file: StoredFile) => Promise<FileHandle | undefined>;
  /** The maximum size of all attachments in bytes. */
  limit: number;
  strings: Strings['mailFiles'];
  log: Log;
};

export const noFiles: MailFiles = { attachments: [], notes: [], close: async () => undefined };

/** Opens the files of a mail. */
export type OpenMailFiles = (entry: Entry) => Promise<MailFiles>;

/**
 * Opens the uploaded files of a message for its mail. Files that do not fit into the limit, and missing ones, are named in
 * a note instead, so that the mail is sent in any case.
 */
export async function openMailFiles({ id, files = [] }: Entry, { open, limit, strings, log }: MailFilesOptions): Promise<MailFiles> {
  const opened: { file: StoredFile; handle: FileHandle; content: Readable }[] = [];
  const notes: string[] = [];
  let size = 0;
  for (const file of files) {
    const values = { name: file.name, size: formatSize(file.size) };
    if (size + file.size > limit) {
      notes.push(fillIn(strings.inOutbox, values));
      continue;
    }
    const handle = await open(id, file);
    if (handle) {
      size += file.size;
      opened.push({ file, handle, content: handle.createReadStream({ autoClose: false }) });
    } else {
      log('file-missing', { id });
      notes.push(fillIn(strings.missing, values));
    }
  }
  return {
    attachments: opened.map(({ file: { name, type }, content }) => ({
      filename: name,
      content,
      contentType: type,
      contentDisposition: 'attachment',
    })),
    notes,
    close: async () => {
      for (const { content } of opened) content.destroy();
      for (const { handle } of opened) await handle.close().catch(() => undefined);
    },
  };
}

type EmlOptions = { folders: OutboxFolders; from: { name: string; address: string }; openFiles: OpenMailFiles };

/** Writes a copy of a stored message to `eml/<id>.eml` in the outbox, for mail programs to open. */
export async function writeEml(entry: Entry, { folders, from, openFiles }: EmlOptions): Promise<void> {
  const transport = createTransport({ streamTransport: true, newline: 'windows' });
  const name = `${entry.id}.eml`;
  const draft = folders.path('drafts', name);
  const files = await openFiles(entry);
  try {
    const { message } = await transport.sendMail(toMailOptions(entry, from, files));
    await pipeline(Readable.from(message), createWriteStream(draft, { mode: 0o600 }));
    await rename(draft, folders.path('eml', name));
  } finally {
    await files.close();
    await rm(draft, { force: true });
  }
}
