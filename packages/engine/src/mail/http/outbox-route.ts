import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { HttpError } from '../http-error.ts';
import { plainHeaders } from '../pages/plain-page.ts';
import { isLoopback } from './client-address.ts';
import { outboxPath } from './mail-paths.ts';
import { isLocalHost } from './origins.ts';
import type { OutboxAccess } from './outbox-access.ts';
import type { Peer } from './peer.ts';

/** The parts of the outbox page's route. */
export type OutboxRoute = {
  access: OutboxAccess;
  /** Renders the page. */
  render: () => Promise<string>;
};

type OutboxContext = Context<{ Bindings: Peer }>;

/**
 * Handles `GET /outbox`. A valid token in the query sets a cookie and redirects to the address without the token; the
 * cookie opens the page. Throws an `HttpError` with status 404 without either, and 429 after too many wrong tokens.
 */
export async function handleOutboxRequest(context: OutboxContext, { access, render }: OutboxRoute): Promise<Response> {
  if (!isDirect(context)) throw new HttpError(404, 'notFound');
  const token = context.req.query('token');
  if (token !== undefined) return exchangeToken(context, token, access);
  if (!access.isValidCookie(getCookie(context, access.cookieName))) throw new HttpError(404, 'tokenRequired');
  return context.html(await render(), 200, plainHeaders);
}

function exchangeToken(context: OutboxContext, token: string, access: OutboxAccess): Response {
  const check = access.checkToken(token);
  if (!check.isValid) {
    if (check.wait === 0) throw new HttpError(404, 'tokenRequired');
    throw new HttpError(429, 'tooManyTokens', { headers: { 'Retry-After': String(Math.ceil(check.wait / 1000)) } });
  }
  setCookie(context, access.cookieName, access.cookieValue, { httpOnly: true, sameSite: 'Strict', path: outboxPath });
  for (const [name, value] of Object.entries(plainHeaders)) context.header(name, value);
  return context.redirect(outboxPath, 303);
}

/**
 * Returns true for a request from this machine to a loopback name, without a proxy's headers. A second check besides the
 * token, which alone protects the page behind a proxy that adds no header.
 */
function isDirect(context: OutboxContext): boolean {
  const { headers } = context.req.raw;
  const isForwarded = ['Forwarded', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Real-IP', 'Via'].some((name) => headers.has(name));
  return !isForwarded && isLoopback(context.env.incoming.socket.remoteAddress ?? '') && isLocalHost(headers.get('Host'));
}
