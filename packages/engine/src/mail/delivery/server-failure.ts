/** The mail server as a whole fails, for every message: it can't be reached, encrypted or logged in to. */
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

/** nodemailer's codes of what the server answers about one message. */
const aboutMessage: ReadonlySet<string> = new Set(['EENVELOPE', 'EMESSAGE']);
/** nodemailer's codes of steps before any message: name resolution, encryption and login. */
const aboutServer: ReadonlySet<string> = new Set(['EDNS', 'ETLS', 'EREQUIRETLS', 'EAUTH', 'ENOAUTH', 'EOAUTH2', 'ECONFIG']);
/** Replies that reject the client, at whatever step (RFC 5321, RFC 4954): the service closes, login or TLS is required. */
const clientRejected: ReadonlySet<number> = new Set([421, 530, 534, 535, 538]);

/**
 * Decides whether a failed delivery is about the message or about the server. A connection that breaks or times out can
 * be either, as some servers drop the connection at a message they dislike. `verify` connects and logs in without a
 * message and decides such cases. Returns a `ServerFailure`, or the error itself.
 */
export async function classifyFailure(error: unknown, verify: () => Promise<unknown>): Promise<unknown> {
  if (offersNoTls(error)) return new ServerFailure({ code: 'ENOTLS', responseCode: undefined });
  const failure = failureOf(error);
  if (failure.responseCode !== undefined && clientRejected.has(failure.responseCode)) return new ServerFailure(failure);
  if (aboutMessage.has(failure.code)) return error;
  if (aboutServer.has(failure.code)) return new ServerFailure(failure);
  return verify().then(
    () => error,
    () => new ServerFailure(failure),
  );
}

/** The codes of a failure, as nodemailer gives them; `UNKNOWN` without one. */
export function failureOf(error: unknown): Failure {
  const isObject = typeof error === 'object' && error !== null;
  return {
    code: isObject && 'code' in error && typeof error.code === 'string' ? error.code : 'UNKNOWN',
    responseCode: isObject && 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : undefined,
  };
}

/** True when the server does not know STARTTLS, or rejects it. Nothing but the greeting was exchanged then. */
const offersNoTls = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'command' in error &&
  error.command === 'STARTTLS' &&
  failureOf(error).responseCode !== undefined;
