import type { Readable } from 'node:stream';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { HttpError } from '../http-error.ts';
import { partLimits } from './post-limits.ts';

/** A part of a multipart body. */
export type Part = {
  /** The name of the form field. */
  name: string;
  /** The name of the file. Undefined for a text. Empty for a file field without a file. */
  fileName: string | undefined;
  content: Readable;
};

type PartsOptions = {
  /** The value of the header `Content-Type`. */
  contentType: string;
  chunks: AsyncGenerator<Uint8Array, void, void>;
  maxParts: number;
  /** Called for each part, one after the other. Must read the content to its end. The first rejection stops the parser. */
  handle: (part: Part) => Promise<void>;
};

/** The error for a body that is not a valid post of a form. */
export const malformedPost = (): HttpError => new HttpError(400, 'malformedForm');

/**
 * Parses a multipart body as it arrives. Resolves once every part was handled. Rejects with the first error of `chunks`
 * or `handle`, or with an `HttpError` for a malformed body. The memory in use does not depend on the size of the parts.
 */
export async function handleParts({ contentType, chunks, maxParts, handle }: PartsOptions): Promise<void> {
  const parser = createParser(contentType, maxParts);
  const open = new Set<Readable>();
  const parserErrors = new Set<unknown>();
  let handled = Promise.resolve();
  const failed = new Promise<never>((_, reject) => {
    parser.on('file', (name: string | undefined, content, fileName: string | undefined) => {
      open.add(content);
      content.once('close', () => open.delete(content));
      content.on('error', (error) => parserErrors.add(error));
      handled = handled.then(() => handle({ name: validName(name), fileName, content }));
      // The parser passes its errors on to the handler, which rejects with them.
      handled.catch((error: unknown) => reject(parserErrors.has(error) ? malformedPost() : error));
    });
    parser.on('partsLimit', () => reject(malformedPost()));
    parser.on('error', () => reject(malformedPost()));
  });
  failed.catch(() => undefined);
  const finished = new Promise<void>((resolve) => {
    parser.once('finish', resolve);
  });
  try {
    for (;;) {
      const { done, value } = await Promise.race([chunks.next(), failed]);
      if (done) break;
      await Promise.race([write(parser, value), failed]);
    }
    parser.end();
    await Promise.race([finished, failed]);
    await Promise.race([handled, failed]);
  } finally {
    for (const content of open) content.destroy();
    // The handler that reads a destroyed content rejects.
    await handled.catch(() => undefined);
    // Not awaited: the caller ends a pending read.
    chunks.return().catch(() => undefined);
  }
}

/** Creates a parser that passes texts on as it does files, as bytes. It would replace invalid UTF-8 in texts. */
function createParser(contentType: string, maxParts: number): BusboyInstance {
  const { headerPairs, headerSize } = partLimits;
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      isPartAFile: () => true,
      preservePath: true,
      limits: { headerPairs, headerSize, parts: maxParts },
    });
  } catch {
    // There is no boundary.
    throw malformedPost();
  }
}

function validName(name: string | undefined): string {
  if (name === undefined || name === '' || Buffer.byteLength(name) > partLimits.nameLength) throw malformedPost();
  return name;
}

const write = (parser: BusboyInstance, chunk: Uint8Array): Promise<void> =>
  new Promise((resolve, reject) => {
    parser.write(chunk, (error) => (error ? reject(malformedPost()) : resolve()));
  });
