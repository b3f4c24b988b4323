import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { type Encoding, fileEndings } from './encodings.ts';
import { type OpenFile, openStored, readWhole } from './open-file.ts';
import { pagePolicy } from './page-policy.ts';

/** What takes time to find out of a file, valid as long as the file has this stamp. */
export type FileDetails = {
  stamp: string;
  /** Strong: it is made from the content, because two builds can leave files of one size and time. */
  etag: string;
  /** The Content-Security-Policy that a page carries. */
  policy: string | undefined;
};

/** A page or a small file, whole in memory. */
export type LoadedFile = Pick<OpenFile, 'encoding' | 'modified'> & Omit<FileDetails, 'stamp'> & { content: Buffer };

/** Larger files are streamed, in bytes; pages never are. */
const mostInMemory = 256 * 1024;

/** How often a file is read that a deploy is just writing, and the pause between in milliseconds. */
const attempts = 10;
const pause = 20;

/**
 * Loads a page or a small file, or opens a large one. A copying deploy writes files in place, so a file that changes
 * while it is read, or is only the beginning of a page, is read again. Undefined when the file is not there. Throws
 * `IncompleteFileError` when it is still incomplete after 0.2 s. `known` remembers details by name.
 */
export async function loadFile(
  file: string,
  encodings: readonly Encoding[],
  known: Map<string, FileDetails>,
): Promise<LoadedFile | OpenFile | undefined> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (attempt > 0) await setTimeout(pause);
    const opened = await openStored(file, encodings);
    if (opened === undefined || (opened.size > mostInMemory && !isPage(file))) return opened;
    const content = await readWhole(opened);
    const details = content && (await detailsOf({ file, content, opened, known }));
    if (content && details) return { content, encoding: opened.encoding, modified: opened.modified, ...details };
  }
  throw new IncompleteFileError();
}

const isPage = (file: string): boolean => file.endsWith('.html');

type Read = { file: string; content: Buffer; opened: OpenFile; known: Map<string, FileDetails> };

/** The details of a file that was read; undefined when it is only the beginning of a page. */
async function detailsOf({ file, content, opened: { encoding, stamp }, known }: Read): Promise<FileDetails | undefined> {
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

/** The text of a stored page; undefined when the end is missing that compressed data has. */
const decode = async (content: Buffer, encoding: Encoding): Promise<string | undefined> =>
  decoders[encoding](content).then(
    (bytes) => bytes.toString('utf8'),
    () => undefined,
  );

/** Pages of the builder begin and end in one way; a page by somebody else is taken as it is. */
function isWholePage(html: string | undefined): boolean {
  if (html === undefined || html === '') return false;
  return !html.startsWith('<!doctype html>') || html.trimEnd().endsWith('</html>');
}

/** A file that somebody is still writing. */
export class IncompleteFileError extends Error {
  constructor() {
    super('The file is being written.');
    this.name = 'IncompleteFileError';
  }
}
