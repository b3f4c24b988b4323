import { createTransport, type SMTPTransportOptions } from 'nodemailer';
import { parseSmtpUrl } from '../config-smtp.ts';
import type { Entry } from '../outbox/entry.ts';
import { mailOf } from './mail-of.ts';
import { classifyFailure, failureOf } from './server-failure.ts';

/** Delivers a message. Rejects when it could not, with a `ServerFailure` when no message can be delivered. */
export type Send = (entry: Entry) => Promise<void>;

type SmtpOptions = {
  /** The mail server, as `SMTP_URL` names it. */
  url: string;
  /** Permits sending the password to a server that offers no encryption. Default: false. */
  allowsPlaintext?: boolean;
  from: () => { name: string; address: string };
  timeout?: number;
};

/** How long a mail server may stay silent, in milliseconds: while connecting, before its greeting, and at any time after. */
const silence = 10_000;
/** How long all of a delivery may take: a server that sends a byte now and then is never silent. */
const patience = 45_000;

/**
 * Delivers by the mail server at `url`, a connection a message. Where the URL holds a password, the connection is
 * encrypted before anything else is sent, whatever the server offers, unless `allowsPlaintext`. The certificate is
 * always verified. Throws for a URL that `parseSmtpUrl` does not know.
 */
export function createSmtpSender({ url, allowsPlaintext = false, from, timeout = silence }: SmtpOptions): Send {
  const transport = createTransport({
    ...connectionOptions(url, allowsPlaintext),
    dnsTimeout: timeout,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const verify = (): Promise<unknown> => withinPatience(transport.verify());
  return async (entry) => {
    await withinPatience(transport.sendMail(mailOf(entry, from()))).catch(async (error: unknown) => {
      throw await classifyFailure(error, verify);
    });
  };
}

function connectionOptions(url: string, allowsPlaintext: boolean): SMTPTransportOptions {
  const server = parseSmtpUrl(url);
  if (!server) throw new Error('SMTP_URL is not the address of a mail server.');
  const { host, port, isTls, requiresTls, login, certificateHost } = server;
  return {
    host,
    ...(port !== undefined && { port }),
    secure: isTls,
    requireTLS: requiresTls || (login !== undefined && !allowsPlaintext),
    // Said here, so that NODE_TLS_REJECT_UNAUTHORIZED, which is meant for other connections, does not weaken this one.
    tls: { rejectUnauthorized: true, minVersion: 'TLSv1.2', ...(certificateHost !== undefined && { servername: certificateHost }) },
    ...(login && { auth: { user: login.user, pass: login.password } }),
  };
}

/** Rejects with `TOOLONG` when the work takes longer than `patience`. */
async function withinPatience<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeliveryError('TOOLONG')), patience);
  });
  return Promise.race([work, tooLong]).finally(() => clearTimeout(timer));
}

/** A delivery that failed for a reason of ours; `code` says which. */
class DeliveryError extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`The delivery failed: ${code}`);
    this.code = code;
  }
}

/** A failed delivery in a few letters, such as "EENVELOPE 550". What the server said is left out: it may name people. */
export function outcomeOf(error: unknown): string {
  const { code, responseCode } = failureOf(error);
  const answer = responseCode === undefined ? '' : ` ${responseCode}`;
  return `${code.replaceAll(/[^A-Z0-9_]/g, '').slice(0, 40)}${answer}`;
}
