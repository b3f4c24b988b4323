import type { Readable } from 'node:stream';
import { type ExportFormat, exportFormatNames, exportFormats } from '../export/export-messages.ts';
import { HttpError } from '../http-error.ts';
import { readFilter } from '../pages/outbox-filter.ts';
import { plainHeaders } from '../pages/plain-page.ts';
import { type OutboxContext, type OutboxRoute, requireAccess } from './outbox-route.ts';

/**
 * Handles `GET /outbox/file`: downloads an uploaded file. Browsers never show it: it has no type of its own, and even when it
 * was opened as a page, the policy would run nothing. Throws an `HttpError` with status 404 without the cookie, or a file.
 */
export async function handleOutboxFile(context: OutboxContext, { access, desk }: OutboxRoute): Promise<Response> {
  requireAccess(context, access);
  const { message = '', file: name = '' } = context.req.query();
  const found = await desk.openFile(message, name);
  if (!found) throw new HttpError(404, 'notFound');
  const { file, handle } = found;
  const headers = { ...downloadHeaders(file.name, 'application/octet-stream'), 'Content-Length': String(file.size) };
  if (context.req.method !== 'HEAD') return new Response(toWeb(handle.createReadStream()), { headers });
  // Nothing would read the stream, and so nothing would close the file.
  await handle.close();
  return new Response(null, { headers });
}

/** Handles `GET /outbox/export`: downloads the messages of a filter as CSV or JSON. */
export async function handleOutboxExport(context: OutboxContext, { access, desk }: OutboxRoute): Promise<Response> {
  requireAccess(context, access);
  const query = new URL(context.req.url).searchParams;
  const format = exportFormatNames.find((one): one is ExportFormat => one === query.get('format'));
  if (!format) throw new HttpError(404, 'notFound');
  const text = await desk.export(readFilter(query), format);
  return new Response(text, { headers: downloadHeaders(`messages.${format}`, exportFormats[format]) });
}

/** Returns the headers of a download. Other names than ASCII are percent-encoded (RFC 8187). */
function downloadHeaders(name: string, type: string): Record<string, string> {
  const ascii = name.replaceAll(/[^ -~]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(/['()*!]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
  return {
    ...plainHeaders,
    'Content-Security-Policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'Content-Disposition': `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`,
    'Content-Type': type,
  };
}

/** Converts a stream of node to one of the web. */
function toWeb(stream: Readable): ReadableStream<Uint8Array> {
  const chunks = stream.iterator();
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => {
      stream.destroy();
    },
  });
}
