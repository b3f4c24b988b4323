/** What stands between the dots before the @. Letters of every script, as today's mail servers take them. */
const atom = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+$/u;
const label = /^[\p{L}\p{N}]([\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;
const ending = /^(\p{L}[\p{L}\p{M}]+|xn--.+)$/iu;

/** Whether a server could mail to an address: dots, hyphens and lengths where they may be, any ending. */
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
