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
export async function classifyFailure(error: unknown, verify: () => Promise<unknown>): Promise<unknown> {
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
export function failureCodes(error: unknown): Failure {
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
