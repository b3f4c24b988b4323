import { z } from 'zod';
import { parseUrl } from '../text/parse-url.ts';

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

const expected =
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
export const smtpUrlSchema = z.string().refine((text) => parseSmtpUrl(text) !== undefined, expected);

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
