import { z } from 'zod';

/** A mail server as `SMTP_URL` names it. */
export type SmtpServer = {
  host: string;
  /** Undefined for the usual one: 465 with TLS from the first byte, otherwise 587. */
  port: number | undefined;
  /** True for `smtps://`: TLS from the first byte. False for `smtp://`: STARTTLS. */
  isTls: boolean;
  /** True when the URL asks for TLS: `smtps://`, or `smtp://` with `?requireTLS=true`. */
  requiresTls: boolean;
  /** User name and password, percent-decoded. */
  login: { user: string; password: string } | undefined;
  /** The host name that the server's certificate must carry, where it is not `host`. */
  certificateHost: string | undefined;
};

const words =
  'the address of a mail server, such as "smtps://user:password@mail.example.com" or "smtp://user:password@mail.example.com:587"; ' +
  'after a question mark it takes "requireTLS=true" and "tls.servername=mail.example.com" only';

/**
 * Parses `SMTP_URL`. Returns undefined for a URL it does not know.
 *
 * Nodemailer would take any of its options from the query, also those that switch TLS or the check of the certificate
 * off (`ignoreTLS`, `secure`, `tls.rejectUnauthorized`). So the query is an allow-list here, and nodemailer never sees
 * the URL.
 */
export function parseSmtpUrl(text: string): SmtpServer | undefined {
  if (!URL.canParse(text) || !/^smtps?:\/\//.test(text)) return undefined;
  const { protocol, hostname, port, username, password, pathname, hash, searchParams } = new URL(text);
  const query = new Map(searchParams);
  const isKnown = query.size === searchParams.size && [...query].every(([name, value]) => isAllowed(name, value));
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

export const smtpUrlSchema = z.string().refine((text) => parseSmtpUrl(text) !== undefined, words);

/** True when a password could be sent without encryption: the operator permits it and the URL does not require TLS. */
export const canSendPasswordInClear = (url: string | undefined, allowsPlaintext: boolean): boolean => {
  const server = url === undefined ? undefined : parseSmtpUrl(url);
  return allowsPlaintext && server?.login !== undefined && !server.requiresTls;
};

function isAllowed(name: string, value: string): boolean {
  return name === 'requireTLS' ? value === 'true' : name === 'tls.servername' && /^[a-z0-9.-]+$/i.test(value);
}

/** A user name without a password is a login too: the server is asked to accept it, and it names somebody. */
function decodeLogin(user: string, password: string): SmtpServer['login'] | 'malformed' {
  if (user === '' && password === '') return undefined;
  try {
    return { user: decodeURIComponent(user), password: decodeURIComponent(password) };
  } catch {
    return 'malformed';
  }
}
