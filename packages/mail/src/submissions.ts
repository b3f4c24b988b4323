import { hash } from 'node:crypto';
import { entriesAt, type MailFacts, type Message } from '@pagewright/core';
import { findReplyTo } from './addresses.ts';
import type { Clock } from './clock.ts';
import type { MailConfig } from './config.ts';
import type { FormPost } from './form-post.ts';
import { HttpError } from './http-error.ts';
import { deferral, RateLimit, Throttle, tooManyMessages } from './limits.ts';
import type { Log } from './log.ts';
import type { Entry, NewEntry } from './outbox/entry.ts';
import { errorCode, KeyConflictError, NotStoredError } from './outbox/errors.ts';
import type { Acceptance, Outbox } from './outbox/outbox.ts';
import { MailWithheldError, type VisitorMails } from './visitor-mails.ts';

type SubmissionOptions = {
  outbox: Outbox;
  visitorMails: VisitorMails;
  facts: () => MailFacts;
  config: Pick<MailConfig, 'to' | 'ratePerClient' | 'rateTotal'>;
  clock: Clock;
  log: Log;
};

/** A request body accepted for delivery. */
export type Submission = {
  message: Message;
  /** The form that sent it, with its answers and files. Undefined for a message that names no form. */
  details?: Pick<NewEntry, 'form' | 'answers' | 'files'> | undefined;
  /** The recipient of the form that sent it, who may get messages besides the configured ones. Undefined when no form is known. */
  recipient?: MailFacts['owner'];
  /** The ids of the webhooks that get the message. */
  webhooks: readonly string[];
  /** The automatic reply. None is sent to a suspected message. */
  reply?: NewEntry | undefined;
  /** The address whose owner must confirm the message before anybody gets it. Undefined when that is not necessary. */
  confirmedBy?: string | undefined;
  /** The idempotency key. Undefined when the client sent none, and the content does not count as one. */
  key: SubmissionKey | undefined;
  /** True when the honeypot field was filled in. */
  isSuspected: boolean;
  /** The key of the client for rate limits. */
  client: string;
};

const minute = 60_000;

/** Checks submissions and stores them in the outbox: recipients, rate limits and idempotency keys. */
export class SubmissionHandler {
  readonly #options: SubmissionOptions;
  readonly #perClient: RateLimit;
  /** Two separate limits, so that suspected messages do not delay the others. */
  readonly #throttles: Readonly<Record<'queued' | 'suspected', Throttle>>;
  readonly #fullLog: RateLimit;

  constructor(options: SubmissionOptions) {
    this.#options = options;
    const { elapsed } = options.clock;
    const { ratePerClient, rateTotal } = options.config;
    this.#perClient = new RateLimit({ count: ratePerClient, window: 10 * minute, elapsed });
    const limits = { count: rateTotal, window: deferral.windowMs, maxDelay: deferral.maxDelayMs, elapsed };
    this.#throttles = { queued: new Throttle(limits), suspected: new Throttle(limits) };
    this.#throttles.queued.restore(options.outbox.initialQueue.flatMap((entry) => remainingDelays(entry, options.clock)));
    this.#fullLog = new RateLimit({ count: 1, window: 10 * minute, elapsed });
  }

  /** Stores a message. Resolves once it is on the disk. Throws an `HttpError` when it is not accepted. */
  async accept(submission: Submission): Promise<Acceptance> {
    const accepted = await this.#acceptEntry(this.#newEntry(submission), submission);
    // Also after a repeated submission: the service may have ended between the message and its reply.
    if (submission.reply && !submission.isSuspected) await this.storeReply(submission.reply);
    return accepted;
  }

  async #acceptEntry(entry: NewEntry, submission: Submission): Promise<Acceptance> {
    try {
      return await this.#options.outbox.accept(entry, {
        count: () => this.#count(entry, submission),
        refund: () => {
          this.#perClient.refund(submission.client);
          this.#throttleOf(entry).refund();
        },
      });
    } catch (error) {
      if (error instanceof KeyConflictError) throw new HttpError(422, 'keyConflict');
      if (!(error instanceof NotStoredError)) throw error;
      this.#options.log('not-stored', { code: error.code });
      throw new HttpError(503, 'notStored', { retryAfter: 120_000 });
    }
  }

  /** Stores an automatic reply unless a limit withholds it. The message is stored already, so a failure is only logged. */
  async storeReply(reply: NewEntry): Promise<void> {
    const { visitorMails, log } = this.#options;
    await visitorMails.store(reply).catch((error: unknown) => {
      if (!(error instanceof MailWithheldError)) log('reply-not-stored', { code: errorCode(error) });
    });
  }

  /**
   * Counts a message, and returns it with the time of its first attempt. Throws an `HttpError` when a limit is reached. Checks the
   * recipient last. Otherwise the response to a message that is not sent would show whether its recipient is configured.
   */
  #count(entry: NewEntry, { client, recipient }: Submission): NewEntry {
    const { config, facts } = this.#options;
    const clientWait = this.#perClient.consume(client);
    if (clientWait > 0) throw tooManyMessages(clientWait);
    const throttle = this.#throttleOf(entry);
    if (throttle.timeUntilAvailable() > 0) this.#rejectFull(client, throttle.timeUntilAvailable());
    const recipients = [facts().owner.email, recipient?.email, ...config.to];
    if (!recipients.includes(entry.to.address)) throw new HttpError(403, 'recipientNotAllowed');
    return this.#deferred(entry, throttle.reserve());
  }

  #throttleOf({ isSuspected }: NewEntry): Throttle {
    return this.#throttles[isSuspected ? 'suspected' : 'queued'];
  }

  /** Returns the entry with the time of its first attempt when that is deferred by `wait` milliseconds. */
  #deferred(entry: NewEntry, wait: number): NewEntry {
    if (entry.isSuspected || wait === 0) return entry;
    this.#options.log('deferred', { minutes: Math.ceil(wait / minute) });
    return { ...entry, nextAttemptAt: new Date(this.#options.clock.now() + wait).toISOString() };
  }

  #rejectFull(client: string, wait: number): never {
    this.#perClient.refund(client);
    if (this.#fullLog.consume('') === 0) this.#options.log('too-many-messages', { minutes: Math.ceil(wait / minute) });
    throw new HttpError(503, 'queueFull', { retryAfter: wait });
  }

  #newEntry({ message, details = {}, recipient, webhooks, confirmedBy, key, isSuspected }: Submission): NewEntry {
    const { owner, strings } = this.#options.facts();
    const body = plainText(message.body);
    const replyTo = findReplyTo(body, strings.ownerMail.email);
    const { form, answers, files = [] } = details;
    const digests = files.map((file) => file.sha256);
    const content = hash('sha256', JSON.stringify([message.to, message.name, message.subject, message.body, ...digests]));
    return {
      to: { name: [recipient, owner].find((one) => one?.email === message.to)?.name ?? '', address: message.to },
      ...(replyTo !== undefined && { replyTo }),
      subject: wellFormed(message.subject),
      body,
      ...(form && { form }),
      ...(answers && { answers: answers.map(({ label, value }) => ({ label: plainText(label), value: plainText(value) })) }),
      files,
      ...(confirmedBy !== undefined && { confirmation: { address: confirmedBy } }),
      webhooks,
      isSuspected,
      key: key && { name: hash('sha256', key.name), content, ...(key.isDerived && { isDerived: true }) },
    };
  }
}

/** Returns the remaining delay of a deferred message in milliseconds; empty for one that is not deferred. */
function remainingDelays({ attempts, nextAttemptAt }: Entry, { now }: Clock): number[] {
  const wait = attempts.length === 0 && nextAttemptAt !== undefined ? Date.parse(nextAttemptAt) - now() : 0;
  return wait > 0 ? [Math.min(wait, deferral.maxDelayMs)] : [];
}

const wellFormed = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, '\ufffd');
const plainText = (text: string): string =>
  wellFormed(text)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, ' ');

/** The idempotency key of a submission. `isDerived`: made from the content, because the client sent none. */
type SubmissionKey = { name: string; isDerived?: true };

/** Returns an `Idempotency-Key`, the same for the header and the form field. Throws an `HttpError` for a malformed key. */
export function parseIdempotencyKey(key: string): SubmissionKey {
  if (!/^[\x21-\x7e]{8,200}$/.test(key)) throw new HttpError(400, 'malformedKey');
  return { name: `key ${key}` };
}

/**
 * Returns the key that the script of the page added to a form, which names the submission from any address. Without script, the
 * same answers from the same client are a second click or a reload, so both are the key. Other people may well give the same
 * answers, such as "Yes" to an invitation.
 */
export function keyOfPost({ reference, answers, files, key }: FormPost, client: string): SubmissionKey {
  if (key !== undefined) return parseIdempotencyKey(key);
  const digests = Object.keys(files).map((name) => [name, entriesAt(files, name).map((file) => file.sha256)] as const);
  const content = [...Object.entries(answers), ...digests].sort(([one], [other]) => (one < other ? -1 : 1));
  return { name: `form ${hash('sha256', JSON.stringify([client, reference, content]))}`, isDerived: true };
}
