import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { factsFile, type MailFacts, mailFacts, pathFactsOf } from '@pagewright/core';
import {
  builtPages,
  createMailService,
  FolderInUseError,
  jsonLog,
  type Log,
  listen,
  type MailOptions,
  type MailService,
  parseFacts,
  readConfig,
  readFacts,
  requireSecrets,
  secretOf,
  stopOnSignal,
  surviveFailures,
  type WebhookSecrets,
} from 'pagewright-mail';
import type { SiteCode } from '../definition/site-code.ts';
import { rereadOnChange } from '../files/file-stamp.ts';
import { createSiteLoader } from '../site/load-site.ts';
import type { Project } from './declare/command.ts';
import { print, printError } from './print.ts';

/**
 * Creates the service from the environment variables, without opening it. With `outbox`, it has the outbox page. Prints
 * where messages are stored. Throws `ConfigError` for an invalid variable, and an error for a webhook without a secret. A
 * preview has only webhooks with a secret, because authors have none.
 */
export function configuredMail(
  { root, siteDir }: { root: string; siteDir: string },
  site: Pick<MailOptions, 'facts' | 'pages'>,
  { outbox, isPreview = false, log = jsonLog((line) => print(line)) }: { outbox: OutboxLink | undefined; isPreview?: boolean; log?: Log },
): MailService {
  const config = readConfig(process.env, siteDir);
  if (!isPreview) requireSecrets(site.facts().webhooks, config.webhookSecrets);
  print(`Messages are stored in ${config.outbox}`);
  const notice = earlierOutboxNotice(root, config.outbox);
  if (notice !== undefined) printError(notice);
  const facts = isPreview ? forPreview(site.facts, config.webhookSecrets) : site.facts;
  return createMailService({ ...site, facts, config, outboxToken: outbox?.token, log });
}

/** Returns facts without the webhooks that have no secret. */
const forPreview =
  (facts: () => MailFacts, secrets: WebhookSecrets): (() => MailFacts) =>
  () => {
    const { webhooks, ...others } = facts();
    return { ...others, webhooks: webhooks.filter(({ id }) => secretOf(id, secrets) !== undefined) };
  };

/** Opens the service next to a site. Prints why when it cannot accept messages; the site is served anyway. */
export async function openBesideSite(mail: MailService): Promise<void> {
  await mail.open().catch(reportNotOpen);
}

/**
 * Opens the standalone service. Throws when another process owns the outbox. While the outbox is
 * unusable, the service runs, answers 503 and tries again.
 */
async function openAlone(mail: MailService): Promise<void> {
  await mail.open().catch((error: unknown) => {
    if (error instanceof FolderInUseError) throw error;
    reportNotOpen(error);
  });
}

function reportNotOpen(error: unknown): void {
  printError(`Messages are not accepted for now. ${error instanceof Error ? error.message : String(error)}`);
}

/**
 * Returns the facts about the site: from the build in `outDir`, read again when a deploy changes it, or from the
 * content in `siteDir` while there is no build.
 */
export async function findMailFacts({
  siteDir,
  outDir,
  loadCode,
}: Pick<ServeOptions, 'siteDir' | 'outDir' | 'loadCode'>): Promise<() => MailFacts> {
  const file = join(outDir, factsFile);
  const initial = existsSync(file) ? await readFacts(file) : await factsOfContent(siteDir, await loadCode());
  return rereadOnChange(file, (text) => parseFacts(text, file), initial);
}

async function factsOfContent(siteDir: string, code: SiteCode): Promise<MailFacts> {
  const { settings, pages } = await createSiteLoader(siteDir, code)();
  if (!settings) throw new Error('site.yaml has a problem. Run npm run check to see it.');
  return mailFacts(settings, pages.flatMap(pathFactsOf));
}

/** The options of commands that receive messages. */
export type ServeOptions = Pick<Project, 'root' | 'loadCode'> & {
  siteDir: string;
  outDir: string;
  host: string;
  port: number;
  hasOutboxPage: boolean;
};

/** Runs the service that receives messages, without a site beside it. Resolves to exit code 0 once it listens. */
export async function runMailService({ root, siteDir, outDir, host, port, hasOutboxPage, loadCode }: ServeOptions): Promise<number> {
  const facts = await findMailFacts({ siteDir, outDir, loadCode });
  const outbox = hasOutboxPage ? createOutboxLink(siteDir) : undefined;
  const service = configuredMail({ root, siteDir }, { facts, pages: builtPages(outDir) }, { outbox });
  await openAlone(service);
  const listening = await listen(service, port, host, reportFailure).catch(async (error: unknown) => {
    await service.close();
    throw error;
  });
  surviveFailures(reportFailure);
  stopOnSignal(listening, service);
  print(`Messages are received on ${listening.address}/send-email  (stop with Ctrl+C)`);
  if (outbox) print(`They are on ${outbox.addressOn(listening.address)}`);
  return 0;
}

/** Prints why a request got no answer. */
export const reportFailure = (error: unknown): void =>
  printError(`A request could not be answered: ${error instanceof Error ? error.message : String(error)}`);

/** The access to the outbox page of a running service. */
type OutboxLink = {
  /** The secret that opens the page. */
  token: string;
  /** Returns the URL to print for a server at `base`, such as `http://localhost:4173`. */
  addressOn: (base: string) => string;
};

/**
 * Creates the link of the outbox page, with the token of `MAIL_OUTBOX_TOKEN` or a new one of 256 bits. A token of the
 * environment is not in the URL, because the output of a service is often stored in logs. Throws `ConfigError`.
 */
export function createOutboxLink(siteDir: string): OutboxLink {
  const { outboxToken } = readConfig(process.env, siteDir);
  const token = outboxToken ?? randomBytes(32).toString('base64url');
  const shown = outboxToken === undefined ? token : '<MAIL_OUTBOX_TOKEN>';
  return { token, addressOn: (base) => `${base}/outbox?token=${shown}` };
}

/**
 * Returns instructions for messages in `.outbox/` of the project, the default outbox of earlier versions. Returns undefined
 * when there are none or `outbox` is that folder. Does not move them, because the service that stored them may be running.
 */
export function earlierOutboxNotice(root: string, outbox: string): string | undefined {
  const folder = join(root, '.outbox');
  if (folder === outbox) return undefined;
  const queued = countIn(folder, ['queued']);
  const others = countIn(folder, ['sent', 'dead', 'suspected', 'quarantine']);
  if (queued + others === 0) return undefined;
  return [
    `${folder} contains messages of an earlier version (${queued} not delivered, ${others} others). They are not delivered from there.`,
    `Stop every service of this project, move the files of each folder in ${folder} to the folder of the same name in ${outbox}, and start again.`,
  ].join('\n');
}

const countIn = (folder: string, names: readonly string[]): number => names.flatMap((name) => namesIn(join(folder, name))).length;

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith('.json'));
  } catch {
    return [];
  }
}
