import { isIP } from 'node:net';
import type { Context } from 'hono';
import type { Clock } from '../clock.ts';
import type { MailConfig } from '../config.ts';
import { canonicalAddress, parseForwardedAddress } from '../ip-address.ts';
import { RateLimit, tooManyMessages } from '../limits.ts';
import type { Log } from '../log.ts';

/** The remote address of a connection and its version of HTTP, as `@hono/node-server` passes it in the bindings. */
export type Peer = { incoming: { socket: { remoteAddress?: string | undefined }; httpVersion?: string | undefined } };

/**
 * Why the visitor's address is unknown: a trusted proxy sends no `X-Forwarded-For` (`missing`) or a malformed one
 * (`unreadable`), or there is one but no proxy is trusted (`not-trusted`). All visitors of that proxy count as one client.
 */
type ForwardedProblem = 'missing' | 'unreadable' | 'not-trusted';

/**
 * Returns the address of the client: that of the connection (`peer`), or the one that trusted proxies name in
 * `X-Forwarded-For`. Calls `report` when the header does not name the visitor.
 */
export function clientAddress(
  peer: string,
  forwardedFor: string | null,
  isTrustedProxy: ((address: string) => boolean) | undefined,
  report: (problem: ForwardedProblem) => void = () => undefined,
): string {
  // Each proxy appends the address of its client. Entries before the first untrusted address can be forged.
  const entries = (forwardedFor ?? '').split(',').filter((entry) => entry.trim() !== '');
  let client = canonicalAddress(peer) ?? peer;
  if (entries.length > 0 && isTrustedProxy === undefined && isLoopback(client)) report('not-trusted');
  if (entries.length === 0 && isTrustedProxy?.(client)) report('missing');
  while (isTrustedProxy?.(client)) {
    const entry = entries.pop();
    if (entry === undefined) return client;
    const before = parseForwardedAddress(entry);
    if (before === undefined) {
      report('unreadable');
      return client;
    }
    client = before;
  }
  return client;
}

/** Returns the key for rate limits: an IPv4 address, or the /64 network of an IPv6 address, the usual network of one customer. */
export function clientGroup(connected: string): string {
  const address = canonicalAddress(connected) ?? connected;
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  const network = [...before, ...zeros, ...after].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

/** Returns true for a loopback address. */
export function isLoopback(address: string): boolean {
  const plain = canonicalAddress(address);
  return plain === '::1' || (plain !== undefined && isIP(plain) === 4 && plain.startsWith('127.'));
}

/** How many requests of any kind, invalid ones included, a client may send for each message that it may send. */
const perMessage = 20;

type CountOptions = { config: Pick<MailConfig, 'isTrustedProxy' | 'ratePerClient'>; log: Log; clock: Clock };

/**
 * Creates a function that counts a request before its body is read, and returns the client as a key for rate limits. It throws an
 * `HttpError` when the client has sent too many in ten minutes. Logs `forwarded-for` when `X-Forwarded-For` does not name the
 * visitor, at most once an hour for each problem, because anybody can cause that.
 */
export function createRequestCount({ config, log, clock: { elapsed } }: CountOptions): (context: Context<{ Bindings: Peer }>) => string {
  const logged = new RateLimit({ count: 1, window: 60 * 60_000, elapsed });
  const limit = new RateLimit({ count: perMessage * config.ratePerClient, window: 10 * 60_000, elapsed });
  return ({ req, env }) => {
    const peer = env.incoming.socket.remoteAddress ?? '';
    const address = clientAddress(peer, req.raw.headers.get('X-Forwarded-For'), config.isTrustedProxy, (problem) => {
      if (logged.consume(problem) === 0) log('forwarded-for', { problem });
    });
    const client = clientGroup(address);
    const wait = limit.consume(client);
    if (wait > 0) throw tooManyMessages(wait);
    return client;
  };
}
