import { createHash, randomBytes } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { type FileError, formField, hiddenFields, type MultipartPost, sortTexts, type UploadedFile } from '../form-post.ts';
import { bodyChunks, readText, tooLarge } from '../request-body.ts';
import { judgeFile } from './judge-file.ts';
import { handleParts, malformedPost, type Part, type PostLimits, postTimeouts } from './multipart.ts';

type MultipartOptions = {
  /** Returns the limits of a form. Throws an `HttpError` for an unknown form, or one without file fields. */
  limitsOf: (reference: string) => PostLimits;
  /** Creates an empty folder for the files. */
  createFolder: () => Promise<string>;
  /** Called with the number of bytes that arrived. Throws an `HttpError` when the client sends too much. */
  count?: (bytes: number) => void;
  timeouts?: { idle: number; total: number };
};

/**
 * Reads a multipart/form-data body as it arrives and writes its files to a folder. The hidden field with the name of the
 * form must be the first field, because it decides which fields and files are accepted. Throws an `HttpError` for a
 * malformed, too large or too slow body; no file stays then.
 */
export async function readMultipartPost(request: Request, options: MultipartOptions): Promise<MultipartPost> {
  const { limitsOf, createFolder, timeouts = postTimeouts, count } = options;
  const announcedSize = Number(request.headers.get('Content-Length') ?? 0);
  const reading = new AbortController();
  let size = 0;
  const post = new PostReader({ limitsOf, createFolder, announcedSize });
  try {
    await handleParts({
      contentType: request.headers.get('Content-Type') ?? '',
      chunks: bodyChunks(request, {
        maxSize: () => post.maxSize(),
        timeouts,
        signal: reading.signal,
        count: (bytes) => {
          size += bytes;
          count?.(bytes);
        },
      }),
      handle: (part) => post.add(part),
    });
    // A short body may have arrived before its form was known.
    if (size > post.maxSize()) throw tooLarge(post.maxSize());
    return post.finish();
  } catch (error) {
    reading.abort();
    await post.discard();
    throw error;
  }
}

/** `announcedSize` is the size of the body according to its headers. */
type PostReaderOptions = Pick<MultipartOptions, 'limitsOf' | 'createFolder'> & { announcedSize: number };

/** The maximum size of the name of a form, in bytes. */
const referenceSize = 500;
/** How much more than its texts and files a body may have, for the headers of its parts. */
const overhead = 64 * 1024;
/**
 * A body may be this many times as large as the files may be: files beyond the limits are read and discarded, because
 * browsers show no response of a server that closes the connection before it has read the body.
 */
const slack = 2;

/** Collects the parts of a multipart post, within the limits of its form. */
class PostReader {
  readonly #options: PostReaderOptions;
  readonly #texts = new Map<string, string[]>();
  readonly #files = new Map<string, UploadedFile[]>();
  readonly #errors = new Map<string, FileError>();
  #reference: string | undefined;
  #isReadingFirst = false;
  #limits: PostLimits = { files: {}, totalSize: 0, maxTexts: 0, textSize: referenceSize };
  #folder: string | undefined;
  #textCount = 0;
  #textBytes = 0;
  #fileBytes = 0;

  constructor(options: PostReaderOptions) {
    this.#options = options;
  }

  /**
   * The maximum size of the body in bytes. There is none while the first part is read: that fails by itself when it is too
   * large, and the parser waits for it.
   */
  maxSize(): number {
    if (this.#isReadingFirst) return Number.POSITIVE_INFINITY;
    return overhead + this.#limits.textSize + slack * this.#limits.totalSize;
  }

  /** Reads a part. Throws an `HttpError` when the form has no such field, or a text is too large or not valid UTF-8. */
  async add(part: Part): Promise<void> {
    if (this.#reference === undefined) await this.#readReference(part);
    else if (part.fileName === undefined) await this.#readText(part);
    else await this.#readFile(part, part.fileName);
  }

  /** Returns the data once all parts were added. Throws an `HttpError` for a post without a form, or a repeated hidden field. */
  finish(): MultipartPost {
    if (this.#reference === undefined) throw malformedPost();
    return {
      ...sortTexts(this.#texts),
      reference: this.#reference,
      files: Object.fromEntries(this.#files),
      fileErrors: Object.fromEntries(this.#errors),
      discard: () => this.discard(),
    };
  }

  /** Removes the folder of the files. */
  async discard(): Promise<void> {
    if (this.#folder !== undefined) await rm(this.#folder, { recursive: true, force: true }).catch(() => undefined);
  }

  async #readReference({ name, fileName, content }: Part): Promise<void> {
    if (name !== formField || fileName !== undefined) throw malformedPost();
    this.#isReadingFirst = true;
    const reference = await readLines(content, referenceSize);
    this.#isReadingFirst = false;
    this.#limits = this.#options.limitsOf(reference);
    this.#reference = reference;
    if (this.#options.announcedSize > this.maxSize()) throw tooLarge(this.maxSize());
  }

  async #readText({ name, content }: Part): Promise<void> {
    this.#textCount += 1;
    const { textSize, maxTexts, files } = this.#limits;
    if (this.#textCount > maxTexts + hiddenFields.length || name === formField || Object.hasOwn(files, name)) throw malformedPost();
    const text = await readLines(content, textSize - this.#textBytes);
    this.#textBytes += Buffer.byteLength(text) + Buffer.byteLength(name);
    this.#texts.set(name, [...(this.#texts.get(name) ?? []), text]);
  }

  async #readFile({ name: field, content }: Part, written: string): Promise<void> {
    const limits = Object.hasOwn(this.#limits.files, field) ? this.#limits.files[field] : undefined;
    if (!limits) throw malformedPost();
    const { maxCount, maxSize, accept } = limits;
    const earlier = this.#files.get(field) ?? [];
    const remaining = this.#limits.totalSize - this.#fileBytes;
    this.#folder ??= await this.#options.createFolder();
    const path = join(this.#folder, randomBytes(16).toString('hex'));
    const isTooMany = earlier.length >= maxCount;
    const saved = await saveFile(content, path, isTooMany ? 0 : Math.min(maxSize, remaining));
    // A field without a file has a part without a name and without content.
    if (saved?.size === 0) {
      await rm(path, { force: true });
      if (written !== '') this.#reject(field, 'empty');
      return;
    }
    if (!saved) return this.#reject(field, isTooMany ? 'tooMany' : remaining < maxSize ? 'allTooLarge' : 'tooLarge');
    const judged = await judgeFile(path, written, accept);
    if (!judged) {
      await rm(path, { force: true });
      return this.#reject(field, 'wrongKind');
    }
    this.#fileBytes += saved.size;
    this.#files.set(field, [...earlier, { field, ...judged, ...saved, path }]);
  }

  /** Records the first error of a field. */
  #reject(field: string, error: FileError): void {
    if (!this.#errors.has(field)) this.#errors.set(field, error);
  }
}

/** Reads a text with line breaks as in JavaScript. Throws an `HttpError` for more than `maxSize` bytes, and for invalid UTF-8. */
const readLines = async (content: Readable, maxSize: number): Promise<string> =>
  (await readText(content, maxSize)).replaceAll('\r\n', '\n');

/**
 * Writes a stream to a new file that only this user can read, and flushes it to the disk. Returns undefined for more
 * than `maxSize` bytes: then reads the rest of the stream and removes the file. Removes the file when writing fails.
 */
async function saveFile(content: Readable, path: string, maxSize: number): Promise<Pick<UploadedFile, 'size' | 'sha256'> | undefined> {
  const hash = createHash('sha256');
  const file = await open(path, 'wx', 0o600);
  let size = 0;
  let isComplete = false;
  try {
    for await (const chunk of content) {
      size += chunk.length;
      if (size > maxSize) continue;
      hash.update(chunk);
      await file.writeFile(chunk);
    }
    if (size > maxSize) return undefined;
    await file.sync();
    isComplete = true;
    return { size, sha256: hash.digest('hex') };
  } finally {
    await file.close();
    if (!isComplete) await rm(path, { force: true });
  }
}
