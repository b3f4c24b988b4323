import { parseUrl } from '@pagewright/core';
import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import { HttpError } from '../http-error.ts';

/** Returns the host name in a Host header; undefined when the header is malformed. */
function hostName(host: string | null): string | undefined {
  const url = host ? parseUrl(`http://${host}`) : undefined;
  return url && url.host === host?.toLowerCase().replace(/:80$/, '') ? url.hostname : undefined;
}

/**
 * Returns true when the Host header is a loopback name. In a DNS rebinding attack, it is the name of the attacker's site
 * instead.
 */
export function isLocalHost(host: string | null): boolean {
  const name = hostName(host);
  return name === 'localhost' || name === '[::1]' || name === '127.0.0.1';
}

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
