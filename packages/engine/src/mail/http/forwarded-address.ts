import { isIP, SocketAddress } from 'node:net';

/**
 * Parses one address of `X-Forwarded-For`: IPv4 or IPv6 in any case, with or without a port (`203.0.113.5:4711`,
 * `[2001:db8::1]:443`), brackets, quotes or a zone, or an IPv4-mapped IPv6 address. Returns its canonical form; undefined
 * for anything else, such as `unknown`.
 */
export function parseForwardedAddress(text: string): string | undefined {
  const unquoted = text.trim().replace(/^"(.*)"$/, '$1');
  const [, bracketed, bracketPort] = /^\[([^\]]*)\](?::(\d{1,5}))?$/.exec(unquoted) ?? [];
  if (bracketed !== undefined) return isIP(withoutZone(bracketed)) === 6 && isPort(bracketPort) ? canonicalAddress(bracketed) : undefined;
  const [, ipv4, ipv4Port] = /^([\d.]+):(\d{1,5})$/.exec(unquoted) ?? [];
  if (ipv4 !== undefined) return isIP(ipv4) === 4 && isPort(ipv4Port) ? ipv4 : undefined;
  return canonicalAddress(unquoted);
}

/**
 * Returns the canonical form of an IP address: lowercase, shortened, without a zone, and IPv4 for an IPv4-mapped IPv6
 * address. Undefined for any other text.
 */
export function canonicalAddress(address: string): string | undefined {
  const plain = withoutZone(address);
  if (isIP(plain) !== 6) return isIP(plain) === 4 ? plain : undefined;
  const short = new SocketAddress({ address: plain, family: 'ipv6' }).address;
  return short.replace(/^::ffff:(?=\d+\.)/, '');
}

const isPort = (port: string | undefined): boolean => port === undefined || Number(port) <= 65_535;
const withoutZone = (address: string): string => address.replace(/%.*/s, '');
