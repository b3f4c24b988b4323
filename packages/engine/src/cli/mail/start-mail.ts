import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathFactsOf } from '../../content/resolved-pages.ts';
import type { SiteCode } from '../../definition/site-code.ts';
import { rereadOnChange } from '../../files/reread-on-change.ts';
import { readConfig } from '../../mail/config.ts';
import { parseFacts, readFacts } from '../../mail/facts.ts';
import { jsonLog, type Log } from '../../mail/log.ts';
import { FolderInUseError } from '../../mail/outbox/errors.ts';
import { createMailService, type MailOptions, type MailService } from '../../mail/service.ts';
import { requireSecrets, secretOf, type WebhookSecrets } from '../../mail/webhooks/webhooks.ts';
import { type MailFacts, mailFacts } from '../../model/mail-facts.ts';
import { factsFile } from '../../render/output/private-files.ts';
import { createSiteLoader } from '../../site/load-site.ts';
import type { Project } from '../declare/option.ts';
import { print, printError } from '../print.ts';
import { earlierOutboxNotice } from './earlier-outbox.ts';
import type { OutboxLink } from './outbox-link.ts';

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

/** Returns facts without the webhooks that have no secret, and without the work for browsers, whose code the preview does not have. */
const forPreview =
  (facts: () => MailFacts, secrets: WebhookSecrets): (() => MailFacts) =>
  () => {
    const { webhooks, ...others } = facts();
    return { ...others, proofOfWork: false, webhooks: webhooks.filter(({ id }) => secretOf(id, secrets) !== undefined) };
  };

/** Opens the service next to a site. Prints why when it cannot accept messages; the site is served anyway. */
export async function openBesideSite(mail: MailService): Promise<void> {
  await mail.open().catch(reportNotOpen);
}

/**
 * Opens the standalone service. Throws when another process owns the outbox. While the outbox is
 * unusable, the service runs, answers 503 and tries again.
 */
export async function openAlone(mail: MailService): Promise<void> {
  await mail.open().catch((error: unknown) => {
    if (error instanceof FolderInUseError) throw error;
    reportNotOpen(error);
  });
}

function reportNotOpen(error: unknown): void {
  printError(`Messages are not accepted for now. ${error instanceof Error ? error.message : String(error)}`);
}

type SiteToServe = Pick<Project, 'loadCode'> & { siteDir: string; outDir: string };

/**
 * Returns the facts about the site: from the build in `outDir`, read again when a deploy changes it, or from the
 * content in `siteDir` while there is no build.
 */
export async function findMailFacts({ siteDir, outDir, loadCode }: SiteToServe): Promise<() => MailFacts> {
  const file = join(outDir, factsFile);
  const initial = existsSync(file) ? await readFacts(file) : await factsOfContent(siteDir, await loadCode());
  return rereadOnChange(file, (text) => parseFacts(text, file), initial);
}

async function factsOfContent(siteDir: string, code: SiteCode): Promise<MailFacts> {
  const { settings, pages } = await createSiteLoader(siteDir, code)();
  if (!settings) throw new Error('site.yaml has a problem. Run npm run check to see it.');
  return mailFacts(settings, pages.flatMap(pathFactsOf));
}
