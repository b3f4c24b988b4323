const maxAttempts = 5;

/**
 * Retries `work` when a file disappeared after it was listed, for example because an editor renames files on save. Throws
 * the error of the last attempt.
 */
export async function retryIfGone<Result>(work: () => Promise<Result>, triesLeft = maxAttempts - 1): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (triesLeft === 0 || !isGone(error)) throw error;
    return retryIfGone(work, triesLeft - 1);
  }
}

/** Returns true for the error of a missing file. */
export const isGone = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';
