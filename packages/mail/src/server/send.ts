import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { fileAddress } from '@pagewright/core';
import fresh from 'fresh';
import { acceptedEncodings, type Encoding, fileEndings, type Headers, mediaTypeOf, withPagePolicy } from './headers.ts';
import { type LoadedFile, loadFile } from './load-file.ts';
import type { SiteSnapshot } from './site-snapshot.ts';

/** A response from memory. A text is sent as `text/plain`. */
export type Reply = { status: number; headers: Headers; body: Buffer | string };

/** A request and its response. */
export type Exchange = { request: IncomingMessage; response: ServerResponse };

/** Sends a response; only its headers for a HEAD request. */
export function send({ request, response }: Exchange, { status, headers, body }: Reply): void {
  const type = typeof body === 'string' && { 'Content-Type': 'text/plain; charset=utf-8' };
  response.writeHead(status, { ...headers, ...type, 'Content-Length': Buffer.byteLength(body) });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Sends a file of the site. Resolves to false when the file no longer exists. */
export async function sendFile(exchange: Exchange, file: string, site: SiteSnapshot): Promise<boolean> {
  const isStored = (encoding: Encoding): boolean => site.names.has(`${file}${fileEndings[encoding]}`);
  const accepted = acceptedEncodings(exchange.request.headers['accept-encoding']).filter(isStored);
  const loaded = await loadFile(`${site.folder}/${file}`, accepted, site.details);
  if (loaded === undefined) return false;
  const headers = site.headersOf(fileAddress(`/${file}`, site.addresses));
  if (loaded === 'incomplete') {
    const retry = { ...headers, 'Cache-Control': 'no-store', 'Retry-After': '1' };
    send(exchange, { status: 503, headers: retry, body: 'The site is being updated.\n' });
    return true;
  }
  try {
    const vary = (isStored('br') || isStored('gzip')) && { Vary: 'Accept-Encoding' };
    const encoding = loaded.encoding !== 'identity' && { 'Content-Encoding': loaded.encoding };
    await sendLoaded(exchange, loaded, {
      headers: { 'Cache-Control': 'no-cache', ...withPagePolicy(headers, loaded.policy), ...vary },
      contentHeaders: { 'Content-Type': mediaTypeOf(file), ...encoding },
    });
  } finally {
    if (!Buffer.isBuffer(loaded.content)) await loaded.content.close();
  }
  return true;
}

/**
 * Sends a loaded file (RFC 9110, sections 13 and 14): 304 when the client has it, 206 with the requested range, 416 for an
 * invalid range, otherwise the whole file. Only a response with content has the `contentHeaders`.
 */
async function sendLoaded(
  { request, response }: Exchange,
  { size, etag, modified, content }: LoadedFile,
  { headers, contentHeaders }: { headers: Headers; contentHeaders: Headers },
): Promise<void> {
  const lastModified = modified.toUTCString();
  const validators = { ETag: etag, 'Last-Modified': lastModified };
  if (fresh(request.headers, { etag, 'last-modified': lastModified })) {
    response.writeHead(304, { ...headers, ...validators }).end();
    return;
  }
  // `If-Range` may name another version of the file.
  const { 'if-range': condition = etag } = request.headers;
  const isCurrent = condition === etag || condition === lastModified;
  const range = request.method === 'GET' && isCurrent ? parseRange(request.headers.range, size) : undefined;
  if (range === 'unsatisfiable') {
    const noPart = { ...headers, 'Cache-Control': 'no-store', 'Content-Range': `bytes */${size}` };
    send({ request, response }, { status: 416, headers: noPart, body: 'The requested range is not part of the file.\n' });
    return;
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const part = { 'Content-Length': end - start + 1, ...(range && { 'Content-Range': `bytes ${start}-${end}/${size}` }) };
  response.writeHead(range ? 206 : 200, { ...headers, ...contentHeaders, ...validators, 'Accept-Ranges': 'bytes', ...part });
  if (request.method === 'HEAD') response.end();
  else if (Buffer.isBuffer(content)) response.end(content.subarray(start, end + 1));
  // At the speed of the client. A client that disconnects is not an error.
  else await pipeline(content.createReadStream({ start, end, autoClose: false }), response).catch(() => undefined);
}

/**
 * Parses a `Range` header for a file of `size` bytes into its first and last byte, counted from 0. Returns undefined for the whole
 * file: when there is no header, or it is malformed, has another unit or several ranges (RFC 9110, section 14.2, permits ignoring those).
 */
export function parseRange(header: string | undefined, size: number): { start: number; end: number } | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start <= end ? { start, end } : 'unsatisfiable';
}
