import { type FormFacts, factsInLanguage, formNamed, type MailFacts } from '../../model/mail-facts.ts';
import { autoReply } from '../auto-reply.ts';
import { HttpError } from '../http-error.ts';
import type { Log } from '../log.ts';
import { type Entry, timeOfId } from '../outbox/entry.ts';
import { errorCode } from '../outbox/error-code.ts';
import { KeyConflictError } from '../outbox/idempotency-keys.ts';
import type { Acceptance, Outbox } from '../outbox/outbox.ts';
import { NotStoredError } from '../outbox/outbox-errors.ts';
import { type Confirmation, pendingLifetime } from '../outbox/pending-messages.ts';
import type { SubmissionHandler } from '../submission-handler.ts';
import { MailWithheldError, type VisitorMails } from '../visitor-mails.ts';
import { webhooksOf } from '../webhooks-of.ts';
import { confirmationMails } from './confirmation-mail.ts';
import { linkKeyReader } from './link-key.ts';
import { linkToken, readLinkToken } from './link-token.ts';

type ConfirmationOptions = {
  outbox: Outbox;
  visitorMails: VisitorMails;
  submissions: SubmissionHandler;
  facts: () => MailFacts;
  log: Log;
};

/** What a link leads to: a message that waits, or was confirmed. Undefined for a link that is wrong or has expired. */
export type LinkedMessage = { form: FormFacts | undefined; isConfirmed: boolean } | undefined;

const notStored = (): HttpError => new HttpError(503, 'notStored', { headers: { 'Retry-After': '120' } });

/** Asks visitors to confirm their messages by a link in an e-mail, and accepts what they confirm. */
export class Confirmations {
  readonly #options: ConfirmationOptions;
  readonly #key: () => Promise<Buffer>;

  constructor(options: ConfirmationOptions) {
    this.#options = options;
    this.#key = linkKeyReader(options.outbox.folders);
  }

  /**
   * Stores the mail with the link for a pending message. Throws an `HttpError` when the mailbox got enough such mails today, or too
   * many mails are sent to visitors, and then removes the message, which nobody could confirm; or when the mail cannot be stored.
   */
  async ask({ id, isRepeated }: Acceptance, form: FormFacts, address: string): Promise<void> {
    const { outbox, visitorMails, facts, log } = this.#options;
    const discard = async (): Promise<void> => {
      if (!isRepeated) await outbox.pending.discard(id);
    };
    try {
      const token = linkToken(id, await this.#key());
      const shown = factsInLanguage(facts(), form.language);
      const until = timeOfId(id) + pendingLifetime;
      for (const mail of confirmationMails({ form, facts: shown, address, id, token, until })) if (await this.#store(mail)) return;
    } catch (error) {
      if (error instanceof MailWithheldError) {
        await discard();
        throw new HttpError(503, 'queueFull', { headers: { 'Retry-After': String(Math.ceil(error.wait / 1000)) } });
      }
      log('confirmation-not-stored', { code: error instanceof NotStoredError ? error.code : errorCode(error) });
      throw notStored();
    }
    await discard();
    visitorMails.withhold('mailbox');
    throw new HttpError(429, 'enoughMails', { headers: { 'Retry-After': '86400' } });
  }

  /** Returns false when another mail was sent under this key. */
  async #store(mail: Parameters<Outbox['accept']>[0]): Promise<boolean> {
    return this.#options.visitorMails.store(mail).then(
      () => true,
      (error: unknown) => {
        if (error instanceof KeyConflictError) return false;
        throw error;
      },
    );
  }

  /** Finds the message of a link. Changes nothing: programs that check mails open their links, too. */
  async find(token: string): Promise<LinkedMessage> {
    const id = readLinkToken(token, await this.#key());
    const entry = id === undefined ? undefined : await this.#options.outbox.read(id);
    if (!entry) return undefined;
    if (await this.#options.outbox.pending.has(entry.id)) return { form: this.#formOf(entry), isConfirmed: false };
    return entry.confirmation?.at === undefined ? undefined : { form: this.#formOf(entry), isConfirmed: true };
  }

  /** Accepts the message of a link. Undefined for a link that is wrong or has expired. Throws an `HttpError` when that cannot be stored. */
  async confirm(token: string): Promise<LinkedMessage> {
    const { outbox, submissions, facts, log } = this.#options;
    const id = readLinkToken(token, await this.#key());
    const pending = id === undefined ? undefined : await outbox.read(id);
    if (id === undefined || !pending) return undefined;
    const form = this.#formOf(pending);
    const confirmation = await outbox.pending.confirm(id, webhooksOf(form, facts())).catch((error: unknown): Confirmation => {
      log('not-confirmed', { id, code: errorCode(error) });
      throw notStored();
    });
    if (confirmation.result === 'gone') return undefined;
    if (confirmation.isFirst) log('confirmed', { id });
    // Also the second time: the service may have ended between the message and its reply.
    const reply = form && autoReply(form, pending.confirmation?.address, facts());
    if (reply) await submissions.storeReply(reply);
    return { form, isConfirmed: true };
  }

  #formOf({ form: stored }: Entry): FormFacts | undefined {
    return formNamed(stored?.name, this.#options.facts().forms);
  }
}
