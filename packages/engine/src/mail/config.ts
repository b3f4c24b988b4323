import { resolve } from 'node:path';
import { z } from 'zod';
import { addressSchema, senderSchema } from './config-address.ts';
import { proxiesSchema } from './config-proxies.ts';
import { smtpUrlSchema } from './config-smtp.ts';
import { defaultOutbox } from './default-outbox.ts';

const texts = (value: string): string[] =>
  value
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

const isOrigin = (value: string): boolean => URL.canParse(value) && /^https?:/.test(value) && new URL(value).origin === value;

const count = (fallback: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,6}$/, 'a whole number from 1 to 9999999')
    .transform(Number)
    .default(fallback);

/** The service's environment variables. The message of each rule is what to write, put after "write". */
const environmentSchema = z.object({
  SMTP_URL: smtpUrlSchema.optional(),
  SMTP_ALLOW_PLAINTEXT: z.literal('1', '1, or leave it out, such as "SMTP_ALLOW_PLAINTEXT=1"').optional(),
  MAIL_OUTBOX: z.string().optional(),
  MAIL_OUTBOX_TOKEN: z
    .string()
    .regex(/^[A-Za-z0-9_-]{32,200}$/, '32 or more random letters and digits, such as what "openssl rand -hex 32" prints')
    .optional(),
  MAIL_KEEP_DAYS: z
    .string()
    .regex(/^(?:forever|0|[1-9]\d{0,4})$/, 'a whole number of days from 1 to 99999, or "forever"')
    .transform((value) => (value === 'forever' || value === '0' ? undefined : Number(value)))
    .prefault('30'),
  MAIL_TO: z.string().transform(texts).pipe(z.array(addressSchema)).default([]),
  MAIL_FROM: senderSchema.optional(),
  MAIL_ORIGINS: z
    .string()
    .transform(texts)
    .pipe(z.array(z.string().refine(isOrigin, 'origins with commas between them, such as "https://example.com,https://www.example.com"')))
    .default([]),
  MAIL_RATE_PER_CLIENT: count(5),
  MAIL_RATE_TOTAL: count(60),
  TRUSTED_PROXIES: z.string().transform(texts).pipe(proxiesSchema).optional(),
});

/** What an operator decides. The site decides the rest (`MailFacts`). */
export type MailConfig = {
  /** The mail server; without one, messages stay in the outbox. */
  smtpUrl: string | undefined;
  /** True when the password of `smtpUrl` may be sent to a server that offers no encryption. */
  allowsPlaintext: boolean;
  /** The folder of the outbox, absolute. */
  outbox: string;
  /** The token that opens the outbox page, the same after every start; undefined for a new one at each. */
  outboxToken: string | undefined;
  /** How many days sent messages stay in the outbox; undefined: until somebody removes them. */
  keepDays: number | undefined;
  /** Recipients besides the site's owner. */
  to: readonly string[];
  /** Who mails come from; the owner when undefined. */
  from: { name: string; address: string } | undefined;
  /** Origins besides the site's that may send. */
  origins: readonly string[];
  /** Messages per client in ten minutes, and of all clients in an hour. */
  ratePerClient: number;
  rateTotal: number;
  /** Says whether an address is that of a proxy whose X-Forwarded-For is believed; undefined when there is none. */
  isTrustedProxy: ((address: string) => boolean) | undefined;
};

/**
 * Reads the environment. A variable that is set but empty counts as left out. `siteDir` chooses the default outbox.
 * Throws `ConfigError` with all mistakes.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>, siteDir: string): MailConfig {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const { success, data, error } = environmentSchema.safeParse(given);
  if (!success) throw new ConfigError(error.issues);
  return {
    smtpUrl: data.SMTP_URL,
    allowsPlaintext: data.SMTP_ALLOW_PLAINTEXT !== undefined,
    outbox: data.MAIL_OUTBOX === undefined ? defaultOutbox(given, siteDir) : resolve(data.MAIL_OUTBOX),
    outboxToken: data.MAIL_OUTBOX_TOKEN,
    keepDays: data.MAIL_KEEP_DAYS,
    to: data.MAIL_TO,
    from: data.MAIL_FROM,
    origins: data.MAIL_ORIGINS,
    ratePerClient: data.MAIL_RATE_PER_CLIENT,
    rateTotal: data.MAIL_RATE_TOTAL,
    isTrustedProxy: data.TRUSTED_PROXIES,
  };
}

/** Environment variables that the service can't work with. Their values are not shown: one may hold a password. */
export class ConfigError extends Error {
  constructor(issues: readonly { path: readonly PropertyKey[]; message: string }[]) {
    const said = new Map(issues.map(({ path: [name], message }) => [String(name), message]));
    super([...said].map(([name, message]) => `${name} is not understood. Write ${message}.`).join('\n'));
    this.name = 'ConfigError';
  }
}
