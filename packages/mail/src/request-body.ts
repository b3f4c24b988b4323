import { withTimeout } from './clock.ts';
import { HttpError } from './http-error.ts';

/** The maximum size of a message as JSON, in bytes. It has at most 20,000 characters, most of them of one byte. */
const bodyLimit = 32 * 1024;
/** How long a body may take to arrive, in milliseconds. The same as the limit of `http/listen.ts` for a whole request. */
const bodyTimeout = 10_000;
/** How many bytes must arrive in a time, unless the body ends. A few bytes now and then would occupy a slot for minutes. */
const leastBytes = 32 * 1024;

/** The error for a body or a text of more than `bytes` bytes. */
export const tooLarge = (bytes: number): HttpError => new HttpError(413, 'tooLarge', { values: { limit: Math.floor(bytes / 1024) } });

/**
 * Reads a body as UTF-8. Throws an `HttpError` for a body of more than `limit` bytes (as soon as that is known), incomplete, slower
 * than `timeout` milliseconds, or not valid UTF-8.
 */
export async function readBody(request: Request, { limit = bodyLimit, timeout = bodyTimeout } = {}): Promise<string> {
  if (Number(request.headers.get('Content-Length') ?? 0) > limit) throw tooLarge(limit);
  return readText(bodyChunks(request, { maxSize: () => limit, timeouts: { idle: timeout, total: timeout } }), limit);
}

/** Reads at most `maxSize` bytes as UTF-8. Throws an `HttpError` for more, and for invalid UTF-8. */
export async function readText(chunks: AsyncIterable<Uint8Array>, maxSize: number): Promise<string> {
  const read: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > maxSize) throw tooLarge(maxSize);
    read.push(chunk);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.concat(read));
  } catch {
    throw new HttpError(400, 'notUtf8');
  }
}

type BodyLimits = {
  /** Returns the maximum size of the body in bytes, as it is known after the chunks so far. */
  maxSize: () => number;
  /** In milliseconds: how long the next `leastBytes` may take, and the whole body. Time in which the caller works does not count. */
  timeouts: { idle: number; total: number };
  /** Called with the number of bytes of each chunk. May throw. */
  count?: (bytes: number) => void;
  /** Ends the reading, also a pending one. The rest of the body can then be read by others. */
  signal?: AbortSignal;
};

/** Reads the body of a request chunk by chunk. Throws an `HttpError` for a body that is too large, too slow or incomplete. */
export async function* bodyChunks(
  { body }: Request,
  { maxSize, timeouts, count, signal }: BodyLimits,
): AsyncGenerator<Uint8Array, void, void> {
  if (!body) return;
  const reader = body.getReader();
  signal?.addEventListener('abort', () => reader.releaseLock());
  const deadline = performance.now() + timeouts.total;
  let size = 0;
  let recent = { bytes: 0, waited: 0 };
  try {
    for (;;) {
      const started = performance.now();
      const read = reader.read().catch(() => {
        throw new HttpError(400, 'incomplete');
      });
      const wait = Math.max(0, Math.min(timeouts.idle - recent.waited, deadline - started));
      const { done, value } = await withTimeout(read, wait, () => new HttpError(408, 'tooSlow'));
      if (done) return;
      size += value.byteLength;
      recent = { bytes: recent.bytes + value.byteLength, waited: recent.waited + performance.now() - started };
      if (recent.bytes >= leastBytes) recent = { bytes: 0, waited: 0 };
      count?.(value.byteLength);
      yield value;
      if (size > maxSize()) throw tooLarge(maxSize());
    }
  } finally {
    reader.releaseLock();
  }
}

/** The most that is skipped: a little more than the service accepts with files. */
const maxSkippedBytes = 64 * 1024 * 1024;
/** In milliseconds. A choice, not a measurement: a proxy on the same machine sends what it has in much less. */
const maxSkipTime = 1_000;

/**
 * Reads and ignores the rest of a body, so that the client gets the response: a connection that closes while a client or a
 * proxy still sends looks like a failed server (nginx answers 502 then). Ends early after `maxSkippedBytes` or `maxSkipTime`. Who
 * read the start of the body has released its lock.
 */
export async function skipBody(request: Request): Promise<void> {
  if (request.body?.locked) return;
  const chunks = bodyChunks(request, { maxSize: () => maxSkippedBytes, timeouts: { idle: maxSkipTime, total: maxSkipTime } });
  try {
    let isDone: boolean | undefined = false;
    while (!isDone) isDone = (await chunks.next()).done;
  } catch {
    // The client has gone, or the time is over.
  }
}
