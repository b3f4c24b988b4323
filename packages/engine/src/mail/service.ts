import type { MailFacts } from '../model/mail-facts.ts';
import { type Clock, systemClock } from './clock.ts';
import type { MailConfig } from './config.ts';
import { canSendPasswordInClear } from './config-smtp.ts';
import { createSmtpSender } from './delivery/send-by-smtp.ts';
import { Worker } from './delivery/worker.ts';
import { writeEml } from './delivery/write-eml.ts';
import { HealthCheck } from './health.ts';
import { createMailApp } from './http/app.ts';
import { HttpError } from './http/http-error.ts';
import { mailPaths } from './http/mail-paths.ts';
import { OutboxAccess } from './http/outbox-access.ts';
import type { Peer } from './http/peer.ts';
import type { SitePages } from './http/send-form.ts';
import type { Log } from './log.ts';
import type { Entry } from './outbox/entry.ts';
import { errorCode } from './outbox/error-code.ts';
import { Outbox } from './outbox/outbox.ts';
import { outboxPage } from './pages/outbox-page.ts';
import { repeatUntil } from './repeat.ts';
import { SubmissionHandler } from './submission-handler.ts';

export type MailOptions = {
  config: MailConfig;
  /** What the service knows of the site, asked each time: in the live preview it changes. */
  facts: () => MailFacts;
  pages: SitePages;
  log: Log;
  /** Opens the outbox page. Undefined: the service has no such page. */
  outboxToken?: string | undefined;
  clock?: Clock;
  /** The waits between attempts to deliver a message, and to reach a mail server that fails; tests make them short. */
  waits?: readonly number[];
  pauses?: readonly number[];
};

/** The service as servers mount it. */
export type MailService = {
  /** The paths that it answers; all others belong to the site. */
  paths: readonly string[];
  fetch: (request: Request, peer: Peer) => Response | Promise<Response>;
  /**
   * Opens the outbox and begins to deliver. Throws `FolderInUseError` when another process owns the outbox, or
   * `OutboxUnavailableError`. The service tries again in the background.
   */
  open: () => Promise<void>;
  /** Ends within `patience` milliseconds: what is not delivered by then is in the outbox. */
  close: (patience?: number) => Promise<void>;
};

type Running = { outbox: Outbox; worker: Worker | undefined; intake: SubmissionHandler };

const shownMessages = 100;
/** How often the service checks itself, in milliseconds: soon enough to deliver what was moved to `queued`, or to see a disk with room again. */
const checkEvery = 30_000;
/** How often expired messages are removed, in milliseconds. */
const expireEvery = 60 * 60 * 1000;

/**
 * The service for a site. While its outbox can't be opened it takes no message (503), and tries again with each that
 * comes and every half a minute.
 */
export function createMailService(options: MailOptions): MailService {
  const { log, outboxToken, clock = systemClock } = options;
  const end = new AbortController();
  let running: Promise<Running> | undefined;
  let isClosed = false;
  const open = (): Promise<Running> => {
    if (isClosed) return Promise.reject(new Error('The service is ending.'));
    running ??= run(options).catch((error: unknown) => {
      running = undefined;
      throw error;
    });
    return running;
  };
  const ready = (): Promise<Running> =>
    open().catch((error: unknown) => {
      log('not-open', { reason: error instanceof Error ? error.name : 'unknown' });
      throw new HttpError(503, 'Messages can not be taken at the moment. Please try again in a few minutes.', { 'Retry-After': '120' });
    });
  const health = new HealthCheck({ open, clock, log });
  const app = createMailApp({
    ...options,
    health: () => health.report(),
    intake: async () => (await ready()).intake,
    outbox:
      outboxToken === undefined
        ? undefined
        : { access: new OutboxAccess(outboxToken, clock.elapsed), show: async () => showOutbox(await ready(), options.config) },
  });
  return {
    paths: mailPaths(outboxToken !== undefined),
    fetch: (request, peer) => app.fetch(request, peer),
    open: async () => {
      repeatUntil(end.signal, checkEvery, () => health.report());
      repeatUntil(end.signal, expireEvery, async () => removeExpired((await open()).outbox, options));
      await removeExpired((await open()).outbox, options);
    },
    close: async (patience = 8_000) => {
      isClosed = true;
      end.abort();
      const last = await running?.catch(() => undefined);
      await last?.worker?.stop(patience);
      await last?.outbox.close();
      log('stopped');
    },
  };
}

async function run({ config, facts, log, clock = systemClock, waits, pauses }: MailOptions): Promise<Running> {
  const from = (): { name: string; address: string } => config.from ?? { name: facts().brand, address: facts().owner.email };
  const domain = (): string => from().address.replace(/^.*@/, '');
  const outbox = await Outbox.open({ folder: config.outbox, domain, clock, log });
  const { smtpUrl, allowsPlaintext } = config;
  const send = smtpUrl === undefined ? undefined : createSmtpSender({ url: smtpUrl, allowsPlaintext, from });
  if (canSendPasswordInClear(smtpUrl, allowsPlaintext)) log('smtp-password-unprotected', { option: 'SMTP_ALLOW_PLAINTEXT' });
  const worker = send && new Worker({ outbox, send, clock, log, ...(waits && { waits }), ...(pauses && { pauses }) });
  if (worker) worker.start();
  else writeAsMails(outbox, async (entry) => writeEml(entry, outbox.folders, from()), log);
  const quarantined = await outbox.folders.quarantined().catch(() => 0);
  log('started', { waiting: outbox.waiting.length, quarantined, hasServer: send !== undefined });
  return { outbox, worker, intake: new SubmissionHandler({ outbox, facts, config, clock, log }) };
}

async function removeExpired(outbox: Outbox, { config, log }: MailOptions): Promise<void> {
  const removed = await outbox.removeExpired(config.keepDays).catch((error: unknown) => log('not-removed', { code: errorCode(error) }));
  for (const { state, count } of removed ?? []) log('removed', { state, count });
}

/** Without a mail server, what is queued can be opened as a mail. A mail file that can't be written loses nothing. */
function writeAsMails(outbox: Outbox, write: (entry: Entry) => Promise<void>, log: Log): void {
  const known = new Set<string>();
  const keep = (entry: Entry): void => {
    known.add(entry.id);
    write(entry).catch(() => log('mail-not-written', { id: entry.id }));
  };
  outbox.attach({ add: keep, has: (id) => known.has(id), pending: () => [], drop: () => undefined });
  for (const entry of outbox.waiting) keep(entry);
}

async function showOutbox({ outbox, worker }: Running, { outbox: folder }: MailConfig): Promise<string> {
  const page = outboxPage({
    folder,
    ...(await outbox.list(shownMessages)),
    quarantined: await outbox.folders.quarantined(),
    isDelivering: (id) => worker?.isDelivering(id) ?? false,
    hasServer: worker !== undefined,
    isPaused: worker?.pausedFor() !== undefined,
  });
  return String(await page);
}
