import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { stampOf } from '@pagewright/core';
import { type Encoding, fileEndings, pagePolicy } from './headers.ts';

/** Cached details of a file, valid while the file has this stamp. */
export type FileDetails = {
  stamp: string;
  /** A strong ETag: a hash of the content, because files of two builds can have the same size and time. */
  etag: string;
  /** The Content-Security-Policy in a page. */
  policy?: string | undefined;
};

/** A file to send: a page or a small file in memory, or the handle of a large one, which the caller closes. */
export type LoadedFile = FileDetails & { encoding: Encoding; size: number; modified: Date; content: Buffer | FileHandle };

/** The size in bytes above which files are streamed, except pages. */
const maxBytesInMemory = 256 * 1024;

/** The attempts to read a file that a deploy is writing, and the delay between them in milliseconds. */
const maxAttempts = 10;
const retryDelay = 20;

/**
 * Loads a page or a small file, or opens a large one, in the first encoding that exists. A deploy by copying writes files in
 * place, so a file that changes during the read, or an incomplete page, is read again. Resolves to `incomplete` after 0.2
 * seconds, and to undefined for a file that does not exist. `known` caches details by file name.
 */
export async function loadFile(
  file: string,
  encodings: readonly Encoding[],
  known: Map<string, FileDetails>,
): Promise<LoadedFile | 'incomplete' | undefined> {
  const isPage = file.endsWith('.html');
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    if (attempt > 0) await setTimeout(retryDelay);
    const opened = await openStored(file, encodings);
    if (opened === undefined || (opened.size > maxBytesInMemory && !isPage)) return opened;
    const name = file + fileEndings[opened.encoding];
    const content = await readWhole(opened);
    const cached = known.get(name);
    const details = cached?.stamp === opened.stamp ? cached : content && detailsOf(content, opened, isPage);
    if (content && details) {
      known.set(name, details);
      return { ...opened, ...details, content };
    }
  }
  return 'incomplete';
}

type OpenFile = LoadedFile & { content: FileHandle };

async function openStored(file: string, encodings: readonly Encoding[]): Promise<OpenFile | undefined> {
  for (const encoding of encodings) {
    const content = await openIfPresent(`${file}${fileEndings[encoding]}`);
    const stats = await content?.stat();
    if (content && stats?.isFile()) {
      const stamp = stampOf(stats);
      return { content, encoding, size: stats.size, modified: stats.mtime, stamp, etag: `"${stamp.replaceAll(/\W/g, '-')}"` };
    }
    await content?.close();
  }
  return undefined;
}

/** Missing files, symbolic links, paths below a file, and names that the file system rejects. */
const missingFileCodes: ReadonlySet<unknown> = new Set(['ENOENT', 'ELOOP', 'ENOTDIR', 'ENAMETOOLONG', 'ENXIO']);

const openIfPresent = (file: string): Promise<FileHandle | undefined> =>
  open(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK).catch((error: NodeJS.ErrnoException) => {
    if (missingFileCodes.has(error.code)) return undefined;
    throw error;
  });

/** Reads an open file and closes it. Resolves to undefined when the file changed during the read. */
async function readWhole({ content: handle, stamp }: OpenFile): Promise<Buffer | undefined> {
  try {
    const content = await handle.readFile();
    return stampOf(await handle.stat()) === stamp ? content : undefined;
  } finally {
    await handle.close();
  }
}

const decoders = { br: brotliDecompressSync, gzip: gunzipSync, identity: (content: Buffer) => content };

/** Returns the details of a file; undefined for an incomplete page. */
function detailsOf(content: Buffer, { stamp, encoding }: OpenFile, isPage: boolean): FileDetails | undefined {
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  if (!isPage) return { stamp, etag };
  try {
    const html = decoders[encoding](content).toString('utf8');
    const policy = pagePolicy(html);
    // A page of Pagewright has a policy and ends with `</html>`.
    const isWhole = policy === undefined ? html !== '' : html.trimEnd().endsWith('</html>');
    return isWhole ? { stamp, etag, policy } : undefined;
  } catch {
    // The compressed data is incomplete.
    return undefined;
  }
}
