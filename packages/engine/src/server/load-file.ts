import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { type Encoding, fileEndings } from './encodings.ts';
import { type OpenFile, openStored, readWhole } from './open-file.ts';
import { pagePolicy } from './page-policy.ts';

/** Cached details of a file, valid while the file has this stamp. */
export type FileDetails = {
  stamp: string;
  /** A strong ETag: a hash of the content, because files of two builds can have the same size and time. */
  etag: string;
  /** The Content-Security-Policy in a page. */
  policy: string | undefined;
};

/** A page or a small file, loaded into memory. */
export type LoadedFile = Pick<OpenFile, 'encoding' | 'modified'> & Omit<FileDetails, 'stamp'> & { content: Buffer };

/** The size in bytes above which files are streamed, except pages. */
const maxBytesInMemory = 256 * 1024;

/** The attempts to read a file that a deploy is writing, and the delay between them in milliseconds. */
const maxAttempts = 10;
const retryDelay = 20;

/**
 * Loads a page or a small file, or opens a large one. A deploy by copying writes files in place, so a file that changes
 * during the read, or an incomplete page, is read again. Returns undefined when the file does not exist. Throws
 * `IncompleteFileError` when it is still incomplete after 0.2 seconds. `known` caches details by file name.
 */
export async function loadFile(
  file: string,
  encodings: readonly Encoding[],
  known: Map<string, FileDetails>,
): Promise<LoadedFile | OpenFile | undefined> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    if (attempt > 0) await setTimeout(retryDelay);
    const opened = await openStored(file, encodings);
    if (opened === undefined || (opened.size > maxBytesInMemory && !isPage(file))) return opened;
    const content = await readWhole(opened);
    const details = content && (await detailsOf({ file, content, opened, known }));
    if (content && details) return { content, encoding: opened.encoding, modified: opened.modified, ...details };
  }
  throw new IncompleteFileError();
}

const isPage = (file: string): boolean => file.endsWith('.html');

type ReadFile = { file: string; content: Buffer; opened: OpenFile; known: Map<string, FileDetails> };

/** Returns the details of a file; undefined for an incomplete page. */
async function detailsOf({ file, content, opened: { encoding, stamp }, known }: ReadFile): Promise<FileDetails | undefined> {
  const name = `${file}${fileEndings[encoding]}`;
  const found = known.get(name);
  if (found?.stamp === stamp) return found;
  const html = isPage(file) ? await decode(content, encoding) : undefined;
  if (isPage(file) && !isWholePage(html)) return undefined;
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  const details = { stamp, etag, policy: html === undefined ? undefined : pagePolicy(html) };
  known.set(name, details);
  return details;
}

const decoders = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
  identity: async (content: Buffer) => content,
} as const satisfies Record<Encoding, (content: Buffer) => Promise<Buffer>>;

/** Decodes a stored page. Returns undefined when the compressed data is incomplete. */
const decode = async (content: Buffer, encoding: Encoding): Promise<string | undefined> =>
  decoders[encoding](content).then(
    (bytes) => bytes.toString('utf8'),
    () => undefined,
  );

/** Returns true for a complete page. Checks only pages of Pagewright, which have a policy and end with `</html>`. */
function isWholePage(html: string | undefined): boolean {
  if (html === undefined || html === '') return false;
  return pagePolicy(html) === undefined || html.trimEnd().endsWith('</html>');
}

/** A file that a deploy is still writing. */
export class IncompleteFileError extends Error {
  constructor() {
    super('The file is being written.');
    this.name = 'IncompleteFileError';
  }
}
