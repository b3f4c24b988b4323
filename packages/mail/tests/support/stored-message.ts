import { createHash, randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '../../src/clock.ts';
import type { UploadedFile } from '../../src/form-post.ts';
import type { Entry, NewEntry } from '../../src/outbox/entry.ts';
import { Outbox } from '../../src/outbox/outbox.ts';

/** Opens an outbox without a service. */
export const openOutbox = (folder: string, now: () => number = systemClock.now): Promise<Outbox> =>
  Outbox.open({ folder, domain: () => 'fixture.example', clock: { ...systemClock, now }, log: () => undefined });

export type TestFile = { name: string; content: Buffer; type?: string };

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Writes files to a draft folder, as an upload does. */
export async function uploadTo(outbox: Outbox, files: readonly TestFile[]): Promise<UploadedFile[]> {
  const folder = await outbox.createDraftFolder();
  return files.map(({ name, content, type = 'application/pdf' }) => {
    const path = join(folder, randomBytes(16).toString('hex'));
    writeFileSync(path, content, { mode: 0o600 });
    return { field: 'files', name, kind: 'pdf', type, size: content.length, sha256: sha256(content), path };
  });
}

/** A message of the fixture's form. */
export const newEntry = (changes: Partial<NewEntry> = {}): NewEntry => ({
  to: { name: 'Fixture Desk', address: 'desk@fixture.example' },
  subject: 'A message',
  body: 'Name: Ann\nEmail: ann@client.example',
  isSuspected: false,
  key: undefined,
  ...changes,
});

/** Stores a message with files in the outbox of a folder that no service uses. Returns its entry. */
export async function storeMessage(folder: string, files: readonly TestFile[] = [], changes: Partial<NewEntry> = {}): Promise<Entry> {
  const outbox = await openOutbox(folder);
  const known = new Set((await outbox.find({})).map(({ entry: { id } }) => id));
  const entry = newEntry(changes);
  await outbox.accept({ ...entry, files: await uploadTo(outbox, files) });
  const stored = (await outbox.find({})).find(({ entry: { id } }) => !known.has(id));
  await outbox.close();
  if (!stored) throw new Error('The message was not stored.');
  return stored.entry;
}
