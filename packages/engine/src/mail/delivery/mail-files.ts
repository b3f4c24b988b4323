import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { fillIn } from '../../model/fill-in.ts';
import { formatSize } from '../../model/format-size.ts';
import type { Strings } from '../../strings/index.ts';
import type { Log } from '../log.ts';
import type { Entry, StoredFile } from '../outbox/entry.ts';

/** The uploaded files of a message as its mail has them. */
export type MailFiles = {
  attachments: readonly Attachment[];
  /** Sentences for the mail about files that are not attached. */
  notes: readonly string[];
  /** Closes the files. */
  close: () => Promise<void>;
};

/** A stream, and no path: nodemailer may not open files by itself. */
type Attachment = {
  filename: string;
  content: Readable;
  contentType: string;
  contentDisposition: 'attachment';
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
  const opened: { file: StoredFile; handle: FileHandle }[] = [];
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
      opened.push({ file, handle });
    } else {
      log('file-missing', { id });
      notes.push(fillIn(strings.missing, values));
    }
  }
  const attachments = opened.map(({ file, handle }): Attachment => {
    const content = handle.createReadStream({ autoClose: false });
    return { filename: file.name, content, contentType: file.type, contentDisposition: 'attachment' };
  });
  const close = async (): Promise<void> => {
    for (const { content } of attachments) content.destroy();
    for (const { handle } of opened) await handle.close().catch(() => undefined);
  };
  return { attachments, notes, close };
}
