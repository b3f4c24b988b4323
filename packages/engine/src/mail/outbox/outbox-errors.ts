import { errorCode } from './error-code.ts';

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
    super(
      `The outbox ${folder} cannot be opened: ${detail}. Free space or repair the disk, or choose another folder: MAIL_OUTBOX=/path/to/folder.`,
      {
        cause,
      },
    );
    this.name = 'OutboxUnavailableError';
    this.code = code;
  }
}
