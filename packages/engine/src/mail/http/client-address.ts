import { isIP } from 'node:net';
import { canonicalAddress, parseForwardedAddress } from './forwarded-address.ts';

/**
 * Why `X-Forwarded-For` did not lead to a visitor: a trusted proxy sent no such header, or something that is no address,
 * or there is one and no proxy is trusted. All visitors of that proxy count as one client then.
 */
export type ForwardedProblem = 'missing' | 'unreadable' | 'not-trusted';

/**
 * Returns the address a request comes from: the peer's, or what trusted proxies say in `X-Forwarded-For`. Reports a
 * header that does not help.
 */
export function clientAddress(
  peer: string,
  forwardedFor: string | null,
  isTrustedProxy: ((address: string) => boolean) | undefined,
  report: (problem: ForwardedProblem) => void = () => undefined,
): string {
  // Each proxy adds who spoke to it at the end; what stands before the first stranger is the stranger's own claim.
  const entries = (forwardedFor ?? '').split(',').filter((entry) => entry.trim() !== '');
  let client = canonicalAddress(peer) ?? peer;
  if (entries.length > 0 && isTrustedProxy === undefined && isLoopback(client)) report('not-trusted');
  if (entries.length === 0 && isTrustedProxy?.(client)) report('missing');
  while (isTrustedProxy?.(client)) {
    const entry = entries.pop();
    if (entry === undefined) return client;
    const before = parseForwardedAddress(entry);
    if (before === undefined) {
      report('unreadable');
      return client;
    }
    client = before;
  }
  return client;
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
  const plain = canonicalAddress(address);
  return plain === '::1' || (plain !== undefined && isIP(plain) === 4 && plain.startsWith('127.'));
}
