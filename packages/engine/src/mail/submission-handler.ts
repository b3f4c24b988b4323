import { createHash } from 'node:crypto';
import type { Message } from '../model/compose-message.ts';
import type { MailFacts } from '../model/mail-facts.ts';
import type { Clock } from './clock.ts';
import type { MailConfig } from './config.ts';
import { hold } from './hold.ts';
import { HttpError } from './http/http-error.ts';
import { Pace } from './http/pace.ts';
import { RateLimit } from './http/rate-limit.ts';
import type { Log } from './log.ts';
import type { Entry, NewEntry } from './outbox/entry.ts';
import { KeyConflictError } from './outbox/known-keys.ts';
import type { Outbox } from './outbox/outbox.ts';
import { NotStoredError } from './outbox/outbox-errors.ts';
import { replyToOf } from './reply-to.ts';

type SubmissionOptions = {
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
export class SubmissionHandler {
  readonly #options: SubmissionOptions;
  readonly #perClient: RateLimit;
  /** When messages may be mailed, and how many suspected ones are stored: these must not use up the turns of the others. */
  readonly #pace: Readonly<Record<'queued' | 'suspected', Pace>>;
  readonly #fullLog: RateLimit;
  /** Requests of any kind, so that nobody keeps the service busy with mistakes. */
  readonly #requests: RateLimit;

  constructor(options: SubmissionOptions) {
    this.#options = options;
    const { elapsed } = options.clock;
    const { ratePerClient, rateTotal } = options.config;
    this.#perClient = new RateLimit({ count: ratePerClient, window: 10 * minute, elapsed });
    const pace = { count: rateTotal, window: hold.window, longestWait: hold.longest, elapsed };
    this.#pace = { queued: new Pace(pace), suspected: new Pace(pace) };
    this.#pace.queued.restore(options.outbox.waiting.flatMap((entry) => heldFor(entry, options.clock)));
    this.#fullLog = new RateLimit({ count: 1, window: 10 * minute, elapsed });
    this.#requests = new RateLimit({ count: 20 * ratePerClient, window: 10 * minute, elapsed });
  }

  /** Throws a `Refusal` for a client that asks too often, before its request is read. */
  countRequest(client: string): void {
    refuseFor(this.#requests.take(client));
  }

  /** Stores a message. Resolves once it is on the disk; throws a `Refusal` when it is not taken. */
  async take(submission: Submission): Promise<void> {
    const entry = this.#newEntry(submission);
    try {
      // A repeated submission costs nothing: it is how a visitor finds out that the first one arrived.
      if (await this.#options.outbox.isKnown(entry)) return;
      await this.#store(entry, submission.client);
    } catch (error) {
      if (error instanceof KeyConflictError) throw new HttpError(422, 'Another message was sent under this Idempotency-Key.');
      if (!(error instanceof NotStoredError)) throw error;
      this.#options.log('not-stored', { code: error.code });
      throw new HttpError(503, 'The message could not be stored. Please try again in a few minutes.', { 'Retry-After': '120' });
    }
  }

  /**
   * Checks the recipient last, after everything else that could be answered: an answer that only configured addresses
   * get would tell a stranger, without a message being sent, which ones are configured.
   */
  async #store(entry: NewEntry, client: string): Promise<void> {
    const { outbox, config, facts } = this.#options;
    refuseFor(this.#perClient.take(client));
    const pace = this.#pace[entry.isSuspected ? 'suspected' : 'queued'];
    if (pace.timeUntilFree() > 0) this.#refuseFull(client, pace.timeUntilFree());
    const recipients = [facts().owner.email, ...config.to];
    if (!recipients.includes(entry.to.address)) throw new HttpError(403, 'Messages can be sent to the owner of the site only.');
    const wait = pace.reserve();
    const refund = (): void => {
      this.#perClient.refund(client);
      pace.refund();
    };
    const acceptance = await outbox.accept(this.#held(entry, wait)).catch((error: unknown) => {
      refund();
      throw error;
    });
    if (acceptance === 'repeated') refund();
  }

  /** The entry with the time of its first attempt, where it has to wait for its turn. */
  #held(entry: NewEntry, wait: number): NewEntry {
    if (entry.isSuspected || wait === 0) return entry;
    this.#options.log('held', { minutes: Math.ceil(wait / minute) });
    return { ...entry, nextAttemptAt: new Date(this.#options.clock.now() + wait).toISOString() };
  }

  #refuseFull(client: string, wait: number): never {
    this.#perClient.refund(client);
    if (this.#fullLog.take('') === 0) this.#options.log('too-many-messages', { minutes: Math.ceil(wait / minute) });
    const seconds = Math.ceil(wait / 1000);
    throw new HttpError(503, 'Too many messages are waiting to be sent. Please try again later.', { 'Retry-After': String(seconds) });
  }

  #newEntry({ message, key, isSuspected }: Submission): NewEntry {
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

/** How long a message from the disk still waits for its first attempt, in milliseconds; none for one that waits for nothing. */
function heldFor({ attempts, nextAttemptAt }: Entry, { now }: Clock): number[] {
  const wait = attempts.length === 0 && nextAttemptAt !== undefined ? Date.parse(nextAttemptAt) - now() : 0;
  return wait > 0 ? [Math.min(wait, hold.longest)] : [];
}

function refuseFor(wait: number): void {
  if (wait === 0) return;
  const seconds = Math.ceil(wait / 1000);
  throw new HttpError(429, `Too many messages were sent. Please try again in ${Math.ceil(seconds / 60)} minutes.`, {
    'Retry-After': String(seconds),
  });
}

export const sum = (text: string): string => createHash('sha256').update(text).digest('hex');

const wellFormed = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, '\ufffd');
const plainText = (text: string): string =>
  wellFormed(text)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, ' ');
