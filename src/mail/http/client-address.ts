import { isIP } from 'node:net';

/** The address a request comes from: the peer's, or what trusted proxies say in `X-Forwarded-For`. */
export function clientAddress(
  peer: string,
  forwardedFor: string | null,
  isTrustedProxy: ((address: string) => boolean) | undefined,
): string {
  const hops = [...(forwardedFor ?? '').split(',').map((one) => plainAddress(one.trim())), plainAddress(peer)];
  // Each proxy adds who spoke to it at the end; what stands before the first stranger is the stranger's own claim.
  while (hops.length > 1) {
    const last = hops.pop() ?? '';
    const before = hops.at(-1) ?? '';
    if (!isTrustedProxy?.(last) || isIP(before) === 0) return last;
  }
  return hops[0] ?? '';
}

/** Whom a rate limit counts as one: an IPv4 address, or the /64 network of an IPv6 address, which is what one household has. */
export function clientGroup(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  const network = [...before, ...zeros, ...after].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

/** Whether an address is this machine's own. */
export function isLoopback(address: string): boolean {
  const plain = plainAddress(address);
  return plain === '::1' || (isIP(plain) === 4 && plain.startsWith('127.'));
}

/** Without the zone, and an IPv4 address that is wrapped in IPv6 unwrapped. */
const plainAddress = (address: string): string => address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
