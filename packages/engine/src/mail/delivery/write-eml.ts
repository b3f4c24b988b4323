import { rename, writeFile } from 'node:fs/promises';
import { createTransport } from 'nodemailer';
import type { Entry } from '../outbox/entry.ts';
import type { OutboxFolders } from '../outbox/folders.ts';
import { toMailOptions } from './mail-options.ts';

/** Writes a copy of a stored message to `eml/<id>.eml` in the outbox, for mail programs to open. */
export async function writeEml(entry: Entry, folders: OutboxFolders, from: { name: string; address: string }): Promise<void> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await transport.sendMail(toMailOptions(entry, from));
  const name = `${entry.id}.eml`;
  await writeFile(folders.path('drafts', name), message.toString(), { mode: 0o600 });
  await rename(folders.path('drafts', name), folders.path('eml', name));
}
