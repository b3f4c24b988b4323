import type { Readable } from 'node:stream';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { FileField } from '@pagewright/core';
import { HttpError } from '../http-error.ts';

/** The limits of a multipart post. */
export type PostLimits = {
  /** The file fields by name. */
  files: Readonly<Record<string, Pick<FileField, 'accept' | 'maxCount' | 'maxSize'>>>;
  /** The maximum size of all files together, in bytes. */
  totalSize: number;
  /** The maximum number of values of text fields, hidden ones included. */
  maxTexts: number;
  /** The maximum size of all texts together, in bytes. */
  textSize: number;
};

/** Limits of every multipart post, which no form can change. */
const partLimits = {
  /** Browsers write three header lines of a few hundred bytes. */
  headerPairs: 8,
  headerSize: 4 * 1024,
  /** The maximum length of the name of a field, in bytes. */
  nameLength: 100,
  /** The maximum number of parts. A form has at most a few dozen fields. */
  parts: 500,
} as const;

/** The time limits of a multipart post, in milliseconds. */
export const postTimeouts = {
  /** How long the next 32 KB of a body may take to arrive: 2 KB per second, slower than any mobile connection in use. */
  idle: 15_000,
  /** How long a body may take in total: 10 MB at 35 KB per second, a slow mobile connection. */
  total: 300_000,
} as const;

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
  /** Called for each part, one after the other. Must read the content to its end. The first rejection stops the parser. */
  handle: (part: Part) => Promise<void>;
};

/** The error for a body that is not a valid post of a form. */
export const malformedPost = (): HttpError => new HttpError(400, 'malformedForm');

/**
 * Parses a multipart body as it arrives. Resolves once every part was handled. Rejects with the first error of `chunks`
 * or `handle`, or with an `HttpError` for a malformed body. The memory in use does not depend on the size of the parts.
 */
export async function handleParts({ contentType, chunks, handle }: PartsOptions): Promise<void> {
  const parser = createParser(contentType);
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
function createParser(contentType: string): BusboyInstance {
  const { headerPairs, headerSize, parts } = partLimits;
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      isPartAFile: () => true,
      preservePath: true,
      limits: { headerPairs, headerSize, parts },
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
