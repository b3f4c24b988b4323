import { randomBytes } from 'node:crypto';
import { readConfig } from '../../mail/config.ts';

/** The access to the outbox page of a running service. */
export type OutboxLink = {
  /** The secret that opens the page. */
  token: string;
  /** Returns the URL to print for a server at `base`, such as `http://localhost:4173`. */
  addressOn: (base: string) => string;
};

/**
 * Creates the link of the outbox page, with the token of `MAIL_OUTBOX_TOKEN` or a new one of 256 bits. A token of the
 * environment is not in the URL, because the output of a service is often stored in logs. Throws `ConfigError`.
 */
export function createOutboxLink(siteDir: string): OutboxLink {
  const { outboxToken } = readConfig(process.env, siteDir);
  const token = outboxToken ?? randomBytes(32).toString('base64url');
  const shown = outboxToken === undefined ? token : '<MAIL_OUTBOX_TOKEN>';
  return { token, addressOn: (base) => `${base}/outbox?token=${shown}` };
}
