import { domainToASCII } from 'node:url';
import { isWideEmail, lineLabel } from '@pagewright/core';

/** Returns the text of the first line that starts with `label` and a colon. Undefined when there is none, or it is empty. */
export const findLine = (body: string, label: string): string | undefined => textsOf(body, label).find((text) => text !== '');

/**
 * Returns the address for replies: that of the only line that starts with `label` and a colon, such as `Email:`. The
 * domain is in ASCII, as mail servers need it. Undefined when there is no such line or several, when it has no valid
 * address, or when the part before the @ has non-ASCII characters, which not every mail server supports.
 */
export function findReplyTo(body: string, label: string): string | undefined {
  const [address = '', ...others] = textsOf(body, label);
  return others.length > 0 ? undefined : mailAddress(address);
}

/**
 * Returns an address as mail servers need it, with its domain in ASCII. Undefined when it is not valid, or when the part before the @
 * has non-ASCII characters.
 */
export function mailAddress(address: string): string | undefined {
  if (!isWideEmail(address)) return undefined;
  const at = address.lastIndexOf('@');
  const name = address.slice(0, at);
  const domain = domainToASCII(address.slice(at + 1));
  return domain !== '' && /^[!-~]+$/.test(name) ? `${name}@${domain}` : undefined;
}

/** Returns the texts of all lines that start with a label, in any case, and a colon. */
function textsOf(body: string, label: string): string[] {
  const start = `${lineLabel(label)}:`;
  const isLabelled = (line: string): boolean => line.slice(0, start.length).toLowerCase() === start.toLowerCase();
  return body.split('\n').flatMap((line) => (isLabelled(line) ? [line.slice(start.length).trim()] : []));
}

/** Domains of Gmail, whose mailboxes ignore dots before the @. */
const gmail: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/** Returns the domain of an address, in lowercase. */
export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

/**
 * Returns the mailbox of an address for limits: in lowercase, without a tag (`ann+news@`), and without dots at Gmail. A mailbox
 * has any number of such addresses. At other domains, dots tell people apart.
 */
export function mailboxOf(address: string): string {
  const name = address.slice(0, address.lastIndexOf('@')).toLowerCase();
  const domain = domainOf(address);
  const untagged = name.replace(/(?<=.)\+.*/s, '');
  return gmail.has(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`;
}
