import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { HttpError } from '../http-error.ts';
import { isLocalHost } from './this-machine.ts';

/** Returns true when pages of an origin may send messages: an allowed origin, or the service's own on this machine. */
function isAllowedOrigin(origin: string, host: string | null, allowed: readonly string[]): boolean {
  return allowed.includes(origin) || (isLocalHost(host) && origin === `http://${host}`);
}

/** Throws an `HttpError` with status 403 unless the request comes from a page of an allowed origin. */
export function requireOrigin(headers: Headers, allowed: readonly string[]): void {
  const origin = headers.get('Origin');
  if (origin !== null && isAllowedOrigin(origin, headers.get('Host'), allowed)) return;
  throw new HttpError(403, 'originNotAllowed');
}

/** Creates the CORS middleware for the allowed origins, preflight requests included. Responds with the origin, never with `*`. */
export const allowOrigins = (allowed: () => readonly string[]): MiddlewareHandler =>
  cors({
    origin: (origin, { req }) => (isAllowedOrigin(origin, req.raw.headers.get('Host'), allowed()) ? origin : null),
    allowMethods: ['POST'],
    allowHeaders: ['Content-Type', 'Idempotency-Key', 'X-Suspected'],
    exposeHeaders: ['Retry-After'],
    // Ten minutes, in seconds. Short, so that a changed list of origins takes effect soon; a visitor sends few messages.
    maxAge: 600,
  });
