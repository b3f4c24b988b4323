import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { mailPaths } from './http/app.ts';
import type { MailService } from './service.ts';

/**
 * The service as a handler for servers in the manner of connect, which the live preview has. A request of
 * HTTP/1.0 may have no Host; `localhost` stands in its address then, and its headers still have none.
 */
export function connectMail({
  fetch,
}: Pick<MailService, 'fetch'>): (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void {
  const answer = getRequestListener((request, peer) => fetch(request, peer), { hostname: 'localhost', overrideGlobalObjects: false });
  return (request, response, next) => {
    const [path = ''] = (request.url ?? '').split('?');
    if (mailPaths.includes(path)) answer(request, response).catch(next);
    else next();
  };
}
