import { createTransport, type SMTPTransportOptions } from 'nodemailer';
import { withTimeout } from '../clock.ts';
import { parseSmtpUrl } from '../config.ts';
import type { Entry } from '../outbox/entry.ts';
import { noFiles, type OpenMailFiles, toMailOptions } from './compose-mail.ts';

/** Delivers a message. Rejects when that fails, with a `ServerFailure` when the server fails for every message. */
type Send = (entry: Entry) => Promise<void>;

type SmtpOptions = {
  /** The value of `SMTP_URL`. */
  url: string;
  /** True permits sending the password to a server without encryption. Default: false. */
  allowsPlaintext?: boolean;
  from: () => { name: string; address: string };
  /** Opens the uploaded files of a message. Default: mails without files. */
  openFiles?: OpenMailFiles;
  /** How long the server may be silent, in milliseconds. Default: 10 seconds. */
  timeout?: number;
};

/**
 * How long a mail server may be silent, in milliseconds: while connecting, before its greeting and afterwards. Shorter
 * than RFC 5321 (section 4.5.3.2) suggests, because a delivery that times out is retried.
 */
const idleTimeout = 10_000;
/**
 * How long the server may be silent for a mail with files. Longer, because servers scan attachments before they accept the
 * mail, and a delivery that times out then would be repeated although it succeeded.
 */
const idleTimeoutWithFiles = 120_000;
/** How long a delivery may take, in milliseconds. Needed because a server that sends a byte now and then is never silent. */
const deliveryTimeout = 45_000;
/** The rate at which files must be sent at least, in bytes per millisecond: 100 KB per second. */
const minimumRate = 100;

/**
 * Creates a function that delivers messages to the mail server at `url`, with one connection per message. Requires TLS
 * when the URL has a password, unless `allowsPlaintext` is set. Always verifies the certificate. Throws when `url` is
 * not valid.
 */
export function createSmtpSender({
  url,
  allowsPlaintext = false,
  from,
  openFiles = async () => noFiles,
  timeout = idleTimeout,
}: SmtpOptions): Send {
  const connect = (socketTimeout: number): ReturnType<typeof createTransport> =>
    createTransport({
      ...connectionOptions(url, allowsPlaintext),
      dnsTimeout: timeout,
      connectionTimeout: timeout,
      greetingTimeout: timeout,
      socketTimeout,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  const plain = connect(timeout);
  const withFiles = connect(Math.max(timeout, idleTimeoutWithFiles));
  const verify = (): Promise<unknown> => withTimeout(plain.verify(), deliveryTimeout, tooLong);
  return async (entry) => {
    const files = await openFiles(entry);
    const size = (entry.files ?? []).reduce((sum, file) => sum + file.size, 0);
    const limit = size === 0 ? deliveryTimeout : deliveryTimeout + idleTimeoutWithFiles + size / minimumRate;
    try {
      const options = toMailOptions(entry, from(), files);
      const deliver = (envelope: typeof options.envelope): Promise<unknown> =>
        withTimeout((size === 0 ? plain : withFiles).sendMail({ ...options, envelope }), limit, tooLong);
      await deliver(options.envelope).catch((error: unknown) => {
        // Some services accept only senders that belong to the login. With its own address, the mail arrives at least.
        if (!entry.isAutoReply || !isEnvelopeRejected(error)) throw error;
        return deliver({ ...options.envelope, from: from().address });
      });
    } catch (error) {
      throw await classifyFailure(error, verify);
    } finally {
      await files.close();
    }
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

/** The error of a delivery that the service itself ended. */
const tooLong = (): Error => Object.assign(new Error('The delivery took too long.'), { code: 'TOOLONG' });

/** True when the server rejected the sender or the recipient for good. */
function isEnvelopeRejected(error: unknown): boolean {
  const { code, responseCode = 0 } = failureCodes(error);
  return code === 'EENVELOPE' && responseCode >= 500;
}

/** Returns the codes of a failed delivery, such as "EENVELOPE 550". Omits the server's text, because it may name people. */
export function outcomeCode(error: unknown): string {
  const { code, responseCode } = failureCodes(error);
  const answer = responseCode === undefined ? '' : ` ${responseCode}`;
  return `${code.replaceAll(/[^A-Z0-9_]/g, '').slice(0, 40)}${answer}`;
}

/** The mail server fails for every message: no connection, no encryption or no login. */
export class ServerFailure extends Error {
  readonly code: string;
  readonly responseCode: number | undefined;

  constructor({ code, responseCode }: Failure) {
    super(`The mail server fails: ${code}`);
    this.name = 'ServerFailure';
    this.code = code;
    this.responseCode = responseCode;
  }
}

type Failure = { code: string; responseCode: number | undefined };

/** Nodemailer's codes for errors of one message. */
const messageCodes: ReadonlySet<string> = new Set(['EENVELOPE', 'EMESSAGE']);
/** Nodemailer's codes for errors before any message: name resolution, encryption and login. */
const serverCodes: ReadonlySet<string> = new Set(['EDNS', 'ETLS', 'EREQUIRETLS', 'EAUTH', 'ENOAUTH', 'EOAUTH2', 'ECONFIG']);
/** SMTP reply codes that reject the client at any step (RFC 5321, RFC 4954): the server shuts down, or requires login or TLS. */
const rejectionReplies: ReadonlySet<number> = new Set([421, 530, 534, 535, 538]);

/**
 * Decides whether a delivery failed because of the message or because of the server. Returns a `ServerFailure` for the
 * server, otherwise the error itself. A connection that breaks or times out can be either, because some servers drop the
 * connection to reject a message. In that case `verify` decides: it connects and logs in without a message.
 */
async function classifyFailure(error: unknown, verify: () => Promise<unknown>): Promise<unknown> {
  if (offersNoTls(error)) return new ServerFailure({ code: 'ENOTLS', responseCode: undefined });
  const failure = failureCodes(error);
  if (failure.responseCode !== undefined && rejectionReplies.has(failure.responseCode)) return new ServerFailure(failure);
  if (messageCodes.has(failure.code)) return error;
  if (serverCodes.has(failure.code)) return new ServerFailure(failure);
  return verify().then(
    () => error,
    () => new ServerFailure(failure),
  );
}

/** Returns nodemailer's codes of an error; `UNKNOWN` when it has none. */
function failureCodes(error: unknown): Failure {
  const isObject = typeof error === 'object' && error !== null;
  return {
    code: isObject && 'code' in error && typeof error.code === 'string' ? error.code : 'UNKNOWN',
    responseCode: isObject && 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : undefined,
  };
}

/** True when the server does not support STARTTLS or rejects it. */
const offersNoTls = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'command' in error &&
  error.command === 'STARTTLS' &&
  failureCodes(error).responseCode !== undefined;
