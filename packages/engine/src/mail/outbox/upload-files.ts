import { randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, rename } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { UploadedFile } from '../uploads/uploaded-file.ts';
import { syncFolder } from './durable-files.ts';
import type { StoredFile } from './entry.ts';
import { errorCode } from './error-code.ts';
import type { OutboxFolders } from './folders.ts';

/** Creates an empty folder for the files of a message that is not accepted yet. It is removed after an hour. */
export async function createDraftFolder(folders: OutboxFolders): Promise<string> {
  const folder = folders.path('drafts', `upload-${randomBytes(16).toString('hex')}`);
  await mkdir(folder, { mode: 0o700 });
  return folder;
}

/**
 * Moves uploaded files to the folder of their message. Their contents are flushed to the disk already; once this
 * resolves, their names are too. Call this before the message is written: files without a message are removed later, but a
 * message must not miss its files.
 */
export async function storeFiles(folders: OutboxFolders, id: string, files: readonly UploadedFile[]): Promise<StoredFile[]> {
  if (files.length === 0) return [];
  const target = folders.path('uploads', id);
  await mkdir(target, { recursive: true, mode: 0o700 });
  const stored: StoredFile[] = [];
  for (const { path, ...file } of files) {
    const name = basename(path);
    await rename(path, join(target, name));
    stored.push({ ...file, file: name });
  }
  await syncFolder(target);
  await syncFolder(folders.path('uploads'));
  return stored;
}

/** Opens an uploaded file. Returns undefined when it is missing or has another size than it had when it was stored. */
export async function openStoredFile(folders: OutboxFolders, id: string, { file, size }: StoredFile): Promise<FileHandle | undefined> {
  const handle = await open(join(folders.path('uploads', id), file), 'r').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (handle === undefined || (await handle.stat()).size === size) return handle;
  await handle.close();
  return undefined;
}
