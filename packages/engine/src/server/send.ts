import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import fresh from 'fresh';
import { type ByteRange, parseRange } from './byte-range.ts';
import type { LoadedFile } from './load-file.ts';
import type { OpenFile } from './open-file.ts';

export type Headers = Readonly<Record<string, string>>;

/** A request and its response. */
export type Exchange = { request: IncomingMessage; response: ServerResponse };

/** Sends a short text; only its headers for a HEAD request. */
export function sendText(exchange: Exchange, status: number, { text, headers }: { text: string; headers: Headers }): void {
  const body = Buffer.from(text);
  const own = { 'Content-Type': 'text/plain; charset=utf-8', 'Content-Length': String(body.length) };
  sendBody(exchange, status, { body, headers: { ...headers, ...own } });
}

/** Sends a body from memory; only its headers for a HEAD request. `headers` must include Content-Length. */
export function sendBody({ request, response }: Exchange, status: number, { body, headers }: { body: Buffer; headers: Headers }): void {
  response.writeHead(status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/**
 * Sends a file (RFC 9110, sections 13 and 14): 304 when the client has it, 206 with the requested range, 416 for an
 * invalid range, otherwise the whole file. Closes an open file.
 */
export async function sendFile({ request, response }: Exchange, file: LoadedFile | OpenFile, given: Headers): Promise<void> {
  try {
    const size = 'content' in file ? file.content.length : file.size;
    const etag = 'content' in file ? file.etag : `"${file.stamp}"`;
    const modified = file.modified.toUTCString();
    const validators = { ETag: etag, 'Last-Modified': modified };
    if (fresh(request.headers, { etag, 'last-modified': modified })) {
      response.writeHead(304, { ...withoutContent(given), ...validators }).end();
      return;
    }
    const range = request.method === 'GET' && isRangeValid(request, validators) ? parseRange(request.headers.range, size) : undefined;
    if (range === 'unsatisfiable') {
      const headers = { ...withoutContent(given), 'Cache-Control': 'no-store', 'Content-Range': `bytes */${size}` };
      sendText({ request, response }, 416, { text: 'The requested range is not part of the file.\n', headers });
      return;
    }
    const { start, end } = range ?? { start: 0, end: size - 1 };
    response.writeHead(range ? 206 : 200, {
      ...given,
      ...validators,
      'Accept-Ranges': 'bytes',
      'Content-Length': end - start + 1,
      ...(range && { 'Content-Range': `bytes ${start}-${end}/${size}` }),
    });
    if (request.method === 'HEAD') response.end();
    else await write(response, file, { start, end });
  } finally {
    if ('handle' in file) await file.handle.close();
  }
}

/** Streams a file at the speed of the client. Stops when the client disconnects. */
async function write(response: ServerResponse, file: LoadedFile | OpenFile, { start, end }: ByteRange): Promise<void> {
  if ('content' in file) {
    response.end(file.content.subarray(start, end + 1));
    return;
  }
  const stream = file.handle.createReadStream({ start, end, autoClose: false });
  // A client that disconnects is not an error.
  await pipeline(stream, response).catch(() => undefined);
}

/** Returns false when `If-Range` names another version of the file. */
function isRangeValid(
  { headers }: IncomingMessage,
  { ETag, 'Last-Modified': modified }: { ETag: string; 'Last-Modified': string },
): boolean {
  const condition = headers['if-range'];
  return condition === undefined || condition === ETag || condition === modified;
}

const withoutContent = (headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith('Content-') || name === 'Content-Security-Policy'));
