import { HttpError } from '../http-error.ts';
import { leastBytes } from './post-limits.ts';

type BodyLimits = {
  /** Returns the maximum size of the body in bytes, as it is known after the chunks so far. */
  maxSize: () => number;
  /** In milliseconds: how long the next `leastBytes` may take, and the whole body. Time in which the caller works does not count. */
  timeouts: { idle: number; total: number };
  /** Called with the number of bytes of each chunk. May throw. */
  count: (bytes: number) => void;
  /** Ends the reading, also a pending one. The rest of the body can then be read by others. */
  signal: AbortSignal;
};

/**
 * Reads the body of a request chunk by chunk. Throws an `HttpError` for a body that is too large, too slow or incomplete.
 */
export async function* bodyChunks(
  { body }: Request,
  { maxSize, timeouts, count, signal }: BodyLimits,
): AsyncGenerator<Uint8Array, void, void> {
  if (!body) return;
  const reader = body.getReader();
  signal.addEventListener('abort', () => reader.releaseLock());
  const deadline = performance.now() + timeouts.total;
  let size = 0;
  let recent = { bytes: 0, waited: 0 };
  try {
    for (;;) {
      const started = performance.now();
      const { done, value } = await readWithin(reader, Math.min(timeouts.idle - recent.waited, deadline - started));
      if (done) return;
      size += value.byteLength;
      recent = { bytes: recent.bytes + value.byteLength, waited: recent.waited + performance.now() - started };
      if (recent.bytes >= leastBytes) recent = { bytes: 0, waited: 0 };
      count(value.byteLength);
      yield value;
      if (size > maxSize()) throw tooLarge(maxSize());
    }
  } finally {
    reader.releaseLock();
  }
}

/** The error for a body or a text of more than `bytes` bytes. */
export const tooLarge = (bytes: number): HttpError => new HttpError(413, 'tooLarge', { values: { limit: Math.floor(bytes / 1024) } });

type Reader = ReadableStreamDefaultReader<Uint8Array>;

async function readWithin(reader: Reader, milliseconds: number): Promise<ReadableStreamReadResult<Uint8Array>> {
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new HttpError(408, 'tooSlow')), Math.max(0, milliseconds));
  });
  const read = reader.read().catch(() => {
    throw new HttpError(400, 'incomplete');
  });
  return Promise.race([read, timedOut]).finally(() => clearTimeout(timer));
}
