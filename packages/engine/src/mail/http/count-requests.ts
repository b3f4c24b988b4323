import type { Context } from 'hono';
import type { MailConfig } from '../config.ts';
import type { Log } from '../log.ts';
import { createClientKey } from './client-key.ts';
import type { Peer } from './peer.ts';
import { RateLimit, throwWhenLimited } from './rate-limit.ts';

const window = 10 * 60_000;
/** How many requests of any kind, invalid ones included, a client may send for each message that it may send. */
const perMessage = 20;

type CountOptions = { config: Pick<MailConfig, 'isTrustedProxy' | 'ratePerClient'>; log: Log; elapsed: () => number };

/**
 * Creates a function that counts a request before its body is read, and returns the key of its client. It throws an `HttpError`
 * when the client has sent too many.
 */
export function createRequestCount({ config, log, elapsed }: CountOptions): (context: Context<{ Bindings: Peer }>) => string {
  const clientKey = createClientKey(config, log);
  const limit = new RateLimit({ count: perMessage * config.ratePerClient, window, elapsed });
  return (context) => {
    const client = clientKey(context);
    throwWhenLimited(limit.consume(client));
    return client;
  };
}
