import { errorCode } from './error-code.ts';

/** The disk did not take a message: full, read-only or broken. */
export class NotStoredError extends Error {
  /** The system's code of the reason, such as ENOSPC. */
  readonly code: string;

  constructor(cause: unknown) {
    super('The message could not be stored.', { cause });
    this.name = 'NotStoredError';
    this.code = errorCode(cause);
  }
}

/** The folder of the outbox can't be created, read or locked. */
export class OutboxUnavailableError extends Error {
  /** The system's code of the reason, such as ENOSPC. */
  readonly code: string;

  constructor(folder: string, cause: unknown) {
    const code = errorCode(cause);
    const detail = code === 'unknown' && cause instanceof Error ? cause.message : code;
    super(
      `The outbox ${folder} can not be opened: ${detail}. Free or repair the disk, or choose another folder: MAIL_OUTBOX=/path/to/folder.`,
      {
        cause,
      },
    );
    this.name = 'OutboxUnavailableError';
    this.code = code;
  }
}
