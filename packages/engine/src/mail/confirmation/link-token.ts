import { createHmac, timingSafeEqual } from 'node:crypto';
import { isId } from '../outbox/entry.ts';

/** Signs the id of a message. The purpose keeps the signature from being one of something else. */
const sign = (id: string, key: Buffer): Buffer => createHmac('sha256', key).update(`confirm ${id}`).digest();

/** Returns the token of a link that confirms a message: its id, which has the time, and a signature. */
export const linkToken = (id: string, key: Buffer): string => `${id}.${sign(id, key).toString('base64url')}`;

/** Returns the id of the message in a token. Undefined when the token was not made with this key. */
export function readLinkToken(token: string, key: Buffer): string | undefined {
  const [id = '', signature = '', ...others] = token.split('.');
  if (others.length > 0 || !isId(id)) return undefined;
  const given = Buffer.from(signature, 'base64url');
  const expected = sign(id, key);
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
}
