import type { Readable } from 'node:stream';
import { HttpError } from '../http-error.ts';
import { tooLarge } from './body-chunks.ts';

/** Reads a text of at most `maxSize` bytes with line breaks as in JavaScript. Throws an `HttpError` for a longer one, or for invalid UTF-8. */
export async function readText(content: Readable, maxSize: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of content) {
    size += chunk.length;
    if (size > maxSize) throw tooLarge(maxSize);
    chunks.push(chunk);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.concat(chunks)).replaceAll('\r\n', '\n');
  } catch {
    throw new HttpError(400, 'notUtf8');
  }
}
