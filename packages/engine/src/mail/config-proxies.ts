import { BlockList, isIP } from 'node:net';
import { z } from 'zod';

const expected = 'addresses of proxies with commas between them, such as "127.0.0.1,10.0.0.0/8"';

/** Parses IP addresses and CIDR ranges into a function that returns true for an address in one of them. */
export const proxiesSchema = z.array(z.string()).transform((ranges, context) => {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', prefix, ...rest] = range.split('/');
    const family = isIP(address);
    const bits = prefix === undefined ? (family === 6 ? 128 : 32) : Number(prefix);
    const isRange =
      family !== 0 && rest.length === 0 && prefix !== '' && Number.isInteger(bits) && bits >= 0 && bits <= (family === 6 ? 128 : 32);
    if (!isRange) {
      context.addIssue({ code: 'custom', message: expected });
      return z.NEVER;
    }
    list.addSubnet(address, bits, family === 6 ? 'ipv6' : 'ipv4');
  }
  return (address: string): boolean => isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
});
