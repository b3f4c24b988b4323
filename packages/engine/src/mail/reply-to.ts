import { domainToASCII } from 'node:url';
import { isWideEmail } from '../forms/is-wide-email.ts';

/**
 * The address to answer to: that of the one line `Email:` of a body, its domain as mail servers write it. Undefined when
 * there are none or several, when it is no address, or one that not every mail server could answer to.
 */
export function replyToOf(body: string): string | undefined {
  const lines = body.split('\n').filter((line) => /^email:/i.test(line));
  const address = lines.length === 1 ? (lines[0] ?? '').slice('email:'.length).trim() : '';
  if (!isWideEmail(address)) return undefined;
  const at = address.lastIndexOf('@');
  const name = address.slice(0, at);
  const domain = domainToASCII(address.slice(at + 1));
  return domain !== '' && /^[!-~]+$/.test(name) ? `${name}@${domain}` : undefined;
}
