import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tempFolder } from '../../engine/tests/support/temp-folder.ts';
import { readConfig } from '../src/config.ts';
import { clientAddress, clientGroup, isLoopback } from '../src/http/client.ts';
import { RateLimit } from '../src/limits.ts';
import { message, startMail } from './support/mail-service.ts';

const parent = tempFolder('rates');
const behindProxy = { TRUSTED_PROXIES: '127.0.0.1,::1' };
const from = (address: string): Record<string, string> => ({ 'X-Forwarded-For': address });

describe('E-8 floods', () => {
  test('one address can send five messages in ten minutes, then gets Retry-After', async () => {
    const mail = await startMail({ parent });
    for (let sent = 0; sent < 5; sent += 1) expect((await mail.post(message)).status).toBe(202);
    const rejected = await mail.post(message);
    expect(rejected.status).toBe(429);
    const wait = Number(rejected.headers.get('Retry-After'));
    expect(wait).toBeGreaterThan(500);
    expect(wait).toBeLessThanOrEqual(600);
    expect(mail.stored('queued')).toHaveLength(5);
  });

  test('a /64 network is one client, the next network another', async () => {
    const mail = await startMail({ parent, environment: { ...behindProxy, MAIL_RATE_PER_CLIENT: '2' } });
    expect((await mail.post(message, from('2001:db8:0:1::1'))).status).toBe(202);
    expect((await mail.post(message, from('2001:db8:0:1:ffff::2'))).status).toBe(202);
    expect((await mail.post(message, from('2001:0db8::0001:1:2:3:4'))).status).toBe(429);
    expect((await mail.post(message, from('2001:db8:0:2::1'))).status).toBe(202);
  });

  test('X-Forwarded-For of an untrusted client is ignored', async () => {
    const mail = await startMail({ parent, environment: { MAIL_RATE_PER_CLIENT: '1' } });
    expect((await mail.post(message, from('10.0.0.1'))).status).toBe(202);
    expect((await mail.post(message, from('10.0.0.2'))).status).toBe(429);
  });

  test('invalid requests count too, with a higher limit', async () => {
    const mail = await startMail({ parent, environment: { MAIL_RATE_PER_CLIENT: '1' } });
    for (let sent = 0; sent < 20; sent += 1) expect((await mail.post({})).status).toBe(400);
    expect((await mail.post({})).status).toBe(429);
  });

  test('a repeated submission does not count', async () => {
    const mail = await startMail({ parent, environment: { MAIL_RATE_PER_CLIENT: '1' } });
    for (let sent = 0; sent < 5; sent += 1) expect((await mail.post(message, { 'Idempotency-Key': 'the-same-one' })).status).toBe(202);
  });
});

describe('the address of a client', () => {
  const { isTrustedProxy } = readConfig({ TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8, fd00::/8' }, '/');
  test.each([
    ['203.0.113.5', '203.0.113.5', null],
    ['203.0.113.5', '203.0.113.5', '1.1.1.1'],
    ['1.1.1.1', '127.0.0.1', '1.1.1.1'],
    ['1.1.1.1', '::ffff:127.0.0.1', '1.1.1.1'],
    ['2.2.2.2', '127.0.0.1', '1.1.1.1, 2.2.2.2'],
    ['2.2.2.2', '127.0.0.1', '1.1.1.1, 2.2.2.2, 10.1.2.3'],
    ['10.1.2.3', '127.0.0.1', '10.1.2.3'],
    ['127.0.0.1', '127.0.0.1', 'unknown'],
    ['127.0.0.1', '127.0.0.1', ''],
    ['127.0.0.1', '127.0.0.1', '1.1.1.1, evil'],
    ['2001:db8::1', 'fd00::1', '2001:db8::1'],
  ])('is %s for the peer %s with X-Forwarded-For %j', (expected, peer, header) => {
    expect(clientAddress(peer, header, isTrustedProxy)).toBe(expected);
  });

  test.each([
    ['203.0.113.5', '203.0.113.5'],
    ['2001:db8:0:1::/64', '2001:db8:0:1:2:3:4:5'],
    ['2001:db8:0:1::/64', '2001:0DB8:0000:0001::'],
    ['0:0:0:0::/64', '::1'],
    ['fe80:0:0:0::/64', 'fe80::1'],
  ])('belongs to the group %s: %s', (group, address) => {
    expect(clientGroup(address)).toBe(group);
  });

  test('all addresses of a network are one group, in every notation', () => {
    const part = fc.integer({ min: 0, max: 0xffff });
    fc.assert(
      fc.property(fc.array(part, { minLength: 4, maxLength: 4 }), fc.array(part, { minLength: 4, maxLength: 4 }), (network, host) => {
        const groups = [...network, ...host].map((group) => group.toString(16));
        const written = new URL(`http://[${groups.join(':')}]`).hostname.slice(1, -1);
        expect(clientGroup(written)).toBe(clientGroup(groups.join(':')));
        expect(clientGroup(written)).toBe(`${groups.slice(0, 4).join(':')}::/64`);
      }),
    );
  });

  test.each([
    ['127.0.0.1', true],
    ['127.1.2.3', true],
    ['::1', true],
    ['::ffff:127.0.0.1', true],
    ['128.0.0.1', false],
    ['127.0.0.1.evil.example', false],
    ['::2', false],
    ['', false],
  ])('%s is a loopback address: %s', (address, expected) => {
    expect(isLoopback(address)).toBe(expected);
  });
});

describe('a rate limit', () => {
  test('never exceeds its count in any window, and always allows requests again', () => {
    const gaps = fc.array(fc.tuple(fc.integer({ min: 0, max: 400 }), fc.constantFrom('a', 'b')), { maxLength: 60 });
    fc.assert(
      fc.property(gaps, (steps) => {
        let now = 0;
        const limit = new RateLimit({ count: 3, window: 1000, elapsed: () => now });
        const taken: { at: number; client: string }[] = [];
        for (const [gap, client] of steps) {
          now += gap;
          const recent = taken.filter((one) => one.client === client && one.at > now - 1000);
          const wait = limit.consume(client);
          expect(wait === 0).toBe(recent.length < 3);
          if (wait === 0) taken.push({ at: now, client });
          else expect(recent[0]?.at).toBe(now + wait - 1000);
        }
      }),
    );
  });

  test('evicts the least recent of too many clients', () => {
    const limit = new RateLimit({ count: 1, window: 1000, elapsed: () => 0 });
    for (let client = 0; client < 10_001; client += 1) limit.consume(String(client));
    expect(limit.consume('10000')).toBeGreaterThan(0);
    expect(limit.consume('0')).toBe(0);
  });

  test('refunds a request', () => {
    const limit = new RateLimit({ count: 1, window: 1000, elapsed: () => 0 });
    limit.consume('a');
    limit.refund('a');
    expect(limit.consume('a')).toBe(0);
  });
});
