import { once } from 'node:events';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createMailMiddleware } from '../mail/mail-middleware.ts';
import type { MailService } from '../mail/service.ts';
import { answerFile, answerNotFound } from './answer-page.ts';
import { currentSnapshot } from './current-snapshot.ts';
import { headersFor } from './header-rules.ts';
import { parseTarget, type RequestTarget } from './request-target.ts';
import { type Exchange, sendText } from './send.ts';
import type { SiteSnapshot } from './site-snapshot.ts';

export type ServerOptions = { mail?: Pick<MailService, 'fetch' | 'paths'>; onFailure?: (error: unknown) => void };

/**
 * Serves a built site as a static host would: the headers of `_headers`, redirects of `_redirects`, files stored
 * compressed where the client takes them, the nearest 404.html with status 404 for what is not there. Every path is
 * looked up in a table of the built files, so nothing else on the disk can be reached and no path takes longer than
 * another. The mail service answers its paths with headers of its own. `onFailure` gets what made a request fail with
 * 500. Throws when the folder has no `_headers`.
 */
export function createServer(folder: string, { mail, onFailure }: ServerOptions = {}): RequestListener {
  const current = currentSnapshot(folder);
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    answerSite({ request, response }, current).catch((error: unknown) => {
      onFailure?.(error);
      answerFailure(response);
    });
  };
  if (!mail) return answer;
  const answerMail = createMailMiddleware(mail);
  return (request, response) => answerMail(request, response, () => answer(request, response));
}

async function answerSite(exchange: Exchange, current: () => SiteSnapshot): Promise<void> {
  const { request, response } = exchange;
  const site = current();
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    // The body of the request is not read, so the connection cannot be used again.
    const headers = { ...headersFor(site.rules, '/'), Allow: 'GET, HEAD', 'Cache-Control': 'no-store', Connection: 'close' };
    sendText(exchange, 405, { text: 'Only GET and HEAD are possible here.\n', headers });
    return;
  }
  const target = parseTarget(request.url ?? '');
  if (redirect(exchange, target, site)) return;
  const path = target.path ?? target.rawPath;
  const file = target.path === undefined ? undefined : site.files.get(target.path);
  if (file) {
    // With pipelined requests, nothing is opened for a response before those ahead of it are sent.
    if (response.socket === null) await once(response, 'socket');
    if (await answerFile(exchange, file, site)) return;
    // The file went away with a deploy, which may have put a redirect in its place.
    if (redirect(exchange, target, current())) return;
  }
  answerNotFound(exchange, path, site);
}

/** Redirects an old path, or a path with a slash too many at its end. The query is kept. Returns whether it did. */
function redirect(exchange: Exchange, { path, query }: RequestTarget, { redirects, files, rules }: SiteSnapshot): boolean {
  if (path === undefined) return false;
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  const to = redirects.get(plain) ?? (plain !== path && files.has(plain) ? plain : undefined);
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

/** Says nothing of the code to the client. */
function answerFailure(response: ServerResponse): void {
  if (response.headersSent) response.destroy();
  else
    response
      .writeHead(500, { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8' })
      .end('Something went wrong here.\n');
}
