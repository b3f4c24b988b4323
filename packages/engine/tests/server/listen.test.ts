import { describe, expect, test } from 'vitest';
import { listen } from '../../src/server/listen.ts';

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

  test('closes although a connection stays open', async () => {
    const { address, close } = await listen({ fetch: () => new Promise(() => undefined) }, 0);
    const waiting = fetch(address).catch(() => 'cut');
    await new Promise((resolve) => setTimeout(resolve, 50));
    await close(50);
    expect(await waiting).toBe('cut');
  });
});
