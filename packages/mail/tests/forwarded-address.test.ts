import { isIP } from 'node:net';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tempFolder } from '../../engine/tests/support/temp-folder.ts';
import { canonicalAddress, parseForwardedAddress } from '../src/ip-address.ts';
import { message, startMail } from './support/mail-service.ts';

const parent = tempFolder('forwarded-address');
const behindProxy = { TRUSTED_PROXIES: '127.0.0.1,::1', MAIL_RATE_PER_CLIENT: '1' };

describe('an address of X-Forwarded-For', () => {
  test.each([
    ['1.2.3.4', '1.2.3.4'],
    ['1.2.3.4:5678', '1.2.3.4'],
    [' 1.2.3.4:0 ', '1.2.3.4'],
    ['"1.2.3.4:5678"', '1.2.3.4'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['"[2001:DB8::1]:443"', '2001:db8::1'],
    ['2001:DB8:0:0:0:0:0:A', '2001:db8::a'],
    ['fe80::1%eth0', 'fe80::1'],
    ['[fe80::1%25eth0]:80', 'fe80::1'],
    ['::ffff:1.2.3.4', '1.2.3.4'],
    ['::FFFF:102:304', '1.2.3.4'],
    ['[::ffff:1.2.3.4]:5678', '1.2.3.4'],
    ['0:0:0:0:0:ffff:1.2.3.4', '1.2.3.4'],
  ])('%j is %s', (text, address) => {
    expect(parseForwardedAddress(text)).toBe(address);
  });

  test.each([
    '',
    ' ',
    'unknown',
    '_hidden',
    '1.2.3',
    '1.2.3.4:',
    '1.2.3.4:70000',
    '1.2.3.4:http',
    '256.1.1.1:80',
    '[1.2.3.4]:80',
    '[::1',
    '::1]:80',
  ])('%j is not an address', (text) => {
    expect(parseForwardedAddress(text)).toBeUndefined();
  });

  test('is the same in every notation of a proxy', () => {
    const port = fc.option(fc.integer({ min: 0, max: 65_535 }), { nil: undefined });
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), port, fc.boolean(), fc.boolean(), (address, number, isUpper, isQuoted) => {
        fc.pre(isIP(address) !== 0);
        const suffix = number === undefined ? '' : `:${number}`;
        const cased = isUpper ? address.toUpperCase() : address;
        const written = isIP(address) === 6 ? `[${cased}]${suffix}` : `${cased}${suffix}`;
        expect(parseForwardedAddress(isQuoted ? `"${written}"` : written)).toBe(canonicalAddress(address));
        expect(canonicalAddress(canonicalAddress(address) ?? '')).toBe(canonicalAddress(address));
        if (isIP(address) === 4) expect(parseForwardedAddress(`[::ffff:${address}]${suffix}`)).toBe(address);
      }),
    );
  });

  test('is always a canonical address or undefined', () => {
    const part = fc.constantFrom('1.2.3.4', '::1', '[', ']', ':', '80', '"', '%', ',', 'ffff', ' ', '\u0000');
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(part, { maxLength: 8 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (written) => {
        const address = parseForwardedAddress(written);
        if (address !== undefined) expect([isIP(address) > 0, canonicalAddress(address)]).toEqual([true, address]);
      }),
    );
  });
});

describe('E-8 visitors behind a trusted proxy', () => {
  test.each([
    ['with ports', '203.0.113.5:1001', '203.0.113.6:1002'],
    ['with brackets and ports', '[2001:db8:0:1::1]:1001', '[2001:DB8:0:2::1]:1002'],
    ['in quotes', '"203.0.113.7:1001"', '"203.0.113.8:1002"'],
    ['mapped into IPv6', '::ffff:203.0.113.9', '::ffff:203.0.113.10'],
  ])('%s are two clients, and one address with two ports is one', async (_, one, other) => {
    const mail = await startMail({ parent, environment: behindProxy });
    const send = async (address: string): Promise<number> => (await mail.post(message, { 'X-Forwarded-For': address })).status;
    expect([await send(one), await send(other), await send(one.replace('1001', '1003'))]).toEqual([202, 202, 429]);
    expect(mail.lines.join('\n')).not.toContain('"forwarded-for"');
  });

  test.each([
    ['unreadable', behindProxy, { 'X-Forwarded-For': 'unknown' }],
    ['missing', behindProxy, {}],
    ['not-trusted', {}, { 'X-Forwarded-For': '203.0.113.5' }],
  ])('without a known address are one client, and the log says why: %s', async (problem, environment, headers) => {
    const mail = await startMail({ parent, environment });
    for (let sent = 0; sent < 3; sent += 1) await mail.post(message, headers);
    const lines = mail.lines.filter((line) => line.includes('"forwarded-for"'));
    expect(lines).toEqual([expect.stringContaining(`"problem":"${problem}"`)]);
    expect(lines.join('')).not.toMatch(/203\.0|unknown/);
  });
});
