import { type MailFacts, withoutBase } from '@pagewright/core';
import { type Clock, systemClock } from './clock.ts';
import { canSendPasswordInClear, type MailConfig } from './config.ts';
import { Confirmations } from './confirmations.ts';
import { type OpenMailFiles, openMailFiles, writeEml } from './delivery/compose-mail.ts';
import { createSmtpSender } from './delivery/smtp-sender.ts';
import { Worker } from './delivery/worker.ts';
import { factsOrUndefined, pageTexts } from './facts.ts';
import { createHealthCheck } from './health.ts';
import { createMailApp } from './http/app.ts';
import type { Peer } from './http/client.ts';
import { OutboxAccess } from './http/outbox-access.ts';
import type { SitePages } from './http/responses.ts';
import { HttpError } from './http-error.ts';
import type { Log } from './log.ts';
import type { Entry } from './outbox/entry.ts';
import { errorCode } from './outbox/errors.ts';
import { Outbox } from './outbox/outbox.ts';
import { mailPaths } from './pages/outbox-filter.ts';
import { SubmissionHandler } from './submissions.ts';
import { UploadReceiver } from './uploads/upload-receiver.ts';
import { VisitorMails } from './visitor-mails.ts';
import { createWebhookSender } from './webhooks/webhooks.ts';

export type MailOptions = {
  config: MailConfig;
  /** Returns the settings of the site. Called for every request, because they change in the live preview. */
  facts: () => MailFacts;
  /** Finds pages of the site, for the errors of forms without script. */
  pages: SitePages;
  log: Log;
  /** The token of the outbox page. Undefined turns the page off. */
  outboxToken?: string | undefined;
  clock?: Clock;
  /** The delays between attempts and the durations of pauses, in milliseconds. Tests make them short. */
  retryDelays?: readonly number[];
  pauseDurations?: readonly number[];
};

/** The mail service, mounted by the server and the live preview. */
export type MailService = {
  /** The paths of the service. All others belong to the site. */
  paths: readonly string[];
  /** Returns the path of a request without that of the site on its host: `/send-email` for `/loaf/send-email`. */
  pathOf: (path: string) => string;
  fetch: (request: Request, peer: Peer) => Response | Promise<Response>;
  /**
   * Opens the outbox and starts to deliver. Throws `FolderInUseError` when another process owns the outbox, or
   * `OutboxUnavailableError`. The service retries in the background.
   */
  open: () => Promise<void>;
  /** Stops the service. Waits at most `timeout` milliseconds for running deliveries; other messages stay in the outbox. */
  close: (timeout?: number) => Promise<void>;
};

type Running = Awaited<ReturnType<typeof start>>;

/**
 * The time between two checks of the service, in milliseconds. Half a minute: an operator who moved a message to `queued`
 * or freed the disk sees the effect soon.
 */
const checkInterval = 30_000;
/** The time between two removals of expired messages, in milliseconds. Their age counts in days. */
const expiryInterval = 60 * 60 * 1000;

/**
 * Creates the mail service of a site. While its outbox cannot be opened, it responds to messages with 503, and retries
 * with every message and every half a minute.
 */
export function createMailService(options: MailOptions): MailService {
  const { log, outboxToken, clock = systemClock } = options;
  const closing = new AbortController();
  let running: Promise<Running> | undefined;
  let isClosed = false;
  const open = (): Promise<Running> => {
    if (isClosed) return Promise.reject(new Error('The service is closed.'));
    running ??= start(options).catch((error: unknown) => {
      running = undefined;
      throw error;
    });
    return running;
  };
  const ready = (): Promise<Running> =>
    open().catch((error: unknown) => {
      log('not-open', { reason: error instanceof Error ? error.name : 'unknown' });
      throw new HttpError(503, 'unavailable', { retryAfter: 120_000 });
    });
  const health = createHealthCheck({ open, clock, log });
  const pathOf = (path: string): string => withoutBase(path, factsOrUndefined(options.facts)?.base ?? '') ?? path;
  const app = createMailApp({
    ...options,
    clock,
    pathOf,
    health,
    running: ready,
    access: outboxToken === undefined ? undefined : new OutboxAccess(outboxToken, clock.elapsed),
  });
  return {
    paths: mailPaths(outboxToken !== undefined),
    pathOf,
    fetch: (request, peer) => app.fetch(request, peer),
    open: async () => {
      repeatUntil(closing.signal, checkInterval, health);
      repeatUntil(closing.signal, expiryInterval, async () => removeExpired((await open()).outbox, options));
      await removeExpired((await open()).outbox, options);
    },
    close: async (timeout = 8_000) => {
      isClosed = true;
      closing.abort();
      const last = await running?.catch(() => undefined);
      await Promise.all([last?.worker?.stop(timeout), last?.webhooks.stop(timeout)]);
      await last?.outbox.close();
      log('stopped');
    },
  };
}

async function start({ config, facts, log, clock = systemClock, retryDelays, pauseDurations }: MailOptions) {
  const from = (): { name: string; address: string } => config.from ?? { name: facts().brand, address: facts().owner.email };
  const domain = (): string => from().address.replace(/^.*@/, '');
  const outbox = await Outbox.open({ folder: config.outbox, domain, clock, log });
  const { smtpUrl, allowsPlaintext } = config;
  const openFiles: OpenMailFiles = (entry) => {
    const { mailFiles } = pageTexts(factsOrUndefined(facts)).strings;
    return openMailFiles(entry, { open: (id, file) => outbox.openFile(id, file), limit: config.attachLimit, strings: mailFiles, log });
  };
  const send = smtpUrl === undefined ? undefined : createSmtpSender({ url: smtpUrl, allowsPlaintext, from, openFiles });
  if (canSendPasswordInClear(smtpUrl, allowsPlaintext)) log('smtp-password-unprotected', { option: 'SMTP_ALLOW_PLAINTEXT' });
  const durations = { ...(retryDelays && { retryDelays }), ...(pauseDurations && { pauseDurations }) };
  const worker = send && new Worker({ queue: outbox, send, clock, log, ...durations });
  if (worker) worker.start();
  else writeEmlFiles(outbox, async (entry) => writeEml(entry, { folders: outbox.folders, from: from(), openFiles }), log);
  const webhooks = new Worker({
    queue: outbox.webhooks,
    placeOf: ({ webhook }) => webhook,
    send: createWebhookSender({ facts, config, outbox, clock }),
    clock,
    log: (event, fields) => log(`webhook-${event}`, fields),
    ...durations,
  });
  webhooks.start();
  const quarantined = await outbox.folders.countQuarantined().catch(() => 0);
  log('started', { waiting: outbox.initialQueue.length, quarantined, hasServer: send !== undefined });
  const visitorMails = new VisitorMails({ outbox, config, clock, log });
  const submissions = new SubmissionHandler({ outbox, visitorMails, facts, config, clock, log });
  const confirmations = new Confirmations({ outbox, visitorMails, submissions, facts, log });
  const uploads = new UploadReceiver({ outbox, config, clock, log });
  return { outbox, worker, visitorMails, webhooks, submissions, confirmations, uploads };
}

async function removeExpired(outbox: Outbox, { config, log }: MailOptions): Promise<void> {
  const removed = await outbox.removeExpired(config.keepDays).catch((error: unknown) => log('not-removed', { code: errorCode(error) }));
  for (const { state, count, waiting } of removed ?? []) log('removed', { state, count, ...(waiting > 0 && { waiting }) });
}

/** Without a mail server, writes queued messages as mail files. Logs a failure; the message itself is stored already. */
function writeEmlFiles(outbox: Outbox, write: (entry: Entry) => Promise<void>, log: Log): void {
  const known = new Set<string>();
  const writeOnce = (entry: Entry): void => {
    known.add(entry.id);
    write(entry).catch(() => log('mail-not-written', { id: entry.id }));
  };
  outbox.attach({ add: writeOnce, has: (id) => known.has(id), isDelivering: () => false, pending: () => [], drop: () => undefined });
  for (const entry of outbox.initialQueue) writeOnce(entry);
}

/** Calls `work` every `milliseconds` until the signal aborts. Ignores rejections. The timer does not keep the process running. */
function repeatUntil(signal: AbortSignal, milliseconds: number, work: () => Promise<unknown>): void {
  if (signal.aborted) return;
  const timer = setInterval(() => void work().catch(() => undefined), milliseconds).unref();
  signal.addEventListener('abort', () => clearInterval(timer));
}
