import { createTransport, type SMTPTransportOptions } from 'nodemailer';
import { parseSmtpUrl } from '../config-smtp.ts';
import type { Entry } from '../outbox/entry.ts';
import { toMailOptions } from './mail-options.ts';
import { classifyFailure, failureCodes } from './server-failure.ts';

/** Delivers a message. Rejects when that fails, with a `ServerFailure` when the server fails for every message. */
export type Send = (entry: Entry) => Promise<void>;

type SmtpOptions = {
  /** The value of `SMTP_URL`. */
  url: string;
  /** True permits sending the password to a server without encryption. Default: false. */
  allowsPlaintext?: boolean;
  from: () => { name: string; address: string };
  /** How long the server may be silent, in milliseconds. Default: 10 seconds. */
  timeout?: number;
};

/**
 * How long a mail server may be silent, in milliseconds: while connecting, before its greeting and afterwards. Shorter
 * than RFC 5321 (section 4.5.3.2) suggests, because a delivery that times out is retried.
 */
const idleTimeout = 10_000;
/** How long a delivery may take, in milliseconds. Needed because a server that sends a byte now and then is never silent. */
const deliveryTimeout = 45_000;

/**
 * Creates a function that delivers messages to the mail server at `url`, with one connection per message. Requires TLS
 * when the URL has a password, unless `allowsPlaintext` is set. Always verifies the certificate. Throws when `url` is
 * not valid.
 */
export function createSmtpSender({ url, allowsPlaintext = false, from, timeout = idleTimeout }: SmtpOptions): Send {
  const transport = createTransport({
    ...connectionOptions(url, allowsPlaintext),
    dnsTimeout: timeout,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const verify = (): Promise<unknown> => withTimeout(transport.verify());
  return async (entry) => {
    await withTimeout(transport.sendMail(toMailOptions(entry, from()))).catch(async (error: unknown) => {
      throw await classifyFailure(error, verify);
    });
  };
}

function connectionOptions(url: string, allowsPlaintext: boolean): SMTPTransportOptions {
  const server = parseSmtpUrl(url);
  if (!server) throw new Error('SMTP_URL is not the URL of a mail server.');
  const { host, port, isTls, requiresTls, login, certificateHost } = server;
  return {
    host,
    ...(port !== undefined && { port }),
    secure: isTls,
    requireTLS: requiresTls || (login !== undefined && !allowsPlaintext),
    // Set explicitly, because NODE_TLS_REJECT_UNAUTHORIZED=0 would turn the check off.
    tls: { rejectUnauthorized: true, minVersion: 'TLSv1.2', ...(certificateHost !== undefined && { servername: certificateHost }) },
    ...(login && { auth: { user: login.user, pass: login.password } }),
  };
}

/** Rejects with the code `TOOLONG` when `work` takes longer than `deliveryTimeout`. */
async function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeliveryError('TOOLONG')), deliveryTimeout);
  });
  return Promise.race([work, tooLong]).finally(() => clearTimeout(timer));
}

/** A delivery that the service itself ended. `code` is the reason. */
class DeliveryError extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`The delivery failed: ${code}`);
    this.code = code;
  }
}

/** Returns the codes of a failed delivery, such as "EENVELOPE 550". Omits the server's text, because it may name people. */
export function outcomeCode(error: unknown): string {
  const { code, responseCode } = failureCodes(error);
  const answer = responseCode === undefined ? '' : ` ${responseCode}`;
  return `${code.replaceAll(/[^A-Z0-9_]/g, '').slice(0, 40)}${answer}`;
}
