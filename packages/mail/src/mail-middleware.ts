import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { parseUrl } from '@pagewright/core';
import { getPath } from 'hono/utils/url';
import type { MailService } from './service.ts';

/** What a server uses of the mail service. */
export type MountedMail = Pick<MailService, 'fetch' | 'paths' | 'pathOf'>;

type Middleware = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

/**
 * Creates a Connect middleware that answers the paths of the mail service and passes other requests on. An HTTP/1.0
 * request may have no Host header; its URL then has the host `localhost`.
 */
export function createMailMiddleware({ fetch, paths, pathOf }: MountedMail): Middleware {
  const handle = getRequestListener((request, peer) => fetch(request, peer), { hostname: 'localhost', overrideGlobalObjects: false });
  return (request, response, next) => {
    if (paths.includes(pathOf(normalizedPath(request.url ?? '')))) handle(request, response).catch(next);
    else next();
  };
}

/**
 * Returns the path of a URL as Hono's router matches it: percent-decoded and without dot segments. If this differed from
 * the router, a path such as `/%6futbox` would bypass the service or its access check.
 */
function normalizedPath(url: string): string {
  const [plain = ''] = url.split('?', 1);
  // Most requests end here. Creating a URL and a Request would cost more than the response.
  if (/^\/[\w/-]*$/.test(plain)) return plain;
  const parsed = parseUrl(url.startsWith('/') ? `http://localhost${url}` : url);
  return parsed ? getPath(new Request(`http://localhost${parsed.pathname}`)) : '';
}
