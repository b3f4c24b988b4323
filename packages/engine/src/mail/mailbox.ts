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
