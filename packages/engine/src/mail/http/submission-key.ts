import { HttpError } from './http-error.ts';

/**
 * The name under which the outbox knows an `Idempotency-Key`, whether it came as a header or as a field of a form.
 * Throws a `Refusal` for a key that no browser script of ours makes.
 */
export function submissionKey(key: string): string {
  if (!/^[\x21-\x7e]{8,200}$/.test(key)) throw new HttpError(400, 'The Idempotency-Key must have 8 to 200 letters, digits or signs.');
  return `key ${key}`;
}
