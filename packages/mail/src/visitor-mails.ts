import { hash } from 'node:crypto';
import { confirmPath, defaultTimeZone, type FormFacts, fillIn, type MailFacts } from '@pagewright/core';
import { domainOf, mailAddress, mailboxOf } from './addresses.ts';
import type { Clock } from './clock.ts';
import type { MailConfig } from './config.ts';
import type { FormPost } from './form-post.ts';
import { RateLimit } from './limits.ts';
import type { Log } from './log.ts';
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
  store(mail: NewEntry): Promise<Acceptance> {
    const domain = domainOf(mail.to.address);
    return this.#options.outbox.accept(mail, {
      count: () => {
        this.#count(domain);
        return mail;
      },
      refund: () => {
        this.#total.refund('');
        this.#perDomain.refund(domain);
      },
    });
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

/** Addresses behind which nobody reads, and some that answer by themselves. */
const automatic = /^(?:no-?reply|do-?not-?reply|mailer-daemon|postmaster|bounces?|abuse|root)(?:[+._-]|@)/i;

/** Returns the field of a form that asks every visitor for an e-mail address. Undefined when there is none. */
export const addressField = ({ fields }: Pick<FormFacts, 'fields'>): FormFacts['fields'][number] | undefined =>
  fields.find(({ kind, required, when = [] }) => kind === 'email' && required && when.length === 0);

/** Returns the visitor's e-mail address in a post. Undefined when the form asks for none, or mail servers would not accept it. */
export function visitorAddress(form: Pick<FormFacts, 'fields'>, { answers }: Pick<FormPost, 'answers'>): string | undefined {
  const field = addressField(form);
  return field && mailAddress(answers[field.name]?.[0] ?? '');
}

/**
 * Returns the automatic reply of a form to an address. Undefined when the form has none, and for an address that must not get one: the
 * site's own, or one that looks automatic. Its text is that of the site, never of a post. The key is that of the mailbox, so
 * each gets one a day, whatever was sent.
 */
export function autoReply(form: FormFacts, address: string | undefined, { owner, forms }: MailFacts): NewEntry | undefined {
  if (!form.autoReply || address === undefined || automatic.test(address)) return undefined;
  const own = [owner.email, ...forms.flatMap(({ recipient }) => recipient?.email ?? [])];
  if (own.some((one) => mailboxOf(one) === mailboxOf(address))) return undefined;
  const { subject, text } = form.autoReply;
  return {
    to: { name: '', address },
    replyTo: form.recipient?.email ?? owner.email,
    subject,
    body: text,
    isAutoReply: true,
    isSuspected: false,
    key: { name: hash('sha256', `automatic reply to ${mailboxOf(address)}`), content: 'automatic reply' },
  };
}

/** How many mails that ask for confirmation a mailbox gets in 24 hours. Others could fill somebody's mailbox with them. */
const mailsPerMailbox = 3;

type ConfirmationMail = {
  form: Pick<FormFacts, 'confirmation' | 'recipient'>;
  /** The facts in the language of the form. */
  facts: Pick<MailFacts, 'brand' | 'language' | 'timeZone' | 'origin' | 'base' | 'owner' | 'strings'>;
  address: string;
  /** The id of the message that waits. */
  id: string;
  token: string;
  /** When the link stops to work, in milliseconds. */
  until: number;
};

/**
 * Returns the mail that asks a visitor to confirm, in each variant that may be sent: the key of a variant is that of the mailbox and
 * a number, so that each is sent once in 24 hours. Their text is that of the site, never of the post.
 */
export function confirmationMails({ form, facts, address, id, token, until }: ConfirmationMail): NewEntry[] {
  const { brand, language, origin, base = '', owner, strings, timeZone = defaultTimeZone } = facts;
  const { subject = strings.confirmation.title, text = '' } = form.confirmation ?? {};
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(until);
  const link = `${strings.confirmation.mailLink}\n${origin}${base}${confirmPath}?${new URLSearchParams({ token })}`;
  const body = [text, link, fillIn(strings.confirmation.mailEnd, { day, brand })].join('\n\n');
  return Array.from({ length: mailsPerMailbox }, (_, number) => ({
    to: { name: '', address },
    replyTo: form.recipient?.email ?? owner.email,
    subject,
    body,
    isAutoReply: true,
    isSuspected: false,
    key: { name: hash('sha256', `confirmation ${number} to ${mailboxOf(address)}`), content: id },
  }));
}
