import { parseUrl } from '@pagewright/core';
import { isLoopback } from './client.ts';

/** What a server knows about the origin of a request: an `IncomingMessage` of node, or the same of another server. */
type Received = {
  headers: Readonly<Record<string, unknown>>;
  socket: { remoteAddress?: string | undefined };
  httpVersion?: string | undefined;
};

/**
 * True for a request of a browser on this machine: from a loopback address to a loopback name, and through no proxy that can be seen.
 * One that sends on `Host: localhost` in HTTP/1.1 and adds no header cannot be seen, so what is private needs a secret besides.
 */
export const isFromThisMachine = ({ headers, socket, httpVersion }: Received): boolean =>
  isLoopback(socket.remoteAddress ?? '') && isLocalHost(headers.host) && httpVersion !== '1.0' && !isForwarded(Object.keys(headers));

/** True for a Host header with a loopback name. In a DNS rebinding attack, it is the name of the attacker's site. */
export function isLocalHost(host: unknown): boolean {
  if (typeof host !== 'string') return false;
  const url = parseUrl(`http://${host}`);
  if (url?.host !== host.toLowerCase().replace(/:80$/, '')) return false;
  const { hostname } = url;
  return hostname === 'localhost' || hostname.endsWith('.localhost') || isLoopback(hostname.replaceAll(/^\[|\]$/g, ''));
}

/**
 * The headers that proxies, tunnels and content networks add, and browsers never. HTTP/1.0 is another sign: no browser speaks it, and
 * nginx does without further settings. Too many here only ask somebody for a password.
 */
const forwardingHeader = new RegExp(
  `^(?:${[
    '(?:x-)?(?:forwarded|original|real|client|cluster|envoy|prox(?:y|ied)|remote|replaced|scheme|ssl|url-scheme)(?:-.*)?',
    'x-(?:amzn?|amz-cf|appengine|arr|auth-request|azure|cloud-trace|correlation|host|nf|request-id|request-start|varnish|vercel)(?:-.*)?',
    '(?:akamai|cdn|cf|fastly|fly|front-end|incap|ngrok|surrogate|tailscale|wl)-.*',
    '(?:.*-)?via',
    'x-proxyuser.*',
    '.*-?(?:client|connecting|real|remote|src|user)-?ip',
    'max-forwards',
  ].join('|')})$`,
);

const isForwarded = (names: readonly string[]): boolean => names.some((name) => forwardingHeader.test(name.toLowerCase()));
