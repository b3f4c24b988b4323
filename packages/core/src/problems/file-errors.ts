const maxAttempts = 5;

/**
 * Retries `work` when a file disappeared after it was listed, for example because an editor renames files on save, or when it
 * was changed before it was read a second time. It may have been renamed: when `isRetry`, `work` has to look at all files. Throws
 * the error of the last attempt.
 */
export async function retryIfChanged<Result>(work: (isRetry: boolean) => Promise<Result>, triesLeft = maxAttempts): Promise<Result> {
  try {
    return await work(triesLeft < maxAttempts);
  } catch (error) {
    if (triesLeft <= 1 || !hasChanged(error)) throw error;
    return retryIfChanged(work, triesLeft - 1);
  }
}

/** Returns true for the error of a missing file. */
export const isGone = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Returns true for an error that only says that a file was deleted or changed while it was used. */
export const hasChanged = (error: unknown): boolean => isGone(error) || error instanceof ChangedFileError;

/** A file that a command has to read again was changed or deleted in the meantime. */
export class ChangedFileError extends Error {
  constructor(displayPath: string) {
    super(`${displayPath} was changed while the site was read. Start the command again.`);
    this.name = 'ChangedFileError';
  }
}

/** Why a file is not read: it is too large, or not a regular file. `kind` describes the file in words. */
export type FileFault = { reason: 'too-large'; bytes: number } | { reason: 'not-a-file'; kind: string };

/** A file that is too large or not a regular file. */
export class FileFaultError extends Error {
  constructor(
    absolute: string,
    readonly fault: FileFault,
  ) {
    super(`${absolute} ${fault.reason === 'too-large' ? `has ${fault.bytes} bytes` : `is ${fault.kind}`} and is not read.`);
    this.name = 'FileFaultError';
  }
}

const reasons: Record<string, string> = {
  EACCES: 'its permissions do not allow it',
  EPERM: 'its permissions do not allow it',
  ENAMETOOLONG: 'its path is too long',
  EMFILE: 'too many files are open',
};

/** Describes the error of opening a file or folder in words, as a clause. */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'an unknown error';
  return reasons[code] ?? `the system answers ${code}`;
}
