import { HttpError } from '../http-error.ts';

/**
 * Returns the name of an `Idempotency-Key` in the outbox, the same for the header and the form field. Throws an
 * `HttpError` for a malformed key.
 */
export function parseIdempotencyKey(key: string): string {
  if (!/^[\x21-\x7e]{8,200}$/.test(key)) throw new HttpError(400, 'malformedKey');
  return `key ${key}`;
}
