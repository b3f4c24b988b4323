import { hash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { BlockList, isIP } from 'node:net';
import { homedir } from 'node:os';
import { basename, dirname, isAbsolute, join, resolve } from 'node:path';
import { parseUrl } from '@pagewright/core';
import { z } from 'zod';
import { readWebhookSecrets, type WebhookSecrets } from './webhooks/webhooks.ts';

const expectedAddresses = 'e-mail addresses with commas between them, such as "desk@example.com,sales@example.com"';

/** One e-mail address. At most 254 characters, the limit of an SMTP path (RFC 5321, section 4.5.3.1.3). */
const addressSchema = z.email({ error: expectedAddresses }).max(254, expectedAddresses);

const expectedSender = 'an e-mail address, such as "website@example.com" or "Website <website@example.com>"';
const sender = /^(?:([^<>]*)<([^<>]*)>|([^<>]*))$/;

/** Parses `address` or `Name <address>`. The name is empty when there is none. */
const senderSchema = z
  .string()
  .trim()
  .transform((text) => {
    const [, name = '', inBrackets, alone = ''] = sender.exec(text) ?? [];
    return { name: name.trimEnd().replaceAll('"', ''), address: inBrackets ?? alone };
  })
  .pipe(
    z.object({
      name: z.string().regex(/^\P{Cc}*$/u, expectedSender),
      address: z.email({ error: expectedSender }).max(254, expectedSender),
    }),
  );

const expectedProxies = 'addresses of proxies with commas between them, such as "127.0.0.1,10.0.0.0/8"';

/** Parses IP addresses and CIDR ranges into a function that returns true for an address in one of them. */
const proxiesSchema = z.array(z.string()).transform((ranges, context) => {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', prefix, ...rest] = range.split('/');
    const most = isIP(address) === 6 ? 128 : 32;
    const bits = Number(prefix ?? most);
    if (isIP(address) === 0 || rest.length > 0 || prefix === '' || !Number.isInteger(bits) || bits < 0 || bits > most) {
      context.addIssue({ code: 'custom', message: expectedProxies });
      return z.NEVER;
    }
    list.addSubnet(address, bits, familyOf(address));
  }
  return (address: string): boolean => isIP(address) !== 0 && list.check(address, familyOf(address));
});

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** The mail server of `SMTP_URL`. */
export type SmtpServer = {
  host: string;
  /** Undefined for the default port: 465 with implicit TLS, otherwise 587. */
  port: number | undefined;
  /** True for `smtps://` (implicit TLS). False for `smtp://` (STARTTLS). */
  isTls: boolean;
  /** True when the URL requires TLS: `smtps://`, or `smtp://` with `?requireTLS=true`. */
  requiresTls: boolean;
  /** User name and password, percent-decoded. */
  login: { user: string; password: string } | undefined;
  /** The host name in the server's certificate, when it differs from `host`. */
  certificateHost: string | undefined;
};

const expectedServer =
  'the address of a mail server, such as "smtps://user:password@mail.example.com" or "smtp://user:password@mail.example.com:587"; ' +
  'the only options after a question mark are "requireTLS=true" and "tls.servername=mail.example.com"';

/**
 * Parses `SMTP_URL`. Returns undefined when it is not the URL of a mail server.
 *
 * Nodemailer would read any of its options from the query, including those that turn off TLS or certificate checks
 * (`ignoreTLS`, `secure`, `tls.rejectUnauthorized`). So the query has an allow-list here, and nodemailer never gets the
 * URL.
 */
export function parseSmtpUrl(text: string): SmtpServer | undefined {
  const url = /^smtps?:\/\//.test(text) ? parseUrl(text) : undefined;
  if (!url) return undefined;
  const { protocol, hostname, port, username, password, pathname, hash, searchParams } = url;
  const query = new Map(searchParams);
  const isKnown = query.size === searchParams.size && [...query].every(([name, value]) => isAllowedOption(name, value));
  const login = decodeLogin(username, password);
  if (hostname === '' || !isKnown || !/^\/?$/.test(pathname) || hash !== '' || login === 'malformed') return undefined;
  const isTls = protocol === 'smtps:';
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: port === '' ? undefined : Number(port),
    isTls,
    requiresTls: isTls || query.has('requireTLS'),
    login,
    certificateHost: query.get('tls.servername'),
  };
}

/** A URL that `parseSmtpUrl` accepts. */
const smtpUrlSchema = z.string().refine((text) => parseSmtpUrl(text) !== undefined, expectedServer);

/** True when a password may be sent unencrypted: the operator permits it and the URL does not require TLS. */
export const canSendPasswordInClear = (url: string | undefined, allowsPlaintext: boolean): boolean => {
  const server = url === undefined ? undefined : parseSmtpUrl(url);
  return allowsPlaintext && server?.login !== undefined && !server.requiresTls;
};

function isAllowedOption(name: string, value: string): boolean {
  return name === 'requireTLS' ? value === 'true' : name === 'tls.servername' && /^[a-z0-9.-]+$/i.test(value);
}

/** Decodes user name and password. A user name without a password is a login too. */
function decodeLogin(user: string, password: string): SmtpServer['login'] | 'malformed' {
  if (user === '' && password === '') return undefined;
  try {
    return { user: decodeURIComponent(user), password: decodeURIComponent(password) };
  } catch {
    return 'malformed';
  }
}

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

const flag = (variable: string) =>
  z
    .literal('1', `"${variable}=1", or remove the variable`)
    .optional()
    .transform((value) => value !== undefined);

/** The settings. Each error message continues the sentence "Write …". */
const settingsSchema = z.object({
  /** The URL of the mail server. Undefined: messages stay in the outbox. */
  smtpUrl: smtpUrlSchema.optional(),
  /** True permits sending the password of `smtpUrl` to a server without encryption. */
  allowsPlaintext: flag('SMTP_ALLOW_PLAINTEXT'),
  outbox: z.string().optional(),
  /** The token of the outbox page. Undefined: a new one at every start. */
  outboxToken: z
    .string()
    .regex(/^[A-Za-z0-9_-]{32,200}$/, '32 or more random letters and digits, such as the output of "openssl rand -hex 32"')
    .optional(),
  /** For how many days sent messages stay in the outbox. Undefined: forever. */
  keepDays: z
    .string()
    .regex(/^(?:forever|0|[1-9]\d{0,4})$/, 'a whole number of days from 1 to 99999, or "forever"')
    .transform((value) => (value === 'forever' || value === '0' ? undefined : Number(value)))
    .prefault('180'),
  /** Recipients besides the site's owner. */
  to: z.string().transform(commaSeparated).pipe(z.array(addressSchema)).default([]),
  /** The sender of mails. Undefined: the site's owner. */
  from: senderSchema.optional(),
  /** Origins besides the site's that may send messages. */
  origins: z
    .string()
    .transform(commaSeparated)
    .pipe(z.array(z.string().refine(isOrigin, 'origins with commas between them, such as "https://example.com,https://www.example.com"')))
    .default([]),
  /** The time in milliseconds in which no person fills in a form. 0 turns that check off. */
  minimumTime: z
    .string()
    .regex(/^\d{1,2}$/, 'a whole number of seconds from 0 to 99')
    .transform((seconds) => Number(seconds) * 1000)
    .prefault('2'),
  /** The number of messages per client in ten minutes. */
  ratePerClient: wholeNumber(5),
  /** The number of messages of all clients that are mailed in an hour. */
  rateTotal: wholeNumber(60),
  /** The number of automatic replies and mails that ask to confirm in an hour: of all, and to one domain. */
  repliesTotal: wholeNumber(60),
  repliesPerDomain: wholeNumber(30),
  /** The number of bytes that a client uploads in ten minutes. */
  uploadsPerClient: megabytes(100),
  /** The number of bytes that all clients upload in an hour. */
  uploadsTotal: megabytes(1000),
  /** The size of the files that are attached to a mail, in bytes. Larger ones stay in the outbox. */
  attachLimit: megabytes(15),
  /** True permits webhooks on this machine and in its network. */
  allowsPrivateWebhooks: flag('MAIL_WEBHOOK_ALLOW_PRIVATE'),
  /** Returns true for the address of a proxy whose X-Forwarded-For is trusted. Undefined: there is none. */
  isTrustedProxy: z.string().transform(commaSeparated).pipe(proxiesSchema).optional(),
});

/** The environment variable of each setting. */
const variables: Readonly<Record<keyof z.input<typeof settingsSchema>, string>> = {
  smtpUrl: 'SMTP_URL',
  allowsPlaintext: 'SMTP_ALLOW_PLAINTEXT',
  outbox: 'MAIL_OUTBOX',
  outboxToken: 'MAIL_OUTBOX_TOKEN',
  keepDays: 'MAIL_KEEP_DAYS',
  to: 'MAIL_TO',
  from: 'MAIL_FROM',
  origins: 'MAIL_ORIGINS',
  minimumTime: 'MAIL_MINIMUM_SECONDS',
  ratePerClient: 'MAIL_RATE_PER_CLIENT',
  rateTotal: 'MAIL_RATE_TOTAL',
  repliesTotal: 'MAIL_REPLIES_TOTAL',
  repliesPerDomain: 'MAIL_REPLIES_PER_DOMAIN',
  uploadsPerClient: 'MAIL_UPLOADS_PER_CLIENT',
  uploadsTotal: 'MAIL_UPLOADS_TOTAL',
  attachLimit: 'MAIL_ATTACH_LIMIT',
  allowsPrivateWebhooks: 'MAIL_WEBHOOK_ALLOW_PRIVATE',
  isTrustedProxy: 'TRUSTED_PROXIES',
};

/** The operator's settings. The settings of the site are `MailFacts`. */
export type MailConfig = Omit<z.output<typeof settingsSchema>, 'outbox'> & {
  /** The absolute path of the outbox folder. */
  outbox: string;
  /** The secrets with which webhooks are signed. */
  webhookSecrets: WebhookSecrets;
};

/**
 * Reads the environment. An empty variable counts as not set. The default outbox depends on `siteDir`. Throws
 * `ConfigError` with all errors.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>, siteDir: string): MailConfig {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const values = Object.entries(variables).map(([name, variable]) => [name, given[variable]] as const);
  const { success, data, error } = settingsSchema.safeParse(Object.fromEntries(values));
  const names = new Map<PropertyKey | undefined, string>(Object.entries(variables));
  const issues = (error?.issues ?? []).map(({ path: [name], message }) => ({ variable: names.get(name) ?? '', message }));
  const webhookSecrets = readWebhookSecrets(given, (issue) => issues.push(issue));
  if (!success || issues.length > 0) throw new ConfigError(issues);
  const outbox = data.outbox === undefined ? defaultOutbox(given, siteDir) : resolve(data.outbox);
  return { ...data, outbox, webhookSecrets };
}

/** Invalid environment variables. The message leaves out their values, because one may contain a password. */
export class ConfigError extends Error {
  constructor(issues: readonly { variable: string; message: string }[]) {
    const expectations = new Map(issues.map(({ variable, message }) => [variable, message]));
    super([...expectations].map(([variable, message]) => `${variable} is not valid. Write ${message}.`).join('\n'));
    this.name = 'ConfigError';
  }
}

/**
 * Returns the outbox folder of a site when `MAIL_OUTBOX` is not set. It is outside the project, so that `git clean` or a
 * new checkout removes no message: in systemd's `STATE_DIRECTORY`, else in a folder for the site below `XDG_STATE_HOME`
 * (default: `~/.local/state`, see the XDG Base Directory Specification).
 */
export function defaultOutbox(environment: Readonly<Record<string, string | undefined>>, siteDir: string): string {
  const { STATE_DIRECTORY = '', XDG_STATE_HOME = '' } = environment;
  // systemd separates several folders by colons.
  const [unitFolder = ''] = STATE_DIRECTORY.split(':');
  if (isAbsolute(unitFolder)) return join(unitFolder, 'outbox');
  const stateFolder = isAbsolute(XDG_STATE_HOME) ? XDG_STATE_HOME : join(homedir(), '.local', 'state');
  return join(stateFolder, 'pagewright', siteFolder(siteDir), 'outbox');
}

/** Returns a folder name for a site: its name and a hash of its path, because two sites may have the same name. */
function siteFolder(siteDir: string): string {
  const path = realPath(resolve(siteDir));
  const name = basename(path) === 'site.config' ? basename(dirname(path)) : basename(path);
  const readable = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40);
  return `${readable}-${hash('sha256', path).slice(0, 8)}`;
}

function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}
