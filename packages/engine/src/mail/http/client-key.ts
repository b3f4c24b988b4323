import type { Context } from 'hono';
import { systemClock } from '../clock.ts';
import type { MailConfig } from '../config.ts';
import type { Log } from '../log.ts';
import { clientAddress, clientGroup } from './client-address.ts';
import type { Peer } from './peer.ts';
import { RateLimit } from './rate-limit.ts';

/**
 * Creates a function that returns the client of a request as a key for rate limits. Logs `forwarded-for` when
 * `X-Forwarded-For` does not name the visitor, at most once an hour for each problem, because anybody can cause that.
 */
export function createClientKey(
  { isTrustedProxy }: Pick<MailConfig, 'isTrustedProxy'>,
  log: Log,
): (context: Context<{ Bindings: Peer }>) => string {
  const logged = new RateLimit({ count: 1, window: 60 * 60_000, elapsed: systemClock.elapsed });
  return ({ req, env }) => {
    const peer = env.incoming.socket.remoteAddress ?? '';
    const address = clientAddress(peer, req.raw.headers.get('X-Forwarded-For'), isTrustedProxy, (problem) => {
      if (logged.consume(problem) === 0) log('forwarded-for', { problem });
    });
    return clientGroup(address);
  };
}
