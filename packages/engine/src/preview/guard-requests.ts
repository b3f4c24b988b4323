import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { Connect } from 'vite';
import { parseUrl } from '../text/parse-url.ts';
import { pathError } from './path-error.ts';

/**
 * Sent with every response, so that other sites can neither frame the preview nor load parts of it in cases where the
 * browser sends no `Sec-Fetch-Site` (with `--host`: an address without TLS other than this machine's).
 */
const headers = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
} as const;

/**
 * Middleware that rejects requests which no page of the preview makes: 403 for a foreign host name (DNS rebinding) or a page
 * of another site, 400 for a malformed path. Only people at this machine may read unpublished content.
 */
export const guardRequests: Connect.NextHandleFunction = (request, response, next) => {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  const error = pathError(request.url ?? '');
  if (!isOwnRequest(request.headers)) {
    sendText(response, 403, 'The live preview answers only its own pages, at localhost or the IP address of this machine.');
  } else if (error !== undefined) sendText(response, 400, error);
  else next();
};

/** Sends a sentence as plain text. */
export function sendText(response: ServerResponse, status: number, sentence: string): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.end(`${sentence}\n`);
}

/** True for a request whose host is this machine, and that comes from no page or from a page of the preview. */
export function isOwnRequest({ host, origin, ...others }: IncomingHttpHeaders): boolean {
  if (host === undefined || !isThisMachine(host)) return false;
  if (origin !== undefined && hostOf(origin) !== host) return false;
  // "same-site" is another port of this machine, so another program.
  const site = others['sec-fetch-site'];
  return (site !== 'cross-site' && site !== 'same-site') || isFollowedLink(others);
}

/** True for a top-level navigation by a link, which is as safe as typing the URL. A frame is not. */
const isFollowedLink = (others: IncomingHttpHeaders): boolean =>
  others['sec-fetch-mode'] === 'navigate' && (others['sec-fetch-dest'] ?? 'document') === 'document';

/** True for a host that no other site can own: localhost, its subdomains, or an IP address. */
function isThisMachine(host: string): boolean {
  const name = parseUrl(`http://${host}`)?.hostname ?? '';
  return name === 'localhost' || name.endsWith('.localhost') || /^\d+\.\d+\.\d+\.\d+$/.test(name) || name.startsWith('[');
}

const hostOf = (address: string): string | undefined => parseUrl(address)?.host;
