import { once } from 'node:events';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createMailMiddleware } from '../mail/mail-middleware.ts';
import type { MailService } from '../mail/service.ts';
import { basePath, pageAddress } from '../model/address.ts';
import { encodePath, toOldPath } from '../text/old-path.ts';
import { currentSnapshot } from './current-snapshot.ts';
import { headersFor } from './header-rules.ts';
import { parseTarget, type RequestTarget, withOtherEnding } from './request-target.ts';
import { type Exchange, sendText } from './send.ts';
import { sendNotFound, sendSiteFile } from './send-site-file.ts';
import type { SiteSnapshot } from './site-snapshot.ts';

/** `onFailure` is called with the error of a request that failed with 500. */
export type ServerOptions = { mail?: Pick<MailService, 'fetch' | 'paths' | 'pathOf'>; onFailure?: (error: unknown) => void };

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
    const headers = {
      ...headersFor(site.rules, pageAddress('/', site.addresses)),
      Allow: 'GET, HEAD',
      'Cache-Control': 'no-store',
      Connection: 'close',
    };
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

/**
 * Redirects an old path, the address of a page whose end differs by a slash, and the root of a host to a site below a path, with
 * the query. Returns false when there is no redirect.
 */
function redirect(exchange: Exchange, target: RequestTarget, site: SiteSnapshot): boolean {
  const to = redirectionOf(target, site);
  if (to === undefined) return false;
  const headers = { ...headersFor(site.rules, pageAddress('/', site.addresses)), 'Cache-Control': 'no-cache' };
  sendText(exchange, to.status, { text: '', headers: { ...headers, Location: withQuery(to.address, target.query) } });
  return true;
}

type Redirection = { address: string; status: 301 | 302 };

function redirectionOf({ rawPath, path }: RequestTarget, { redirects, files, addresses }: SiteSnapshot): Redirection | undefined {
  const moved = redirects.get(toOldPath(rawPath));
  if (moved !== undefined) return { address: moved, status: 301 };
  if (path === undefined || files.has(path)) return undefined;
  const other = withOtherEnding(path);
  if (files.has(other)) return { address: encodePath(other), status: 301 };
  // Only until another site is at the root.
  return path === '/' && basePath(addresses) !== '' ? { address: pageAddress('/', addresses), status: 302 } : undefined;
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
