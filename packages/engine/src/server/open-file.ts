import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { type Encoding, fileEndings } from './encodings.ts';

/** An open file and its state. The caller closes the handle. */
export type OpenFile = { handle: FileHandle; encoding: Encoding; size: number; modified: Date; stamp: string };

/** Opens a file in the first encoding that exists. Returns undefined when none does. Does not follow symbolic links. */
export async function openStored(file: string, encodings: readonly Encoding[]): Promise<OpenFile | undefined> {
  for (const encoding of encodings) {
    const handle = await openOrNone(`${file}${fileEndings[encoding]}`);
    if (handle === undefined) continue;
    const state = await stateOf(handle);
    if (state) return { handle, encoding, ...state };
    await handle.close();
  }
  return undefined;
}

/** Reads an open file and closes it. Returns undefined when the file changed during the read. */
export async function readWhole({ handle, stamp }: OpenFile): Promise<Buffer | undefined> {
  try {
    const content = await handle.readFile();
    return (await stateOf(handle))?.stamp === stamp ? content : undefined;
  } finally {
    await handle.close();
  }
}

async function openOrNone(file: string): Promise<FileHandle | undefined> {
  try {
    return await open(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch (error) {
    if (error instanceof Error && 'code' in error && missingFileCodes.has(String(error.code))) return undefined;
    throw error;
  }
}

/** The codes for a missing file, a symbolic link, a path below a file, and a name that the file system rejects. */
const missingFileCodes: ReadonlySet<string> = new Set(['ENOENT', 'ELOOP', 'ENOTDIR', 'ENAMETOOLONG', 'ENXIO']);

async function stateOf(handle: FileHandle): Promise<Pick<OpenFile, 'size' | 'modified' | 'stamp'> | undefined> {
  const stats = await handle.stat({ bigint: true });
  if (!stats.isFile()) return undefined;
  const { ino, size, mtime, mtimeNs, ctimeNs } = stats;
  return { size: Number(size), modified: mtime, stamp: [ino, size, mtimeNs, ctimeNs].map((one) => one.toString(36)).join('-') };
}
