import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { basePath, encodePath, pageAddress, toOldPath, withoutBase } from '@pagewright/core';
import { createMailMiddleware, type MountedMail } from '../mail-middleware.ts';
import { acceptedEncodings } from './headers.ts';
import { type Exchange, type Reply, send, sendFile } from './send.ts';
import { currentSnapshot, type SiteSnapshot } from './site-snapshot.ts';

/** `onFailure` is called with the error of a request that failed with 500. */
export type ServerOptions = { mail?: MountedMail; onFailure?: (error: unknown) => void };

/**
 * Creates a server for a built site, equivalent to a static host: the headers of `_headers`, the redirects of
 * `_redirects`, compressed files for clients that accept them, and the nearest 404.html for unknown paths. Looks up every
 * path in a table of the built files, so that no other file can be reached and all paths take equally long. Passes the
 * paths of the mail service to `mail`. Throws when the folder has no `_headers`.
 */
export function createServer(folder: string, { mail, onFailure }: ServerOptions = {}): RequestListener {
  const current = currentSnapshot(folder);
  const serve: RequestListener = (request, response) => {
    respond({ request, response }, current).catch((error: unknown) => {
      onFailure?.(error);
      if (response.headersSent) response.destroy();
      // Without details of the error.
      else send({ request, response }, { status: 500, headers: { 'Cache-Control': 'no-store' }, body: 'Something went wrong.\n' });
    });
  };
  if (!mail) return serve;
  const mailMiddleware = createMailMiddleware(mail);
  return (request, response) => mailMiddleware(request, response, () => serve(request, response));
}

async function respond(exchange: Exchange, current: () => SiteSnapshot): Promise<void> {
  const { request, response } = exchange;
  const site = current();
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    // The request body is not read, so the connection cannot be reused.
    const headers = { ...site.ownHeaders, Allow: 'GET, HEAD', 'Cache-Control': 'no-store', Connection: 'close' };
    send(exchange, { status: 405, headers, body: 'Only GET and HEAD are allowed here.\n' });
    return;
  }
  const target = parseTarget(request.url ?? '');
  const redirect = redirectOf(target, site);
  const file = redirect ? undefined : site.files.get(target.path ?? '');
  // For pipelined requests, opens the file only after the earlier responses are sent.
  if (file !== undefined && response.socket === null) await once(response, 'socket');
  if (file !== undefined && (await sendFile(exchange, file, site))) return;
  // A deploy that removed the file may have added a redirect.
  send(exchange, redirect ?? redirectOf(target, current()) ?? notFound(exchange, target, site));
}

/** The parts of a request target: its path, without percent escapes too unless no file can have it, and its query without `?`. */
type RequestTarget = { rawPath: string; path: string | undefined; query: string };

/** Parses a target in origin form (`/about?a=b`) or absolute form (`http://host/about`). Takes time linear in its length. */
function parseTarget(target: string): RequestTarget {
  const host = /^https?:\/\/[^/?#]*/i.exec(target)?.[0];
  const local = target.slice(host?.length ?? 0);
  const [path = '', query = ''] = local.split(/\?(.*)/s, 2);
  const rawPath = host === undefined || path.startsWith('/') ? path : `/${path}`;
  return { rawPath, path: decodePath(rawPath), query };
}

/** Decodes percent escapes. Returns undefined for an escaped slash, backslash or NUL, which no file name contains. */
function decodePath(raw: string): string | undefined {
  try {
    return raw.startsWith('/') && !/%(?:2f|5c|00)/i.test(raw) ? decodeURIComponent(raw) : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the redirect of a path, with the query of the request. */
function redirectOf(target: RequestTarget, site: SiteSnapshot): Reply | undefined {
  const found = findRedirect(target, site);
  if (!found) return undefined;
  const query = target.query && `${/^[^#]*\?/.test(found.to) ? '&' : '?'}${target.query}`;
  const Location = found.to.replace(/#|$/, (hash) => query + hash);
  return { status: found.status, headers: { ...site.ownHeaders, 'Cache-Control': 'no-cache', Location }, body: '' };
}

/** Redirects old paths, addresses of pages that differ by a slash at the end, and the root of the host to a site below a path. */
function findRedirect({ rawPath, path }: RequestTarget, site: SiteSnapshot): { to: string; status: 301 | 302 } | undefined {
  const { redirects, files, addresses } = site;
  const moved = redirects.get(toOldPath(rawPath));
  if (moved !== undefined && isThere(moved, files)) return { to: moved, status: 301 };
  if (path === undefined || files.has(path)) return undefined;
  const other = withOtherEnding(path);
  if (files.has(other)) return { to: encodePath(other), status: 301 };
  // Only until another site is at the root.
  return path === '/' && basePath(addresses) !== '' ? { to: pageAddress('/', addresses), status: 302 } : undefined;
}

/** False for a redirect to a missing page: during a deploy by copying, `_redirects` may be newer than its targets. */
function isThere(to: string, files: SiteSnapshot['files']): boolean {
  const path = decodePath(to.replace(/[?#].*/s, ''));
  return path === undefined || files.has(path) || files.has(withOtherEnding(path));
}

/** Returns a path without the slash at its end, or with one when it has none. */
const withOtherEnding = (path: string): string => (path.endsWith('/') ? path.slice(0, -1) : `${path}/`);

/** Returns 404 with the nearest not-found page, if any. Not cached, because the path may become a page. */
function notFound({ request }: Exchange, { path: decoded, rawPath }: RequestTarget, site: SiteSnapshot): Reply {
  const address = decoded ?? rawPath;
  const path = withoutBase(address, basePath(site.addresses)) ?? address;
  const isAsset = /^\/(?:assets|media)\//.test(path);
  const page = isAsset ? undefined : site.notFoundPages.find(({ folder }) => folder === '' || path.startsWith(`${folder}/`));
  if (!page) return { status: 404, headers: { ...site.ownHeaders, 'Cache-Control': 'no-store' }, body: 'Not found' };
  const [encoding = 'identity'] = acceptedEncodings(request.headers['accept-encoding']);
  return { status: 404, ...page[encoding] };
}
