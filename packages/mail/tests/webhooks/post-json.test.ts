import { describe, expect, test } from 'vitest';
import { isPrivateAddress } from '../../src/ip-address.ts';
import { postJson } from '../../src/webhooks/post-json.ts';
import { startHook } from '../support/webhook-server.ts';

describe('a request to a webhook', () => {
  const post = (url: string, options: Partial<Parameters<typeof postJson>[0]> = {}): Promise<unknown> =>
    postJson({ url, headers: {}, body: '{}', allowsPrivate: true, timeout: 5_000, ...options }).then(
      () => 'accepted',
      ({ code }: { code: string }) => code,
    );

  test('ends after its time, also when the response arrives byte by byte', async () => {
    const silent = await startHook(() => undefined);
    expect(await post(silent.url, { timeout: 50 })).toBe('ETIMEDOUT');
    const slow = await startHook((response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('x'), 5);
      response.on('close', () => clearInterval(timer));
    });
    expect(await post(slow.url, { timeout: 80 })).toBe('ETIMEDOUT');
  });

  test('reads only the beginning of a long response', async () => {
    let written = 0;
    const endless = await startHook((response) => {
      const write = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(16_384))) written += 16_384;
        if (!response.destroyed) response.once('drain', write);
      };
      response.writeHead(200);
      write();
    });
    expect(await post(endless.url)).toBe('accepted');
    expect(written).toBeLessThan(50_000_000);
  });

  test('goes to no private address, by number, by name, or by a name that resolves to one', async () => {
    const hook = await startHook();
    for (const host of [
      '127.0.0.1',
      'localhost',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '0.0.0.0',
      '2130706433',
      '0x7f.1',
      '169.254.169.254',
      '10.0.0.1',
    ]) {
      expect([host, await post(`http://${host}:${hook.port}/hook`, { allowsPrivate: false, timeout: 2_000 })]).toEqual([host, 'EPRIVATE']);
    }
    expect(hook.received).toEqual([]);
  });

  test.each([
    ['8.8.8.8', false],
    ['2606:4700::1111', false],
    ['172.15.255.255', false],
    ['172.16.0.1', true],
    ['100.64.0.1', true],
    ['169.254.169.254', true],
    ['::ffff:10.0.0.1', true],
    ['64:ff9b::7f00:1', true],
    ['fd00::1', true],
    ['fe80::1%eth0', true],
    ['::127.0.0.1', true],
    ['::ffff:0:127.0.0.1', true],
    ['64:ff9b:1::a00:1', true],
    ['192.88.99.1', true],
    ['168.63.129.16', true],
    ['168.63.129.17', false],
    ['192.0.0.192', true],
    ['198.19.255.255', true],
    ['255.255.255.255', true],
    ['2001::a00:1', true],
    ['2001:4860:4860::8888', false],
    ['2002:a00:1::1', true],
    ['100::1', true],
    ['100:0:0:1::1', true],
    ['5f00::1', true],
    ['fec0::1', true],
    ['ff02::1', true],
    ['', true],
    ['example.com', true],
  ])('%s is private: %s', (address, isPrivate) => {
    expect(isPrivateAddress(address)).toBe(isPrivate);
  });
});
