import type { MailFacts } from '../../model/mail-facts.ts';
import type { Clock } from '../clock.ts';
import type { Entry } from '../outbox/entry.ts';
import type { WebhookJob } from '../outbox/webhook-queue.ts';
import { postJson, WebhookFailure } from './post-json.ts';
import { signatureHeaders } from './sign.ts';
import { secretOf, type WebhookSecrets } from './webhook-secret.ts';

type SenderOptions = {
  /** Returns the webhooks of the site. */
  webhooks: () => MailFacts['webhooks'];
  secrets: WebhookSecrets;
  /** Reads a message. */
  read: (id: string) => Promise<Entry | undefined>;
  allowsPrivate: boolean;
  clock: Clock;
  /** The time limit of an attempt in milliseconds. Default: 10 seconds. */
  timeout?: number;
};

/** Creates a function that posts a message to a webhook. It rejects with a `WebhookFailure` when that fails. */
export function createWebhookSender({ webhooks, secrets, read, allowsPrivate, clock, timeout = 10_000 }: SenderOptions) {
  return async ({ message, webhook }: WebhookJob): Promise<void> => {
    const url = webhooks().find(({ id }) => id === webhook)?.url;
    const secret = secretOf(webhook, secrets);
    if (url === undefined) throw new WebhookFailure('ENOWEBHOOK');
    if (secret === undefined) throw new WebhookFailure('ENOSECRET');
    const entry = await read(message);
    // Somebody deleted the message: there is nothing to send.
    if (!entry) return;
    const body = JSON.stringify(payloadOf(entry));
    const headers = signatureHeaders({ id: message, timestamp: Math.floor(clock.now() / 1000), body, secret });
    await postJson({ url, headers, body, allowsPrivate, timeout });
  };
}

/** The JSON of a message: what the person who answers it sees, without the content of files. */
function payloadOf({ id, acceptedAt, confirmation, form, subject, replyTo, answers, body, files = [] }: Entry): object {
  const described = files.map(({ field, name, type, size, sha256 }) => ({ field, name, type, size, sha256 }));
  const data = { id, form, confirmedAt: confirmation?.at, subject, replyTo, answers, body, files: described };
  return { type: 'message.received', timestamp: acceptedAt, data };
}
