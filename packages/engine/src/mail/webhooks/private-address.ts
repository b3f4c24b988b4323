import { BlockList, isIP } from 'node:net';
import { canonicalAddress } from '../http/forwarded-address.ts';

/** Addresses that are not on the public internet (IANA special-purpose registries): this machine, its networks and its cloud. */
const privateRanges = [
  ...(['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'] as const),
  ...(['192.0.2.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'] as const),
  ...(['::/128', '::1/128', '64:ff9b::/96', '64:ff9b:1::/48', '100::/64', '2001::/23', '2001:db8::/32', '2002::/16'] as const),
  ...(['3fff::/20', 'fc00::/7', 'fe80::/10', 'fec0::/10', 'ff00::/8'] as const),
];

const blocked = new BlockList();
for (const range of privateRanges) {
  const [address = '', bits] = range.split('/');
  blocked.addSubnet(address, Number(bits), isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** Returns true for an IP address that is not public, and for a text that is no IP address. */
export function isPrivateAddress(address: string): boolean {
  const plain = canonicalAddress(address);
  return plain === undefined || blocked.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4');
}
