import { once } from 'node:events';
import { readdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { tempFolder } from '../../../engine/tests/support/temp-folder.ts';
import { rawRequest } from '../support/raw-request.ts';
import { ask, serveFolder, writeSite } from '../support/served-folder.ts';

const folder = tempFolder('connections');
const video = join(folder, 'media', 'video-1.mp4');
let address: string;

beforeAll(async () => {
  writeSite(folder, { 'index.html': 'home', 'media/video-1.mp4': '' });
  // More than the system buffers for a client that does not read.
  writeFileSync(video, Buffer.alloc(20_000_000, 'clip'));
  address = await serveFolder(folder);
});

const openFilms = (): number =>
  readdirSync('/proc/self/fd').filter((descriptor) => {
    try {
      return readlinkSync(`/proc/self/fd/${descriptor}`) === video;
    } catch {
      return false;
    }
  }).length;

/** Resolves when a number is at most `most`, or after a timeout. */
async function settle(read: () => number, most: number): Promise<number> {
  for (let round = 0; round < 200 && read() > most; round += 1) await setTimeout(50);
  return read();
}

/** A client that sends pipelined requests and never reads. */
async function connectWithoutReading(requests: number, path = '/media/video-1.mp4'): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  await once(socket, 'connect');
  socket.pause();
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(requests));
  return socket;
}

describe.runIf(process.platform === 'linux')('a client that does not read', () => {
  test('has one open file, independent of the number of its requests, and none after it disconnects', { timeout: 60_000 }, async () => {
    const socket = await connectWithoutReading(20);
    let most = 0;
    for (let round = 0; round < 200 && (round < 10 || most === 0); round += 1) {
      await setTimeout(50);
      most = Math.max(most, openFilms());
    }
    expect(most).toBe(1);
    socket.destroy();
    expect(await settle(openFilms, 0)).toBe(0);
  });

  test('and 199 others have one open file each and use little memory', { timeout: 120_000 }, async () => {
    const before = process.memoryUsage().external;
    const sockets = await Promise.all(Array.from({ length: 200 }, () => connectWithoutReading(20)));
    for (let round = 0; round < 20; round += 1) {
      await setTimeout(50);
      expect(openFilms()).toBeLessThanOrEqual(200);
    }
    // Outside the heap, where chunks of files are. The requested files have 80 GB; the server reads a few chunks of 64 KiB ahead per client.
    expect(process.memoryUsage().external - before).toBeLessThan(200_000_000);
    expect((await ask(address, 'GET /')).status).toBe(200);
    for (const socket of sockets) socket.destroy();
    expect(await settle(openFilms, 0)).toBe(0);
  });

  test('is disconnected when it has too many pending requests', { timeout: 60_000 }, async () => {
    const socket = await connectWithoutReading(300);
    const closed = once(socket, 'close');
    socket.resume();
    await closed;
    expect(await settle(openFilms, 0)).toBe(0);
  });
});

describe('a client that reads', () => {
  test('gets the responses to pipelined requests in order', async () => {
    const requests = ['GET /media/video-1.mp4', 'GET /', 'GET /nowhere', 'HEAD /media/video-1.mp4'].map(
      (line) => `${line} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    );
    const text = await rawRequest(address, `${requests.join('')}GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    expect([...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual(['200', '200', '404', '200', '200']);
    expect(text.split('clip').length - 1).toBe(5_000_000);
  });

  test('that disconnects during a download leaves no file open', { timeout: 60_000 }, async () => {
    for (let round = 0; round < 20; round += 1) {
      const stop = new AbortController();
      const response = await fetch(`${address}/media/video-1.mp4`, { signal: stop.signal });
      await response.body?.getReader().read();
      stop.abort();
    }
    expect(await settle(openFilms, 0)).toBe(0);
  });
});
