import { HttpError } from './http-error.ts';

/** The largest body that is read, in bytes. */
export const bodyLimit = 32 * 1024;
/** How long a body may take to arrive, in milliseconds. */
const bodyPatience = 10_000;

const tooLarge = (): HttpError => new HttpError(413, 'The message is too large: 32 KB at most.', { Connection: 'close' });
const tooSlow = (): HttpError => new HttpError(408, 'The message took too long to arrive.', { Connection: 'close' });

/** Reads a body as UTF-8. Throws a `Refusal` for one that is too large (before it has arrived), too slow, or no UTF-8. */
export async function readBody(request: Request, patience = bodyPatience): Promise<string> {
  const announced = request.headers.get('Content-Length');
  if (announced !== null && Number(announced) > bodyLimit) throw tooLarge();
  const bytes = await readBytes(request, patience);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new HttpError(400, 'The message is not written in UTF-8.');
  }
}

async function readBytes({ body }: Request, patience: number): Promise<Uint8Array> {
  if (!body) return new Uint8Array();
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tooSlow()), patience);
  });
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), late]);
      if (done) return Buffer.concat(chunks);
      size += value.byteLength;
      if (size > bodyLimit) throw tooLarge();
      chunks.push(value);
    }
  } catch (error) {
    reader.cancel().catch(() => undefined);
    throw error instanceof HttpError ? error : new HttpError(400, 'The message did not arrive whole.');
  } finally {
    clearTimeout(timer);
  }
}
