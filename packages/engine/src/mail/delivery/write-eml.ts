import { rename, writeFile } from 'node:fs/promises';
import { createTransport } from 'nodemailer';
import type { Entry } from '../outbox/entry.ts';
import type { OutboxFolders } from '../outbox/folders.ts';
import { mailOf } from './mail-of.ts';

/** Writes a message as a mail file, which mail programs open: `eml/<id>.eml` in the outbox. A copy; the message itself is safe already. */
export async function writeEml(entry: Entry, folders: OutboxFolders, from: { name: string; address: string }): Promise<void> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await transport.sendMail(mailOf(entry, from));
  const name = `${entry.id}.eml`;
  await writeFile(folders.path('drafts', name), message.toString(), { mode: 0o600 });
  await rename(folders.path('drafts', name), folders.path('eml', name));
}
