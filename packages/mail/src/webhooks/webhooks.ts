import { createHmac } from 'node:crypto';
import type { FormFacts, MailFacts } from '@pagewright/core';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { describeFile, type Entry } from '../outbox/entry.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { WebhookJob } from '../outbox/webhook-queue.ts';
import { postJson, WebhookFailure } from './post-json.ts';

const prefix = 'MAIL_WEBHOOK_SECRET';
const expected = '"whsec_" and 32 or more base64 characters, such as the output of: echo "whsec_$(openssl rand -base64 32)"';

/** A secret of Standard Webhooks: `whsec_` and 24 to 64 bytes in base64. The value is the bytes. */
const secretSchema = z
  .string()
  .regex(/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/, expected)
  .transform((text) => Buffer.from(text.slice('whsec_'.length), 'base64'));

/** The secrets of webhooks by the names of their environment variables. */
export type WebhookSecrets = ReadonlyMap<string, Buffer>;

/** Returns the name of the environment variable with the secret of one webhook: `MAIL_WEBHOOK_SECRET_CRM` for `crm`. */
const secretVariable = (id: string): string => `${prefix}_${id.toUpperCase().replaceAll('-', '_')}`;

/** Reads the secrets from the environment. Calls `report` for each malformed one. */
export function readWebhookSecrets(
  environment: Readonly<Record<string, string | undefined>>,
  report: (issue: { variable: string; message: string }) => void,
): WebhookSecrets {
  const secrets = new Map<string, Buffer>();
  for (const [name, value] of Object.entries(environment)) {
    if (name !== prefix && !name.startsWith(`${prefix}_`)) continue;
    const { success, data } = secretSchema.safeParse(value);
    if (success) secrets.set(name, data);
    else report({ variable: name, message: expected });
  }
  return secrets;
}

/** Returns the secret of a webhook: its own, or the one for all. */
export const secretOf = (id: string, secrets: WebhookSecrets): Buffer | undefined => secrets.get(secretVariable(id)) ?? secrets.get(prefix);

/** Throws for the first webhook without a secret, with an instruction. */
export function requireSecrets(webhooks: readonly { id: string }[], secrets: WebhookSecrets): void {
  for (const { id } of webhooks) {
    if (secretOf(id, secrets) === undefined)
      throw new Error(
        `The webhook "${id}" of site.yaml has no secret. Set ${secretVariable(id)}, or ${prefix} for all webhooks, to ${expected}`,
      );
  }
}

type SenderOptions = {
  facts: () => Pick<MailFacts, 'webhooks'>;
  config: { webhookSecrets: WebhookSecrets; allowsPrivateWebhooks: boolean };
  outbox: Pick<Outbox, 'read'>;
  clock: Clock;
};

/** The time limit of an attempt in milliseconds. */
const timeout = 10_000;

/**
 * Creates a function that posts a message to a webhook, with the headers of Standard Webhooks (standardwebhooks.com): its id, which is
 * the same in every attempt, the time of the attempt in seconds, and a signature. It rejects with a `WebhookFailure` when that fails.
 */
export function createWebhookSender({ facts, config, outbox, clock }: SenderOptions) {
  return async ({ message, webhook }: WebhookJob): Promise<void> => {
    const url = facts().webhooks.find(({ id }) => id === webhook)?.url;
    const secret = secretOf(webhook, config.webhookSecrets);
    if (url === undefined) throw new WebhookFailure('ENOWEBHOOK');
    if (secret === undefined) throw new WebhookFailure('ENOSECRET');
    const entry = await outbox.read(message);
    // Somebody deleted the message: there is nothing to send.
    if (!entry) return;
    const body = JSON.stringify(payloadOf(entry));
    const time = String(Math.floor(clock.now() / 1000));
    const signature = createHmac('sha256', secret).update(`${message}.${time}.${body}`).digest('base64');
    const headers = { 'webhook-id': message, 'webhook-timestamp': time, 'webhook-signature': `v1,${signature}` };
    await postJson({ url, headers, body, allowsPrivate: config.allowsPrivateWebhooks, timeout });
  };
}

/** The JSON of a message: what the person who answers it sees, without the content of files. */
function payloadOf({ id, acceptedAt, confirmation, form, subject, replyTo, answers, body, files = [] }: Entry): object {
  const data = { id, form, confirmedAt: confirmation?.at, subject, replyTo, answers, body, files: files.map(describeFile) };
  return { type: 'message.received', timestamp: acceptedAt, data };
}

/** Returns the ids of the webhooks that get the messages of a form: all, unless the form names them. */
export const webhooksOf = (form: Pick<FormFacts, 'webhooks'> | undefined, { webhooks }: Pick<MailFacts, 'webhooks'>): string[] =>
  webhooks.map(({ id }) => id).filter((id) => form?.webhooks?.includes(id) ?? true);
