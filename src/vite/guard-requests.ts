import type { IncomingHttpHeaders } from 'node:http';
import type { Connect } from 'vite';

/**
 * Refuses requests that no page of the preview makes: under a foreign name (another site's name made to lead
 * here), or from the page of another site. Unpublished content is for the people at this machine.
 */
export const guardRequests: Connect.NextHandleFunction = (request, response, next) => {
  if (isOwnRequest(request.headers)) return next();
  response.statusCode = 403;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.end('The live preview answers pages that it served itself, under localhost or the number of this machine.\n');
};

/** Whether a request names this machine, and comes from a page of ours if it comes from a page at all. */
export function isOwnRequest({ host, origin, ...headers }: IncomingHttpHeaders): boolean {
  if (host === undefined || !isThisMachine(host)) return false;
  if (origin !== undefined && hostOf(origin) !== host) return false;
  // Following a link to the preview is no more than typing its address.
  return headers['sec-fetch-site'] !== 'cross-site' || headers['sec-fetch-mode'] === 'navigate';
}

/** A name that no other site can make its own: localhost and what is below it, or a number. */
function isThisMachine(host: string): boolean {
  const name = hostOf(`http://${host}`) === undefined ? '' : new URL(`http://${host}`).hostname;
  return name === 'localhost' || name.endsWith('.localhost') || /^\d+\.\d+\.\d+\.\d+$/.test(name) || name.startsWith('[');
}

const hostOf = (address: string): string | undefined => (URL.canParse(address) ? new URL(address).host : undefined);
