import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { plainHeaders } from '../pages/plain-page.ts';
import { isLoopback } from './client-address.ts';
import { HttpError } from './http-error.ts';
import { outboxPath } from './mail-paths.ts';
import { isLocalHost } from './origins.ts';
import type { OutboxAccess } from './outbox-access.ts';
import type { Peer } from './peer.ts';

export type OutboxRoute = {
  access: OutboxAccess;
  /** Renders the page. */
  show: () => Promise<string>;
};

type OutboxContext = Context<{ Bindings: Peer }>;

const closed = 'This page opens with the address that was printed when the server started.';

/**
 * Answers `GET /outbox`. A right token in the query is exchanged for a cookie and a redirect to the address without it;
 * the cookie opens the page. Throws a `Refusal` with status 404 without either, and 429 after too many wrong tokens.
 */
export async function answerOutbox(context: OutboxContext, { access, show }: OutboxRoute): Promise<Response> {
  if (!isDirect(context)) throw new HttpError(404, 'There is nothing at this address.');
  const token = context.req.query('token');
  if (token !== undefined) return exchangeToken(context, token, access);
  if (!access.isCookieRight(getCookie(context, access.cookieName))) throw new HttpError(404, closed);
  return context.html(await show(), 200, plainHeaders);
}

function exchangeToken(context: OutboxContext, token: string, access: OutboxAccess): Response {
  const check = access.checkToken(token);
  if (!check.isRight) {
    if (check.wait === 0) throw new HttpError(404, closed);
    throw new HttpError(429, 'Too many wrong tokens. Please try again later.', { 'Retry-After': String(Math.ceil(check.wait / 1000)) });
  }
  setCookie(context, access.cookieName, access.cookieValue, { httpOnly: true, sameSite: 'Strict', path: outboxPath });
  for (const [name, value] of Object.entries(plainHeaders)) context.header(name, value);
  return context.redirect(outboxPath, 303);
}

/**
 * True for a request from this machine under one of its own names, without a trace of a proxy. A second wall besides the
 * token: the plainest proxy leaves no trace, and only the token keeps its visitors out.
 */
function isDirect(context: OutboxContext): boolean {
  const { headers } = context.req.raw;
  const isForwarded = ['Forwarded', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Real-IP', 'Via'].some((name) => headers.has(name));
  return !isForwarded && isLoopback(context.env.incoming.socket.remoteAddress ?? '') && isLocalHost(headers.get('Host'));
}
