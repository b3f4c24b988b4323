import { bodyChunks, tooLarge } from './body-chunks.ts';
import { handleParts } from './multipart-parts.ts';
import type { MultipartPost } from './multipart-post.ts';
import { type PostLimits, partLimits, postTimeouts } from './post-limits.ts';
import { PostReader } from './post-reader.ts';

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
  const { limitsOf, createFolder, timeouts = postTimeouts, count = () => undefined } = options;
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
          count(bytes);
        },
      }),
      maxParts: partLimits.parts,
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
