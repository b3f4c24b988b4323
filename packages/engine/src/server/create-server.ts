import { once } from 'node:events';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createMailMiddleware } from '../mail/mail-middleware.ts';
import type { MailService } from '../mail/service.ts';
import { encodePath, toOldPath } from '../text/old-path.ts';
import { currentSnapshot } from './current-snapshot.ts';
import { headersFor } from './header-rules.ts';
import { parseTarget, type RequestTarget } from './request-target.ts';
import { type Exchange, sendText } from './send.ts';
import { sendNotFound, sendSiteFile } from './send-site-file.ts';
import type { SiteSnapshot } from './site-snapshot.ts';

/** `onFailure` is called with the error of a request that failed with 500. */
export type ServerOptions = { mail?: Pick<MailService, 'fetch' | 'paths'>; onFailure?: (error: unknown) => void };

/**
 * Creates a server for a built site, equivalent to a static host: the headers of `_headers`, the redirects of
 * `_redirects`, compressed files for clients that accept them, and the nearest 404.html for unknown paths. Looks up every
 * path in a table of the built files, so that no other file can be reached and all paths take equally long. Passes the
 * paths of the mail service to `mail`. Throws when the folder has no `_headers`.
 */
export function createServer(folder: string, { mail, onFailure }: ServerOptions = {}): RequestListener {
  const current = currentSnapshot(folder);
  const serve = (request: IncomingMessage, response: ServerResponse): void => {
    handleRequest({ request, response }, current).catch((error: unknown) => {
      onFailure?.(error);
      sendServerError(response);
    });
  };
  if (!mail) return serve;
  const mailMiddleware = createMailMiddleware(mail);
  return (request, response) => mailMiddleware(request, response, () => serve(request, response));
}

async function handleRequest(exchange: Exchange, current: () => SiteSnapshot): Promise<void> {
  const { request, response } = exchange;
  const site = current();
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    // The request body is not read, so the connection cannot be reused.
    const headers = { ...headersFor(site.rules, '/'), Allow: 'GET, HEAD', 'Cache-Control': 'no-store', Connection: 'close' };
    sendText(exchange, 405, { text: 'Only GET and HEAD are allowed here.\n', headers });
    return;
  }
  const target = parseTarget(request.url ?? '');
  if (redirect(exchange, target, site)) return;
  const path = target.path ?? target.rawPath;
  const file = target.path === undefined ? undefined : site.files.get(target.path);
  if (file) {
    // For pipelined requests, opens the file only after the earlier responses are sent.
    if (response.socket === null) await once(response, 'socket');
    if (await sendSiteFile(exchange, file, site)) return;
    // A deploy removed the file and may have added a redirect.
    if (redirect(exchange, target, current())) return;
  }
  sendNotFound(exchange, path, site);
}

/** Redirects an old path, or a path with a trailing slash, with its query. Returns false when there is no redirect. */
function redirect(exchange: Exchange, { rawPath, path, query }: RequestTarget, { redirects, files, rules }: SiteSnapshot): boolean {
  const plain = path !== undefined && path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : undefined;
  const to = redirects.get(toOldPath(rawPath)) ?? (plain !== undefined && files.has(plain) ? encodePath(plain) : undefined);
  if (to === undefined) return false;
  const headers = { ...headersFor(rules, '/'), 'Cache-Control': 'no-cache', Location: withQuery(to, query) };
  sendText(exchange, 301, { text: '', headers });
  return true;
}

function withQuery(address: string, query: string): string {
  if (query === '') return address;
  const hashStart = address.indexOf('#');
  const [before, hash] = hashStart === -1 ? [address, ''] : [address.slice(0, hashStart), address.slice(hashStart)];
  return `${before}${before.includes('?') ? '&' : '?'}${query}${hash}`;
}

/** Sends 500 without details of the error. */
function sendServerError(response: ServerResponse): void {
  if (response.headersSent) response.destroy();
  else response.writeHead(500, { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' }).end('Something went wrong.\n');
}
