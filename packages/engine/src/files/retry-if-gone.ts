const maxAttempts = 5;

/**
 * Does a piece of work anew when a file was gone that had just been listed: editors rename while they save, and
 * folders are moved. Throws what the last try threw.
 */
export async function retryIfGone<Result>(work: () => Promise<Result>, triesLeft = maxAttempts - 1): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (triesLeft === 0 || !isGone(error)) throw error;
    return retryIfGone(work, triesLeft - 1);
  }
}

/** Whether a failure is that of a file that is not there. */
export const isGone = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';
