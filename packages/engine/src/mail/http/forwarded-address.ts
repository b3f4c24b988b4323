import { isIP, SocketAddress } from 'node:net';

/**
 * Parses one address of `X-Forwarded-For` as proxies write it: IPv4 or IPv6 in any case, with or without a port
 * (`203.0.113.5:4711`, `[2001:db8::1]:443`), brackets, quotes, a zone, or IPv4 mapped into IPv6. Returns its one usual
 * form, or undefined for anything else, such as `unknown`.
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
 * Returns the usual form of an IP address: lowercase and shortened, without a zone, IPv4 where it is mapped into IPv6.
 * Undefined for what is not an IP address.
 */
export function canonicalAddress(address: string): string | undefined {
  const plain = withoutZone(address);
  if (isIP(plain) !== 6) return isIP(plain) === 4 ? plain : undefined;
  const short = new SocketAddress({ address: plain, family: 'ipv6' }).address;
  return short.replace(/^::ffff:(?=\d+\.)/, '');
}

const isPort = (port: string | undefined): boolean => port === undefined || Number(port) <= 65_535;
const withoutZone = (address: string): string => address.replace(/%.*$/, '');
