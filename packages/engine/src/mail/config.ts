import { resolve } from 'node:path';
import { z } from 'zod';
import { parseUrl } from '../text/parse-url.ts';
import { addressSchema, senderSchema } from './config-address.ts';
import { proxiesSchema } from './config-proxies.ts';
import { smtpUrlSchema } from './config-smtp.ts';
import { defaultOutbox } from './default-outbox.ts';
import { readWebhookSecrets, type WebhookSecrets } from './webhooks/webhook-secret.ts';

const commaSeparated = (value: string): string[] =>
  value
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

const isOrigin = (value: string): boolean => /^https?:/.test(value) && parseUrl(value)?.origin === value;

const wholeNumber = (fallback: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,6}$/, 'a whole number from 1 to 9999999')
    .transform(Number)
    .default(fallback);

/** A size in whole megabytes. The value is in bytes. */
const megabytes = (fallback: number) => wholeNumber(fallback).transform((count) => count * 1024 * 1024);

/** The environment variables of the service. Each error message continues the sentence "Write …". */
const environmentSchema = z.object({
  SMTP_URL: smtpUrlSchema.optional(),
  SMTP_ALLOW_PLAINTEXT: z.literal('1', '"SMTP_ALLOW_PLAINTEXT=1", or remove the variable').optional(),
  MAIL_OUTBOX: z.string().optional(),
  MAIL_OUTBOX_TOKEN: z
    .string()
    .regex(/^[A-Za-z0-9_-]{32,200}$/, '32 or more random letters and digits, such as the output of "openssl rand -hex 32"')
    .optional(),
  MAIL_KEEP_DAYS: z
    .string()
    .regex(/^(?:forever|0|[1-9]\d{0,4})$/, 'a whole number of days from 1 to 99999, or "forever"')
    .transform((value) => (value === 'forever' || value === '0' ? undefined : Number(value)))
    .prefault('180'),
  MAIL_TO: z.string().transform(commaSeparated).pipe(z.array(addressSchema)).default([]),
  MAIL_FROM: senderSchema.optional(),
  MAIL_ORIGINS: z
    .string()
    .transform(commaSeparated)
    .pipe(z.array(z.string().refine(isOrigin, 'origins with commas between them, such as "https://example.com,https://www.example.com"')))
    .default([]),
  MAIL_MINIMUM_SECONDS: z
    .string()
    .regex(/^\d{1,2}$/, 'a whole number of seconds from 0 to 99')
    .transform(Number)
    .prefault('2'),
  MAIL_RATE_PER_CLIENT: wholeNumber(5),
  MAIL_RATE_TOTAL: wholeNumber(60),
  MAIL_REPLIES_TOTAL: wholeNumber(60),
  MAIL_REPLIES_PER_DOMAIN: wholeNumber(30),
  MAIL_UPLOADS_PER_CLIENT: megabytes(100),
  MAIL_UPLOADS_TOTAL: megabytes(1000),
  MAIL_ATTACH_LIMIT: megabytes(15),
  MAIL_WEBHOOK_ALLOW_PRIVATE: z.literal('1', '"MAIL_WEBHOOK_ALLOW_PRIVATE=1", or remove the variable').optional(),
  TRUSTED_PROXIES: z.string().transform(commaSeparated).pipe(proxiesSchema).optional(),
});

/** The operator's settings. The settings of the site are `MailFacts`. */
export type MailConfig = {
  /** The URL of the mail server. Undefined: messages stay in the outbox. */
  smtpUrl: string | undefined;
  /** True permits sending the password of `smtpUrl` to a server without encryption. */
  allowsPlaintext: boolean;
  /** The absolute path of the outbox folder. */
  outbox: string;
  /** The token of the outbox page. Undefined: a new one at every start. */
  outboxToken: string | undefined;
  /** For how many days sent messages stay in the outbox. Undefined: forever. */
  keepDays: number | undefined;
  /** Recipients besides the site's owner. */
  to: readonly string[];
  /** The sender of mails. Undefined: the site's owner. */
  from: { name: string; address: string } | undefined;
  /** Origins besides the site's that may send messages. */
  origins: readonly string[];
  /** The time in milliseconds in which no person fills in a form. 0 turns that check off. */
  minimumTime: number;
  /** The number of messages per client in ten minutes. */
  ratePerClient: number;
  /** The number of messages of all clients that are mailed in an hour. */
  rateTotal: number;
  /** The number of automatic replies and mails that ask to confirm in an hour: of all, and to one domain. */
  repliesTotal: number;
  repliesPerDomain: number;
  /** The number of bytes that a client uploads in ten minutes. */
  uploadsPerClient: number;
  /** The number of bytes that all clients upload in an hour. */
  uploadsTotal: number;
  /** The size of the files that are attached to a mail, in bytes. Larger ones stay in the outbox. */
  attachLimit: number;
  /** The secrets with which webhooks are signed. */
  webhookSecrets: WebhookSecrets;
  /** True permits webhooks on this machine and in its network. */
  allowsPrivateWebhooks: boolean;
  /** Returns true for the address of a proxy whose X-Forwarded-For is trusted. Undefined: there is none. */
  isTrustedProxy: ((address: string) => boolean) | undefined;
};

/**
 * Reads the environment. An empty variable counts as not set. The default outbox depends on `siteDir`. Throws
 * `ConfigError` with all errors.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>, siteDir: string): MailConfig {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const { success, data, error } = environmentSchema.safeParse(given);
  const secretIssues: ConstructorParameters<typeof ConfigError>[0][number][] = [];
  const webhookSecrets = readWebhookSecrets(given, (issue) => secretIssues.push(issue));
  if (!success || secretIssues.length > 0) throw new ConfigError([...(error?.issues ?? []), ...secretIssues]);
  return {
    smtpUrl: data.SMTP_URL,
    allowsPlaintext: data.SMTP_ALLOW_PLAINTEXT !== undefined,
    outbox: data.MAIL_OUTBOX === undefined ? defaultOutbox(given, siteDir) : resolve(data.MAIL_OUTBOX),
    outboxToken: data.MAIL_OUTBOX_TOKEN,
    keepDays: data.MAIL_KEEP_DAYS,
    to: data.MAIL_TO,
    from: data.MAIL_FROM,
    origins: data.MAIL_ORIGINS,
    minimumTime: data.MAIL_MINIMUM_SECONDS * 1000,
    ratePerClient: data.MAIL_RATE_PER_CLIENT,
    rateTotal: data.MAIL_RATE_TOTAL,
    repliesTotal: data.MAIL_REPLIES_TOTAL,
    repliesPerDomain: data.MAIL_REPLIES_PER_DOMAIN,
    uploadsPerClient: data.MAIL_UPLOADS_PER_CLIENT,
    uploadsTotal: data.MAIL_UPLOADS_TOTAL,
    attachLimit: data.MAIL_ATTACH_LIMIT,
    webhookSecrets,
    allowsPrivateWebhooks: data.MAIL_WEBHOOK_ALLOW_PRIVATE !== undefined,
    isTrustedProxy: data.TRUSTED_PROXIES,
  };
}

/** Invalid environment variables. The message leaves out their values, because one may contain a password. */
export class ConfigError extends Error {
  constructor(issues: readonly { path: readonly PropertyKey[]; message: string }[]) {
    const expectations = new Map(issues.map(({ path: [name], message }) => [String(name), message]));
    super([...expectations].map(([name, message]) => `${name} is not valid. Write ${message}.`).join('\n'));
    this.name = 'ConfigError';
  }
}
