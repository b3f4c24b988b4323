import { randomBytes } from 'node:crypto';
import { readConfig } from '../../mail/config.ts';

/** The outbox page of a service that runs: what opens it, and how to say so. */
export type OutboxLink = {
  /** The secret that opens the page. */
  token: string;
  /** The address to print for a server at `base`, such as `http://localhost:4173`. */
  addressOn: (base: string) => string;
};

/**
 * Makes the link of the outbox page: with the token of `MAIL_OUTBOX_TOKEN`, or a new one of 256 bits. A token of the
 * environment is not in the address, because what a service prints is often stored in logs. Throws `ConfigError`.
 */
export function createOutboxLink(siteDir: string): OutboxLink {
  const { outboxToken } = readConfig(process.env, siteDir);
  const token = outboxToken ?? randomBytes(32).toString('base64url');
  const shown = outboxToken === undefined ? token : '<MAIL_OUTBOX_TOKEN>';
  return { token, addressOn: (base) => `${base}/outbox?token=${shown}` };
}
