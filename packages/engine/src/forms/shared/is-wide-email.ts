/** A part before the @, between dots (RFC 5322, `atext`). Allows letters of every script (RFC 6531). */
const atom = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+$/u;
/** A label of a domain name: at most 63 characters (RFC 1035). */
const label = /^[\p{L}\p{N}]([\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;
/** A top-level domain. */
const ending = /^(\p{L}[\p{L}\p{M}]+|xn--.+)$/iu;

/**
 * Returns true for an address to which a server could send mail. At most 64 characters before the @ and 254 in all
 * (RFC 5321, section 4.5.3.1). Allows any top-level domain.
 */
export function isWideEmail(address: string): boolean {
  const at = address.lastIndexOf('@');
  const name = address.slice(0, at);
  const labels = address.slice(at + 1).split('.');
  return (
    at > 0 &&
    at <= 64 &&
    address.length <= 254 &&
    name.split('.').every((part) => atom.test(part)) &&
    labels.length > 1 &&
    labels.every((part) => label.test(part)) &&
    ending.test(labels.at(-1) ?? '')
  );
}
