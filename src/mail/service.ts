import type { MailFacts } from '../model/mail-facts.ts';
import { type Clock, systemClock } from './clock.ts';
import type { MailConfig } from './config.ts';
import { canSendPasswordInClear } from './config-smtp.ts';
import { createSmtpSender } from './delivery/send-by-smtp.ts';
import { Worker } from './delivery/worker.ts';
import { writeEml } from './delivery/write-eml.ts';
import { createMailApp } from './http/app.ts';
import { mailPaths } from './http/mail-paths.ts';
import { OutboxAccess } from './http/outbox-access.ts';
import type { Peer } from './http/peer.ts';
import { Refusal } from './http/refusal.ts';
import type { SitePages } from './http/send-form.ts';
import { Intake } from './intake.ts';
import type { Log } from './log.ts';
import type { Entry } from './outbox/entry.ts';
import { Outbox } from './outbox/outbox.ts';
import { outboxPage } from './pages/outbox-page.ts';

export type MailOptions = {
  config: MailConfig;
  /** What the service knows of the site, asked each time: in the live preview it changes. */
  facts: () => MailFacts;
  pages: SitePages;
  log: Log;
  /** Opens the outbox page. Undefined: the service has no such page. */
  outboxToken?: string | undefined;
  clock?: Clock;
  /** The waits between attempts to deliver; tests make them short. */
  waits?: readonly number[];
};

/** The service as servers mount it. */
export type MailService = {
  /** The paths that it answers; all others belong to the site. */
  paths: readonly string[];
  fetch: (request: Request, peer: Peer) => Response | Promise<Response>;
  /** Opens the outbox and begins to deliver. Throws, in plain words, when another process has it, or what the disk says. */
  open: () => Promise<void>;
  /** Ends within `patience` milliseconds: what is not delivered by then is in the outbox. */
  close: (patience?: number) => Promise<void>;
};

type Running = { outbox: Outbox; worker: Worker | undefined; intake: Intake };

const shownMessages = 100;

/**
 * The service for a site. While its outbox can't be opened it takes no message (503), and tries again with each that
 * comes.
 */
export function createMailService(options: MailOptions): MailService {
  const { log, outboxToken, clock = systemClock } = options;
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
      throw new Refusal(503, 'Messages can not be taken at the moment. Please try again in a few minutes.', { 'Retry-After': '120' });
    });
  const app = createMailApp({
    ...options,
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
      await open();
    },
    close: async (patience = 8_000) => {
      isClosed = true;
      const last = await running?.catch(() => undefined);
      await last?.worker?.stop(patience);
      await last?.outbox.close();
      log('stopped');
    },
  };
}

async function run({ config, facts, log, clock = systemClock, waits }: MailOptions): Promise<Running> {
  const from = (): { name: string; address: string } => config.from ?? { name: facts().brand, address: facts().owner.email };
  const domain = (): string => from().address.replace(/^.*@/, '');
  const outbox = await Outbox.open({ folder: config.outbox, domain, clock, log });
  const { smtpUrl, allowsPlaintext } = config;
  const send = smtpUrl === undefined ? undefined : createSmtpSender({ url: smtpUrl, allowsPlaintext, from });
  if (canSendPasswordInClear(smtpUrl, allowsPlaintext)) log('smtp-password-unprotected', { option: 'SMTP_ALLOW_PLAINTEXT' });
  const worker = send && new Worker({ outbox, send, clock, log, ...(waits && { waits }) });
  if (worker) worker.start();
  else keepAsMails(outbox, async (entry) => writeEml(entry, outbox.folders, from()), log);
  log('started', { waiting: outbox.waiting.length, quarantined: await outbox.folders.quarantined(), hasServer: send !== undefined });
  return { outbox, worker, intake: new Intake({ outbox, facts, config, clock, log }) };
}

/** Without a mail server, what is queued can be opened as a mail. A mail file that can't be written loses nothing. */
function keepAsMails(outbox: Outbox, write: (entry: Entry) => Promise<void>, log: Log): void {
  const keep = (entry: Entry): void => {
    write(entry).catch(() => log('mail-not-written', { id: entry.id }));
  };
  outbox.onQueued(keep);
  for (const entry of outbox.waiting) keep(entry);
}

async function showOutbox({ outbox, worker }: Running, { outbox: folder }: MailConfig): Promise<string> {
  const page = outboxPage({
    folder,
    ...(await outbox.list(shownMessages)),
    quarantined: await outbox.folders.quarantined(),
    isDelivering: (id) => worker?.isDelivering(id) ?? false,
    hasServer: worker !== undefined,
  });
  return String(await page);
}
