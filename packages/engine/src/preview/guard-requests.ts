import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { Connect } from 'vite';
import { pathMistake } from './malformed-path.ts';

/**
 * On every response: other sites can neither frame the preview, nor load parts of it where the browser sends no
 * `Sec-Fetch-Site` (an address without TLS other than this machine's, with `--host`).
 */
const headers = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
} as const;

/**
 * Answers requests that no page of the preview makes: 403 for a foreign host name (a name of another site that resolves to
 * this machine) or a page of another site, 400 for a malformed path. Unpublished content is for the people at this machine.
 */
export const guardRequests: Connect.NextHandleFunction = (request, response, next) => {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  const mistake = pathMistake(request.url ?? '');
  if (!isOwnRequest(request.headers)) {
    reply(response, 403, 'The live preview answers pages that it served itself, under localhost or the number of this machine.');
  } else if (mistake !== undefined) reply(response, 400, mistake);
  else next();
};

/** Answers with a sentence as plain text. */
export function reply(response: ServerResponse, status: number, sentence: string): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.end(`${sentence}\n`);
}

/** Whether a request names this machine, and comes from a page of ours if it comes from a page at all. */
export function isOwnRequest({ host, origin, ...others }: IncomingHttpHeaders): boolean {
  if (host === undefined || !isThisMachine(host)) return false;
  if (origin !== undefined && hostOf(origin) !== host) return false;
  // "same-site" is another port of this machine: another program, and as foreign as another site.
  const site = others['sec-fetch-site'];
  return (site !== 'cross-site' && site !== 'same-site') || isFollowedLink(others);
}

/** True when a person followed a link, which is no more than typing the address. A frame is something else. */
const isFollowedLink = (others: IncomingHttpHeaders): boolean =>
  others['sec-fetch-mode'] === 'navigate' && (others['sec-fetch-dest'] ?? 'document') === 'document';

/** A name that no other site can make its own: localhost and what is below it, or a number. */
function isThisMachine(host: string): boolean {
  const name = hostOf(`http://${host}`) === undefined ? '' : new URL(`http://${host}`).hostname;
  return name === 'localhost' || name.endsWith('.localhost') || /^\d+\.\d+\.\d+\.\d+$/.test(name) || name.startsWith('[');
}

const hostOf = (address: string): string | undefined => (URL.canParse(address) ? new URL(address).host : undefined);
