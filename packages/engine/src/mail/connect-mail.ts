import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { getPath } from 'hono/utils/url';
import type { MailService } from './service.ts';

/**
 * The service as a handler for servers in the manner of connect, which the live preview has. A request of
 * HTTP/1.0 may have no Host; `localhost` stands in its address then, and its headers still have none.
 */
export function connectMail({
  fetch,
  paths,
}: Pick<MailService, 'fetch' | 'paths'>): (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void {
  const answer = getRequestListener((request, peer) => fetch(request, peer), { hostname: 'localhost', overrideGlobalObjects: false });
  return (request, response, next) => {
    if (paths.includes(routedPath(request.url ?? ''))) answer(request, response).catch(next);
    else next();
  };
}

/**
 * The path as the routes of the service see it: percent-decoded and without dot segments. A path that reads otherwise
 * here than there (`/%6futbox`) would pass by the service, or by what guards it.
 */
function routedPath(url: string): string {
  const [plain = ''] = url.split('?', 1);
  // Nearly every request of a site. Building a URL and a Request would cost more than answering it.
  if (/^\/[\w/-]*$/.test(plain)) return plain;
  const address = url.startsWith('/') ? `http://localhost${url}` : url;
  return URL.canParse(address) ? getPath(new Request(`http://localhost${new URL(address).pathname}`)) : '';
}
