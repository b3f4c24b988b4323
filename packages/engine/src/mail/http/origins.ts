import { HttpError } from './http-error.ts';

/** The name in a Host header, or undefined when it is none. */
function hostName(host: string | null): string | undefined {
  const address = `http://${host ?? ''}`;
  return host && URL.canParse(address) && new URL(address).host === host.toLowerCase().replace(/:80$/, '')
    ? new URL(address).hostname
    : undefined;
}

/**
 * Whether the request was addressed to this machine by one of its own names. A page of a stranger whose name was
 * turned to this machine's address (DNS rebinding) carries the stranger's name.
 */
export function isLocalHost(host: string | null): boolean {
  const name = hostName(host);
  return name === 'localhost' || name === '[::1]' || name === '127.0.0.1';
}

/** The origin that a request comes from, when it may send. Throws a `Refusal` otherwise. */
export function requireOrigin(headers: Headers, allowed: readonly string[]): string {
  const origin = headers.get('Origin');
  const host = headers.get('Host');
  if (origin !== null && (allowed.includes(origin) || (isLocalHost(host) && origin === `http://${host}`))) return origin;
  throw new HttpError(403, 'Messages are taken from the pages of the site only.');
}

/** What lets pages of another origin read an answer. Named, never `*`. */
export const sharedWith = (origin: string): Record<string, string> => ({
  'Access-Control-Allow-Origin': origin,
  'Access-Control-Expose-Headers': 'Retry-After',
  Vary: 'Origin',
});

/** The answer to a browser that asks whether a page of this origin may send. */
export const preflight = (origin: string): Response =>
  new Response(null, {
    status: 204,
    headers: {
      ...sharedWith(origin),
      'Access-Control-Allow-Methods': 'POST',
      'Access-Control-Allow-Headers': 'Content-Type, Idempotency-Key, X-Suspected',
      'Access-Control-Max-Age': '600',
    },
  });
