import type { Host } from '../host/host.ts';

/** An exception of the site's own code. The message says what was called, and the line of the code. */
export class SiteCodeError extends Error {
  override readonly name = 'SiteCodeError';

  /** `what` is a sentence such as `"head" of src/site.ts failed for the page /`. */
  constructor(what: string, cause: unknown, placeInCode: Host['placeInCode']) {
    super(`${what}: ${describeException(cause, placeInCode)}`, { cause });
  }
}

/** Returns the message of an exception, followed by the line of the site's own code that threw it, where one is known. */
export function describeException(error: unknown, placeInCode: Host['placeInCode']): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof SiteCodeError) return error.message;
  const place = placeInCode(error);
  const message = error.name === 'Error' ? error.message : `${error.name}: ${error.message}`;
  return place === undefined ? message : `${message} (${place})`;
}
