import type { Context } from 'hono';
import { systemClock } from '../clock.ts';
import type { MailConfig } from '../config.ts';
import type { Log } from '../log.ts';
import { clientAddress, clientGroup } from './client-address.ts';
import type { Peer } from './peer.ts';
import { RateLimit } from './rate-limit.ts';

/**
 * Returns a function that names the client of a request as rate limits count it. An `X-Forwarded-For` that does not lead
 * to the visitor is logged as `forwarded-for`, once an hour for each problem, because strangers can cause it.
 */
export function createClientReader(
  { isTrustedProxy }: Pick<MailConfig, 'isTrustedProxy'>,
  log: Log,
): (context: Context<{ Bindings: Peer }>) => string {
  const logged = new RateLimit({ count: 1, window: 60 * 60_000, elapsed: systemClock.elapsed });
  return ({ req, env }) => {
    const peer = env.incoming.socket.remoteAddress ?? '';
    const address = clientAddress(peer, req.raw.headers.get('X-Forwarded-For'), isTrustedProxy, (problem) => {
      if (logged.take(problem) === 0) log('forwarded-for', { problem });
    });
    return clientGroup(address);
  };
}
