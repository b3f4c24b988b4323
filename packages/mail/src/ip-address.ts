import { BlockList, isIP, SocketAddress } from 'node:net';

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

/**
 * Addresses that are not on the public internet: this machine, its networks and its cloud. From the registries of special-purpose
 * addresses of IANA, with the address at which machines of Azure reach their host (168.63.129.16). Of IPv6, only 2000::/3 is
 * public; the other parts also have addresses that contain one of IPv4, such as ::127.0.0.1 and 64:ff9b::127.0.0.1.
 */
const ipv4 = blockListOf('ipv4', [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '168.63.129.16/32', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.31.196.0/24', '192.52.193.0/24', '192.88.99.0/24', '192.168.0.0/16', '192.175.48.0/24'],
  ...['198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
]);
const ipv6 = blockListOf('ipv6', [
  ...['::/3', '4000::/2', '8000::/1'],
  ...['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'],
]);

function blockListOf(family: 'ipv4' | 'ipv6', ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/** Returns true for an IP address that is not public, and for a text that is no IP address. */
export function isPrivateAddress(address: string): boolean {
  const plain = canonicalAddress(address);
  if (plain === undefined) return true;
  return isIP(plain) === 6 ? ipv6.check(plain, 'ipv6') : ipv4.check(plain, 'ipv4');
}
