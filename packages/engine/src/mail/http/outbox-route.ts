import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { outboxPath } from '../../model/service-paths.ts';
import { HttpError } from '../http-error.ts';
import type { OutboxDesk } from '../outbox-desk.ts';
import { readFilter } from '../pages/outbox-filter.ts';
import { outboxHeaders, outboxNotices } from '../pages/outbox-page.ts';
import { plainHeaders } from '../pages/plain-page.ts';
import { isLoopback } from './client-address.ts';
import { isLocalHost } from './origins.ts';
import type { OutboxAccess } from './outbox-access.ts';
import type { Peer } from './peer.ts';

/** The parts of the outbox page's routes. */
export type OutboxRoute = { access: OutboxAccess; desk: OutboxDesk };

export type OutboxContext = Context<{ Bindings: Peer }>;

/**
 * Handles `GET /outbox`. A valid token in the query sets a cookie and redirects to the address without the token; the
 * cookie opens the page. Throws an `HttpError` with status 404 without either, and 429 after too many wrong tokens.
 */
export async function handleOutboxRequest(context: OutboxContext, { access, desk }: OutboxRoute): Promise<Response> {
  requireDirect(context);
  const token = context.req.query('token');
  if (token !== undefined) return exchangeToken(context, token, access);
  requireCookie(context, access);
  const query = new URL(context.req.url).searchParams;
  const notice = outboxNotices.find((one) => one === query.get('notice'));
  return context.html(await desk.render(readFilter(query), { token: access.formToken, notice }), 200, outboxHeaders);
}

/** Throws an `HttpError` with status 404 for a request that does not come from this machine, or has no valid cookie. */
export function requireAccess(context: OutboxContext, access: OutboxAccess): void {
  requireDirect(context);
  requireCookie(context, access);
}

function requireCookie(context: OutboxContext, access: OutboxAccess): void {
  if (!access.isValidCookie(getCookie(context, access.cookieName))) throw new HttpError(404, 'tokenRequired');
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
 * Throws an `HttpError` unless the request comes from this machine to a loopback name, without a proxy's headers. A second
 * check besides the token, which alone protects the page behind a proxy that adds no header.
 */
function requireDirect(context: OutboxContext): void {
  const { headers } = context.req.raw;
  const isForwarded = ['Forwarded', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Real-IP', 'Via'].some((name) => headers.has(name));
  const isDirect = !isForwarded && isLoopback(context.env.incoming.socket.remoteAddress ?? '') && isLocalHost(headers.get('Host'));
  if (!isDirect) throw new HttpError(404, 'notFound');
}
