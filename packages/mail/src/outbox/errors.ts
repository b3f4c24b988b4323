/** Returns the system error code, such as ENOSPC; `unknown` when the error has none. */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown';
}

/** True for the error of a full disk or an exceeded quota. */
export const isDiskFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(errorCode(error));

/** A message could not be written to the disk, for example because it is full or read-only. */
export class NotStoredError extends Error {
  /** The system's code of the reason, such as ENOSPC. */
  readonly code: string;

  constructor(cause: unknown) {
    super('The message could not be stored.', { cause });
    this.name = 'NotStoredError';
    this.code = errorCode(cause);
  }
}

/** The outbox folder cannot be created, read or locked. */
export class OutboxUnavailableError extends Error {
  /** The system's code of the reason, such as ENOSPC. */
  readonly code: string;

  constructor(folder: string, cause: unknown) {
    const code = errorCode(cause);
    const detail = code === 'unknown' && cause instanceof Error ? cause.message : code;
    const advice = 'Free space or repair the disk, or choose another folder: MAIL_OUTBOX=/path/to/folder.';
    super(`The outbox ${folder} cannot be opened: ${detail}. ${advice}`, { cause });
    this.name = 'OutboxUnavailableError';
    this.code = code;
  }
}

/** Another process owns the folder. */
export class FolderInUseError extends Error {
  readonly code = 'ELOCKED';

  constructor(folder: string) {
    super(`The outbox ${folder} is in use by another process. Stop that one, or choose another folder: MAIL_OUTBOX=/path/to/folder.`);
    this.name = 'FolderInUseError';
  }
}

/** An idempotency key was used for another message. */
export class KeyConflictError extends Error {
  override name = 'KeyConflictError';
}
