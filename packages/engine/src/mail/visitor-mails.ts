import type { Clock } from './clock.ts';
import type { MailConfig } from './config.ts';
import { RateLimit } from './http/rate-limit.ts';
import type { Log } from './log.ts';
import { domainOf } from './mailbox.ts';
import type { NewEntry } from './outbox/entry.ts';
import type { Acceptance, Outbox } from './outbox/outbox.ts';

type VisitorMailOptions = {
  outbox: Outbox;
  config: Pick<MailConfig, 'repliesTotal' | 'repliesPerDomain'>;
  clock: Clock;
  log: Log;
};

const hour = 60 * 60_000;
const day = 24 * hour;

/**
 * Stores the mails to visitors: automatic replies, and mails that ask to confirm. Anybody can have one sent to anybody, so both
 * together have limits per hour, of all and of each domain. The keys of the mails limit those to each mailbox.
 */
export class VisitorMails {
  readonly #options: VisitorMailOptions;
  readonly #total: RateLimit;
  readonly #perDomain: RateLimit;
  /** When mails were withheld, in the last 24 hours, by monotonic time. */
  #withheld: readonly number[] = [];

  constructor(options: VisitorMailOptions) {
    this.#options = options;
    const { config, clock, outbox } = options;
    this.#total = new RateLimit({ count: config.repliesTotal, window: hour, elapsed: clock.elapsed });
    this.#perDomain = new RateLimit({ count: config.repliesPerDomain, window: hour, elapsed: clock.elapsed });
    for (const { to, acceptedAt } of outbox.recentMailsToVisitors) {
      const age = Math.max(0, clock.now() - Date.parse(acceptedAt));
      this.#total.restore('', age);
      this.#perDomain.restore(domainOf(to.address), age);
    }
  }

  /**
   * Stores a mail, once for its idempotency key. Throws `MailWithheldError` when a limit is reached, and the errors of
   * `Outbox.accept`.
   */
  async store(mail: NewEntry): Promise<Acceptance> {
    const { outbox } = this.#options;
    const repeated = await outbox.findRepeated(mail);
    if (repeated !== undefined) return { id: repeated, isRepeated: true };
    const domain = domainOf(mail.to.address);
    this.#count(domain);
    const refund = (): void => {
      this.#total.refund('');
      this.#perDomain.refund(domain);
    };
    const acceptance = await outbox.accept(mail).catch((error: unknown) => {
      refund();
      throw error;
    });
    if (acceptance.isRepeated) refund();
    return acceptance;
  }

  /** Logs that a mail is not sent because of a limit, and counts it. */
  withhold(limit: 'total' | 'domain' | 'mailbox'): void {
    const { clock, log } = this.#options;
    this.#withheld = [...this.#recentlyWithheld(), clock.elapsed()];
    log('mail-withheld', { limit });
  }

  /** Counts the mails of the last 24 hours that were not sent because of a limit. */
  countWithheld(): number {
    return this.#recentlyWithheld().length;
  }

  #count(domain: string): void {
    const wait = this.#total.consume('');
    if (wait > 0) this.#reject('total', wait);
    const ofDomain = this.#perDomain.consume(domain);
    if (ofDomain === 0) return;
    this.#total.refund('');
    this.#reject('domain', ofDomain);
  }

  #reject(limit: 'total' | 'domain', wait: number): never {
    this.withhold(limit);
    throw new MailWithheldError(wait);
  }

  #recentlyWithheld(): readonly number[] {
    const since = this.#options.clock.elapsed() - day;
    return this.#withheld.filter((at) => at > since);
  }
}

/** A mail to a visitor was not stored because of a limit. `wait` is the time until the next one, in milliseconds. */
export class MailWithheldError extends Error {
  override name = 'MailWithheldError';
  readonly wait: number;

  constructor(wait: number) {
    super('Too many mails to visitors.');
    this.wait = wait;
  }
}
