/** Returns the line of the site's own code that threw an error, such as `src/blocks/hero.tsx:9:56`. Undefined when none did. */
export type PlaceInCode = (error: Error) => string | undefined;

/** An exception of the site's own code. The message says what was called, and the line of the code. */
export class SiteCodeError extends Error {
  override readonly name = 'SiteCodeError';

  /** `what` is a sentence such as `"head" of src/site.ts failed for the page /`. */
  constructor(what: string, cause: unknown, placeInCode: PlaceInCode) {
    super(`${what}: ${describeException(cause, placeInCode)}`, { cause });
  }
}

/** Returns the message of an exception, followed by the line of the site's own code that threw it, where one is known. */
export function describeException(error: unknown, placeInCode: PlaceInCode): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof SiteCodeError) return error.message;
  const place = placeInCode(error);
  const message = error.name === 'Error' ? error.message : `${error.name}: ${error.message}`;
  const inPlace = place === undefined ? message : `${message} (${place})`;
  return isMissingBrowser(error) ? `${inPlace}. ${runsOnServer}` : inPlace;
}

const runsOnServer =
  'Components run on the server first: use it in an enhance script, or in a block that React hydrates in useEffect, an event handler or <ClientOnly>.';

/** True for code that uses what only a browser has. */
const isMissingBrowser = ({ name, message }: Error): boolean =>
  name === 'ReferenceError' && /^(?:window|document|navigator|location|localStorage|sessionStorage) is not defined$/.test(message);
