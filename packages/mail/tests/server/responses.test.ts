import { createHash } from 'node:crypto';
import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { tempFolder } from '../../../engine/tests/support/temp-folder.ts';
import { parseRange } from '../../src/server/send.ts';
import { ask, serveFolder, writeSite } from '../support/served-folder.ts';

const folder = tempFolder('answers');
const page = `<!doctype html><title>Page</title><p>${'word '.repeat(400)}</p></html>`;
/** Larger than the limit for memory, so that it is streamed. */
const video = Buffer.from(Array.from({ length: 300_000 }, (_, index) => 33 + (index % 90)));
let address: string;

beforeAll(async () => {
  writeSite(folder, {
    'index.html': page,
    'index.html.br': brotliCompressSync(page),
    'index.html.gz': gzipSync(page),
    'plain/index.html': page,
    '404.html': 'not found',
    'media/video-1.mp4': video,
    'assets/a-1.js': '0123456789',
    'assets/empty-1.js': '',
    _redirects: '/assets/old.js / 301\n',
  });
  address = await serveFolder(folder);
});

const bytesOf = (body: string): Buffer => Buffer.from(body, 'latin1');

describe('revalidation', () => {
  test.each(['/', '/plain', '/assets/a-1.js', '/media/video-1.mp4'])(
    'of %s by its ETag and by its time is answered with 304',
    async (path) => {
      for (const encoding of ['br', 'identity']) {
        const accept = `Accept-Encoding: ${encoding}`;
        const { headers } = await ask(address, `GET ${path}`, [accept]);
        const [etag = '', modified = ''] = [headers.get('etag'), headers.get('last-modified')];
        expect(etag).toMatch(/^"[\w-]+"$/);
        for (const condition of [
          `If-None-Match: ${etag}`,
          `If-None-Match: "a", W/${etag}`,
          'If-None-Match: *',
          `If-Modified-Since: ${modified}`,
        ]) {
          for (const method of ['GET', 'HEAD']) {
            const again = await ask(address, `${method} ${path}`, [accept, condition]);
            expect([condition, again.status, again.body]).toEqual([condition, 304, '']);
            for (const name of ['etag', 'cache-control', 'vary', 'content-security-policy'])
              expect(again.headers.get(name)).toBe(headers.get(name));
            for (const name of ['content-length', 'content-encoding', 'content-type']) expect(again.headers.has(name)).toBe(false);
          }
        }
        for (const condition of ['If-None-Match: "other"', 'If-Modified-Since: Mon, 01 Jan 2001 00:00:00 GMT', 'If-Modified-Since: soon']) {
          expect((await ask(address, `GET ${path}`, [accept, condition])).status).toBe(200);
        }
      }
    },
  );

  test('has a different ETag for each encoding', async () => {
    const etags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (one) => (await ask(address, 'GET /', [`Accept-Encoding: ${one}`])).headers.get('etag')),
    );
    expect(new Set(etags).size).toBe(3);
  });

  test('of a changed page sends the page, even when its size and time are the same', async () => {
    const when = new Date('2020-01-01T00:00:00Z');
    writeSite(folder, { 'same/index.html': '<p>one</p>', 'build.json': '{ }' });
    utimesSync(join(folder, 'same/index.html'), when, when);
    const first = await ask(address, 'GET /same');
    writeSite(folder, { 'same/index.html': '<p>two</p>' });
    utimesSync(join(folder, 'same/index.html'), when, when);
    const second = await ask(address, 'GET /same', [`If-None-Match: ${first.headers.get('etag')}`]);
    expect([first.status, second.status, second.body]).toEqual([200, 200, '<p>two</p>']);
  });
});

describe('ranges', () => {
  test.each(['/assets/a-1.js', '/media/video-1.mp4'])('of %s are exact', async (path) => {
    const whole = bytesOf((await ask(address, `GET ${path}`)).body);
    const size = whole.length;
    for (const [range, start, end] of [
      ['bytes=0-0', 0, 0],
      ['bytes=2-5', 2, 5],
      ['bytes=5-', 5, size - 1],
      ['bytes=-3', size - 3, size - 1],
      [`bytes=-${size * 2}`, 0, size - 1],
      [`bytes=4-${size * 2}`, 4, size - 1],
      ['BYTES=1-2', 1, 2],
    ] as const) {
      const { status, headers, body } = await ask(address, `GET ${path}`, [`Range: ${range}`]);
      expect([range, status, headers.get('content-range')]).toEqual([range, 206, `bytes ${start}-${end}/${size}`]);
      expect(sum(bytesOf(body))).toBe(sum(whole.subarray(start, end + 1)));
    }
  });

  test.each([
    'bytes=5-2',
    'bytes=',
    'bytes=-',
    'bytes',
    'bytes=a-b',
    'bytes=1',
    'lines=1-2',
    'bytes=0-1,4-5',
    'bytes=0-1, -1',
    'bytes=0-1;',
    '0-1',
    'bytes=+1-2',
    'bytes=0x1-2',
  ])('that are malformed, in another unit or multiple get the whole file: %s', async (range) => {
    for (const [path, size] of [
      ['/assets/a-1.js', 10],
      ['/media/video-1.mp4', video.length],
      ['/', page.length],
    ] as const) {
      const { status, headers, body } = await ask(address, `GET ${path}`, [`Range: ${range}`]);
      expect([status, headers.has('content-range'), body.length]).toEqual([200, false, size]);
    }
  });

  test('outside the file get 416, without caching', async () => {
    for (const [path, size] of [
      ['/assets/a-1.js', 10],
      ['/media/video-1.mp4', video.length],
      ['/', page.length],
      ['/assets/empty-1.js', 0],
    ] as const) {
      for (const range of [`bytes=${size}-`, `bytes=${size}-${size + 5}`, 'bytes=-0', `bytes=${'9'.repeat(400)}-`]) {
        const { status, headers } = await ask(address, `GET ${path}`, [`Range: ${range}`]);
        expect([range, status, headers.get('content-range')]).toEqual([range, 416, `bytes */${size}`]);
        expect(headers.get('cache-control')).toBe('no-store');
      }
    }
  });

  test('are ignored for HEAD, and with If-Range of another file', async () => {
    const { headers } = await ask(address, 'GET /assets/a-1.js');
    expect((await ask(address, 'HEAD /assets/a-1.js', ['Range: bytes=0-1'])).status).toBe(200);
    for (const [condition, status] of [
      [headers.get('etag'), 206],
      [headers.get('last-modified'), 206],
      ['"other"', 200],
      ['Mon, 01 Jan 2001 00:00:00 GMT', 200],
    ] as const) {
      expect((await ask(address, 'GET /assets/a-1.js', ['Range: bytes=0-1', `If-Range: ${condition}`])).status).toBe(status);
    }
  });

  test('are always inside the file', () => {
    const header = fc.oneof(
      fc
        .tuple(fc.constantFrom('bytes=', 'bytes', ''), fc.nat(40), fc.constantFrom('-', '--', ''), fc.nat(40))
        .map((parts) => parts.join('')),
      fc.nat(40).map((length) => `bytes=-${length}`),
      fc.nat(40).map((start) => `bytes=${start}-`),
      fc.string(),
    );
    fc.assert(
      fc.property(header, fc.nat(30), (range, size) => {
        const part = parseRange(range, size);
        if (typeof part !== 'object') return;
        expect(part.start).toBeGreaterThanOrEqual(0);
        expect(part.start).toBeLessThanOrEqual(part.end);
        expect(part.end).toBeLessThan(size);
      }),
    );
  });
});

describe('caching for ever', () => {
  test('applies to 200, 206 and 304 of hashed files only', async () => {
    const { headers } = await ask(address, 'GET /assets/a-1.js');
    const cases: [string, string[], number, boolean][] = [
      ['GET /assets/a-1.js', [], 200, true],
      ['GET /assets/a-1.js', ['Range: bytes=0-1'], 206, true],
      ['GET /assets/a-1.js', [`If-None-Match: ${headers.get('etag')}`], 304, true],
      ['GET /assets/a-1.js', ['Range: bytes=90-'], 416, false],
      ['GET /assets/old.js', [], 301, false],
      ['GET /assets/a-1.js/', [], 301, false],
      ['GET /assets/gone.js', [], 404, false],
      ['POST /assets/a-1.js', [], 405, false],
    ];
    for (const [line, more, status, isImmutable] of cases) {
      const answer = await ask(address, line, more);
      expect([line, answer.status, /immutable/.test(answer.headers.get('cache-control') ?? '')]).toEqual([line, status, isImmutable]);
    }
  });
});

const sum = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
