import { describe, expect, test } from 'vitest';
import { listen } from '../../src/http/listen.ts';

const app = { fetch: () => new Response('here') };

describe('a server', () => {
  test('returns its address, responds there, and closes', async () => {
    const { address, close } = await listen(app, 0);
    expect(await (await fetch(address)).text()).toBe('here');
    await close(1_000);
    await expect(fetch(address)).rejects.toThrow();
  });

  test('reports a port in use and suggests another', async () => {
    const { address, close } = await listen(app, 0);
    const port = Number(new URL(address).port);
    await expect(listen(app, port)).rejects.toThrow(
      `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1}.`,
    );
    await close(1_000);
  });

  test.runIf(process.platform === 'linux')('listens on localhost, or on the address that it is given', async () => {
    const servers = { localhost: await listen(app, 0), all: await listen(app, 0, '0.0.0.0'), one: await listen(app, 0, '127.0.0.2') };
    expect([servers.all.address, servers.one.address]).toEqual([
      expect.stringMatching(/^http:\/\/localhost:\d+$/),
      expect.stringMatching(/^http:\/\/127\.0\.0\.2:\d+$/),
    ]);
    // Linux answers on every address of 127.0.0.0/8.
    const reach = ({ address }: { address: string }) => fetch(`http://127.0.0.2:${new URL(address).port}`).then(({ status }) => status);
    await expect(reach(servers.localhost)).rejects.toThrow();
    expect([await reach(servers.all), await reach(servers.one)]).toEqual([200, 200]);
    for (const { close } of Object.values(servers)) await close(1_000);
  });

  test('says what to write for an address that is not one of this machine', async () => {
    // An address for documentation, RFC 5737.
    await expect(listen(app, 0, '203.0.113.1')).rejects.toThrow(
      '"203.0.113.1" is not an address of this machine. Use --host localhost for this machine only, or --host 0.0.0.0 for all.',
    );
  });

  test('closes although a connection stays open', async () => {
    const { address, close } = await listen({ fetch: () => new Promise(() => undefined) }, 0);
    const waiting = fetch(address).catch(() => 'cut');
    await new Promise((resolve) => setTimeout(resolve, 50));
    await close(50);
    expect(await waiting).toBe('cut');
  });
});
