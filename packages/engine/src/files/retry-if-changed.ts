const maxAttempts = 5;

/**
 * Retries `work` when a file disappeared after it was listed, for example because an editor renames files on save, or when it
 * was changed before it was read a second time. Throws the error of the last attempt.
 */
export async function retryIfChanged<Result>(work: () => Promise<Result>, triesLeft = maxAttempts - 1): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (triesLeft === 0 || !hasChanged(error)) throw error;
    return retryIfChanged(work, triesLeft - 1);
  }
}

/** Returns true for the error of a missing file. */
export const isGone = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Returns true for an error that only says that a file was deleted or changed while it was used. */
export const hasChanged = (error: unknown): boolean => isGone(error) || error instanceof ChangedFileError;

/** A file that a command has to read again was changed or deleted in the meantime. */
export class ChangedFileError extends Error {
  constructor(shown: string) {
    super(`${shown} was changed while the site was read. Start the command again.`);
    this.name = 'ChangedFileError';
  }
}
