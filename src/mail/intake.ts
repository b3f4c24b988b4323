import { createHash } from 'node:crypto';
import type { Message } from '../model/compose-message.ts';
import type { MailFacts } from '../model/mail-facts.ts';
import type { Clock } from './clock.ts';
import type { MailConfig } from './config.ts';
import { RateLimit } from './http/rate-limit.ts';
import { Refusal } from './http/refusal.ts';
import type { Log } from './log.ts';
import type { Draft } from './outbox/entry.ts';
import { KeyConflictError } from './outbox/known-keys.ts';
import type { Outbox } from './outbox/outbox.ts';
import { NotStoredError } from './outbox/outbox-errors.ts';
import { replyToOf } from './reply-to.ts';

type IntakeOptions = {
  outbox: Outbox;
  facts: () => MailFacts;
  config: Pick<MailConfig, 'to' | 'ratePerClient' | 'rateTotal'>;
  clock: Clock;
  log: Log;
};

/** A message as it came in. */
export type Submission = {
  message: Message;
  /** Names the submission, however often it is sent; undefined when the sender gave no name. */
  key: string | undefined;
  isSuspected: boolean;
  /** Whom the rate limit counts. */
  client: string;
};

const minute = 60_000;

/** What stands between a request and the outbox: who may be written to, how often, and each submission once. */
export class Intake {
  readonly #options: IntakeOptions;
  readonly #perClient: RateLimit;
  readonly #total: RateLimit;
  /** Requests of any kind, so that nobody keeps the service busy with mistakes. */
  readonly #requests: RateLimit;

  constructor(options: IntakeOptions) {
    this.#options = options;
    const { elapsed } = options.clock;
    const { ratePerClient, rateTotal } = options.config;
    this.#perClient = new RateLimit({ count: ratePerClient, window: 10 * minute, elapsed });
    this.#total = new RateLimit({ count: rateTotal, window: 60 * minute, elapsed });
    this.#requests = new RateLimit({ count: 20 * ratePerClient, window: 10 * minute, elapsed });
  }

  /** Every address that a message may go to. */
  get recipients(): string[] {
    return [this.#options.facts().owner.email, ...this.#options.config.to];
  }

  /** Throws a `Refusal` for a client that asks too often, before its request is read. */
  countRequest(client: string): void {
    refuseFor(this.#requests.take(client));
  }

  /** Stores a message. Resolves once it is on the disk; throws a `Refusal` when it is not taken. */
  async take(submission: Submission): Promise<void> {
    const draft = this.#draft(submission);
    try {
      // A repeated submission costs nothing: it is how a visitor finds out that the first one arrived.
      if (await this.#options.outbox.isKnown(draft)) return;
      await this.#store(draft, submission.client);
    } catch (error) {
      if (error instanceof KeyConflictError) throw new Refusal(422, 'Another message was sent under this Idempotency-Key.');
      if (!(error instanceof NotStoredError)) throw error;
      this.#options.log('not-stored', { code: error.code });
      throw new Refusal(503, 'The message could not be stored. Please try again in a few minutes.', { 'Retry-After': '120' });
    }
  }

  async #store(draft: Draft, client: string): Promise<void> {
    refuseFor(this.#perClient.take(client));
    const wait = this.#total.take('');
    if (wait > 0) this.#perClient.giveBack(client);
    refuseFor(wait);
    const giveBack = (): void => {
      this.#perClient.giveBack(client);
      this.#total.giveBack('');
    };
    const acceptance = await this.#options.outbox.accept(draft).catch((error: unknown) => {
      giveBack();
      throw error;
    });
    if (acceptance === 'repeated') giveBack();
  }

  #draft({ message, key, isSuspected }: Submission): Draft {
    const { owner } = this.#options.facts();
    const body = plainText(message.body);
    const replyTo = replyToOf(body);
    const content = sum(JSON.stringify([message.to, message.name, message.subject, message.body]));
    return {
      to: { name: message.to === owner.email ? owner.name : '', address: message.to },
      ...(replyTo !== undefined && { replyTo }),
      subject: wellFormed(message.subject),
      body,
      isSuspected,
      key: key === undefined ? undefined : { name: sum(key), content },
    };
  }
}

function refuseFor(wait: number): void {
  if (wait === 0) return;
  const seconds = Math.ceil(wait / 1000);
  throw new Refusal(429, `Too many messages were sent. Please try again in ${Math.ceil(seconds / 60)} minutes.`, {
    'Retry-After': String(seconds),
  });
}

export const sum = (text: string): string => createHash('sha256').update(text).digest('hex');

const wellFormed = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, '\ufffd');
const plainText = (text: string): string =>
  wellFormed(text)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, ' ');
