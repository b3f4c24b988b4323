import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeDurably } from '../outbox/durable-files.ts';
import { errorCode } from '../outbox/error-code.ts';
import type { OutboxFolders } from '../outbox/folders.ts';

const fileName = 'link-key';
const keyBytes = 32;

/**
 * Creates a function that returns the key with which links are signed. It is a file of the outbox, created when it is first
 * needed, so that links work after a restart and nobody has to set it. The function rejects with the error of the file system.
 */
export function linkKeyReader(folders: OutboxFolders): () => Promise<Buffer> {
  let key: Promise<Buffer> | undefined;
  return () => {
    key ??= readOrCreate(folders).catch((error: unknown) => {
      key = undefined;
      throw error;
    });
    return key;
  };
}

async function readOrCreate(folders: OutboxFolders): Promise<Buffer> {
  const file = join(folders.root, fileName);
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return '';
    throw error;
  });
  const stored = Buffer.from(text.trim(), 'hex');
  if (stored.length === keyBytes) return stored;
  const created = randomBytes(keyBytes);
  await writeDurably(`${created.toString('hex')}\n`, { unfinished: folders.path('drafts', fileName), target: file });
  return created;
}
