import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type FormFacts, factsInLanguage, formNamed, type MailFacts } from '@pagewright/core';
import { HttpError } from './http-error.ts';
import type { Log } from './log.ts';
import { writeDurably } from './outbox/durable-files.ts';
import { type Entry, isId, type NewEntry, timeOfId } from './outbox/entry.ts';
import { errorCode, KeyConflictError, NotStoredError } from './outbox/errors.ts';
import type { OutboxFolders } from './outbox/folders.ts';
import type { Acceptance, Outbox } from './outbox/outbox.ts';
import { pendingLifetime } from './outbox/pending-messages.ts';
import type { SubmissionHandler } from './submissions.ts';
import { autoReply, confirmationMails, MailWithheldError, type VisitorMails } from './visitor-mails.ts';
import { webhooksOf } from './webhooks/webhooks.ts';

type ConfirmationOptions = {
  outbox: Outbox;
  visitorMails: VisitorMails;
  submissions: SubmissionHandler;
  facts: () => MailFacts;
  log: Log;
};

/** What a link leads to: a message that waits, or was confirmed. Undefined for a link that is wrong or has expired. */
export type LinkedMessage = { form: FormFacts | undefined; isConfirmed: boolean } | undefined;

const notStored = (): HttpError => new HttpError(503, 'notStored', { retryAfter: 120_000 });

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
        throw new HttpError(503, 'queueFull', { retryAfter: error.wait });
      }
      log('confirmation-not-stored', { code: error instanceof NotStoredError ? error.code : errorCode(error) });
      throw notStored();
    }
    await discard();
    visitorMails.withhold('mailbox');
    throw new HttpError(429, 'enoughMails', { retryAfter: 86_400_000 });
  }

  /** Returns false when another mail was sent under this key. */
  async #store(mail: NewEntry): Promise<boolean> {
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
    const confirmation = await outbox.pending.confirm(id, webhooksOf(form, facts())).catch((error: unknown) => {
      log('not-confirmed', { id, code: errorCode(error) });
      throw notStored();
    });
    if (confirmation === 'gone') return undefined;
    if (confirmation === 'confirmed') log('confirmed', { id });
    // Also the second time: the service may have ended between the message and its reply.
    const reply = form && autoReply(form, pending.confirmation?.address, facts());
    if (reply) await submissions.storeReply(reply);
    return { form, isConfirmed: true };
  }

  #formOf({ form: stored }: Entry): FormFacts | undefined {
    return formNamed(stored?.name, this.#options.facts().forms);
  }
}

const fileName = 'link-key';
const keyBytes = 32;

/**
 * Creates a function that returns the key with which links are signed. It is a file of the outbox, created when it is first
 * needed, so that links work after a restart and nobody has to set it. The function rejects with the error of the file system.
 */
function linkKeyReader(folders: OutboxFolders): () => Promise<Buffer> {
  let key: Promise<Buffer> | undefined;
  return () => {
    key ??= readOrCreate(folders).catch((error: unknown) => {
      key = undefined;
      throw error;
    });
    return key;
  };
}

async function readOrCreate(folders: OutboxFolders): Promise<Buffer> {
  const file = join(folders.root, fileName);
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return '';
    throw error;
  });
  const stored = Buffer.from(text.trim(), 'hex');
  if (stored.length === keyBytes) return stored;
  const created = randomBytes(keyBytes);
  await writeDurably(`${created.toString('hex')}\n`, { unfinished: folders.path('drafts', fileName), target: file });
  return created;
}

/** Signs the id of a message. The purpose keeps the signature from being one of something else. */
const sign = (id: string, key: Buffer): Buffer => createHmac('sha256', key).update(`confirm ${id}`).digest();

/** Returns the token of a link that confirms a message: its id, which has the time, and a signature. */
const linkToken = (id: string, key: Buffer): string => `${id}.${sign(id, key).toString('base64url')}`;

/** Returns the id of the message in a token. Undefined when the token was not made with this key. */
function readLinkToken(token: string, key: Buffer): string | undefined {
  const [id = '', signature = '', ...others] = token.split('.');
  if (others.length > 0 || !isId(id)) return undefined;
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(id, key);
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
}
