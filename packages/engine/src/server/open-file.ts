import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { type Encoding, fileEndings } from './encodings.ts';

/** An open file and the state it was opened in. Whoever gets it closes the handle. */
export type OpenFile = { handle: FileHandle; encoding: Encoding; size: number; modified: Date; stamp: string };

/** Opens the first of the encodings of a file that is there. Undefined when none is. Does not follow a symbolic link. */
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

/** Reads an open file whole and closes it. Undefined when it was written to meanwhile. */
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
    if (error instanceof Error && 'code' in error && missing.has(String(error.code))) return undefined;
    throw error;
  }
}

/** Gone, a link, below a file, or a name that no file system takes. */
const missing: ReadonlySet<string> = new Set(['ENOENT', 'ELOOP', 'ENOTDIR', 'ENAMETOOLONG', 'ENXIO']);

async function stateOf(handle: FileHandle): Promise<Pick<OpenFile, 'size' | 'modified' | 'stamp'> | undefined> {
  const stats = await handle.stat({ bigint: true });
  if (!stats.isFile()) return undefined;
  const { ino, size, mtime, mtimeNs, ctimeNs } = stats;
  return { size: Number(size), modified: mtime, stamp: [ino, size, mtimeNs, ctimeNs].map((one) => one.toString(36)).join('-') };
}
