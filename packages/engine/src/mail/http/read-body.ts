import { HttpError } from '../http-error.ts';

/** The maximum size of a message as JSON, in bytes. It has at most 20,000 characters, most of them of one byte. */
export const bodyLimit = 32 * 1024;
/** How long a body may take to arrive, in milliseconds. The same as the limit of `server/listen.ts` for a whole request. */
const bodyTimeout = 10_000;

const tooLarge = (limit: number): HttpError => new HttpError(413, 'tooLarge', { values: { limit: Math.floor(limit / 1024) } });
const tooSlow = (): HttpError => new HttpError(408, 'tooSlow');

/**
 * Reads a body as UTF-8. Throws an `HttpError` for a body of more than `limit` bytes (as soon as that is known), incomplete, slower
 * than `timeout` milliseconds, or not valid UTF-8.
 */
export async function readBody(request: Request, { limit = bodyLimit, timeout = bodyTimeout } = {}): Promise<string> {
  const length = request.headers.get('Content-Length');
  if (length !== null && Number(length) > limit) throw tooLarge(limit);
  const bytes = await readBytes(request, { limit, timeout });
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new HttpError(400, 'notUtf8');
  }
}

async function readBytes({ body }: Request, { limit, timeout }: { limit: number; timeout: number }): Promise<Uint8Array> {
  if (!body) return new Uint8Array();
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tooSlow()), timeout);
  });
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), timedOut]);
      if (done) return Buffer.concat(chunks);
      size += value.byteLength;
      if (size > limit) throw tooLarge(limit);
      chunks.push(value);
    }
  } catch (error) {
    throw error instanceof HttpError ? error : new HttpError(400, 'incomplete');
  } finally {
    clearTimeout(timer);
    reader.releaseLock();
  }
}
