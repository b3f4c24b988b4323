import { z } from 'zod';

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
export const secretVariable = (id: string): string => `${prefix}_${id.toUpperCase().replaceAll('-', '_')}`;

/** Reads the secrets from the environment. Calls `report` for each malformed one. */
export function readWebhookSecrets(
  environment: Readonly<Record<string, string | undefined>>,
  report: (issue: { path: readonly PropertyKey[]; message: string }) => void,
): WebhookSecrets {
  const secrets = new Map<string, Buffer>();
  for (const [name, value] of Object.entries(environment)) {
    if (name !== prefix && !name.startsWith(`${prefix}_`)) continue;
    const { success, data } = secretSchema.safeParse(value);
    if (success) secrets.set(name, data);
    else report({ path: [name], message: expected });
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
