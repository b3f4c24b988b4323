import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createTransport } from 'nodemailer';
import type { Entry } from '../outbox/entry.ts';
import type { OutboxFolders } from '../outbox/folders.ts';
import type { OpenMailFiles } from './mail-files.ts';
import { toMailOptions } from './mail-options.ts';

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
