import { entriesAt } from '../../forms/fields/answered.ts';
import { HttpError } from '../http-error.ts';
import type { FormPost } from '../post-data.ts';
import { sha256 } from '../sha256.ts';

/** The idempotency key of a submission. `isDerived`: made from the content, because the client sent none. */
export type SubmissionKey = { name: string; isDerived?: true };

/** Returns an `Idempotency-Key`, the same for the header and the form field. Throws an `HttpError` for a malformed key. */
export function parseIdempotencyKey(key: string): SubmissionKey {
  if (!/^[\x21-\x7e]{8,200}$/.test(key)) throw new HttpError(400, 'malformedKey');
  return { name: `key ${key}` };
}

/**
 * Returns the key that the script of the page added to a form, which names the submission from any address. Without script, the
 * same answers from the same client are a second click or a reload, so both are the key. Other people may well give the same
 * answers, such as "Yes" to an invitation.
 */
export function keyOfPost({ reference, answers, files, key }: FormPost, client: string): SubmissionKey {
  if (key !== undefined) return parseIdempotencyKey(key);
  const digests = Object.keys(files).map((name) => [name, entriesAt(files, name).map((file) => file.sha256)] as const);
  const content = [...Object.entries(answers), ...digests].sort(([one], [other]) => (one < other ? -1 : 1));
  return { name: `form ${sha256(JSON.stringify([client, reference, content]))}`, isDerived: true };
}
