import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { HttpError } from './http-error.ts';

/** Returns the host name in a Host header; undefined when the header is malformed. */
function hostName(host: string | null): string | undefined {
  const address = `http://${host ?? ''}`;
  return host && URL.canParse(address) && new URL(address).host === host.toLowerCase().replace(/:80$/, '')
    ? new URL(address).hostname
    : undefined;
}

/**
 * Whether the request was addressed to this machine by one of its own names. After DNS rebinding, the Host header has the
 * name of the attacker's site.
 */
export function isLocalHost(host: string | null): boolean {
  const name = hostName(host);
  return name === 'localhost' || name === '[::1]' || name === '127.0.0.1';
}

/** Whether pages of an origin may send messages: an allowed one, or this machine when the request is addressed to it. */
function isAllowedOrigin(origin: string, host: string | null, allowed: readonly string[]): boolean {
  return allowed.includes(origin) || (isLocalHost(host) && origin === `http://${host}`);
}

/** Throws a 403 `HttpError` for a request that comes from no page of an allowed origin. */
export function requireOrigin(headers: Headers, allowed: readonly string[]): void {
  const origin = headers.get('Origin');
  if (origin !== null && isAllowedOrigin(origin, headers.get('Host'), allowed)) return;
  throw new HttpError(403, 'Messages are taken from the pages of the site only.');
}

/** Lets pages of an allowed origin on another host read answers, and answers their preflight requests. Names the origin, never `*`. */
export const allowOrigins = (allowed: () => readonly string[]): MiddlewareHandler =>
  cors({
    origin: (origin, { req }) => (isAllowedOrigin(origin, req.raw.headers.get('Host'), allowed()) ? origin : null),
    allowMethods: ['POST'],
    allowHeaders: ['Content-Type', 'Idempotency-Key', 'X-Suspected'],
    exposeHeaders: ['Retry-After'],
    // Seconds. Ten minutes: a visitor sends few messages, and a changed list of origins takes effect soon.
    maxAge: 600,
  });
