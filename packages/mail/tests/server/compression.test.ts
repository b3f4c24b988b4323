import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { tempFolder } from '../../../engine/tests/support/temp-folder.ts';
import { acceptedEncodings } from '../../src/server/headers.ts';
import { ask, serveFolder, writeSite } from '../support/served-folder.ts';

const folder = tempFolder('compression');
const page = `<!doctype html><title>Page</title><p>${'word '.repeat(400)}</p></html>`;
const notFound = `<!doctype html><title>Not found</title><p>${'nothing '.repeat(400)}</p></html>`;
let address: string;

beforeAll(async () => {
  writeSite(folder, {
    'index.html': page,
    'index.html.br': brotliCompressSync(page),
    'index.html.gz': gzipSync(page),
    'plain/index.html': page,
    '404.html': notFound,
  });
  address = await serveFolder(folder);
});

const bytesOf = (body: string): Buffer => Buffer.from(body, 'latin1');
const decoders = { br: brotliDecompressSync, gzip: gunzipSync } as const;

describe('compression', () => {
  test.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=1.0, gzip;q=0.8, *;q=0.1', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'gzip'],
    ['*', 'br'],
    ['*, br;q=0', 'gzip'],
    ['BR ; q=1', 'br'],
    ['br;q=0', undefined],
    ['br;q=0, *;q=0', undefined],
    ['identity', undefined],
    ['identity, br;q=0.5', undefined],
    ['deflate', undefined],
    ['', undefined],
    ['brotli', undefined],
  ])('for Accept-Encoding: %s is %s, of pages and of 404 pages', async (header, encoding) => {
    for (const [path, text] of [
      ['/', page],
      ['/nowhere', notFound],
    ] as const) {
      const { headers, body } = await ask(address, `GET ${path}`, [`Accept-Encoding: ${header}`]);
      expect([path, headers.get('content-encoding'), headers.get('vary')]).toEqual([path, encoding, 'Accept-Encoding']);
      const decode = encoding === 'br' || encoding === 'gzip' ? decoders[encoding] : (bytes: Buffer) => bytes;
      expect(decode(bytesOf(body)).toString('utf8')).toBe(text);
    }
  });

  test('of a file without compressed copies is not applied', async () => {
    const { headers } = await ask(address, 'GET /plain', ['Accept-Encoding: br, identity;q=0']);
    expect([headers.has('content-encoding'), headers.has('vary')]).toEqual([false, false]);
  });

  test('never throws, excludes rejected encodings, and always includes identity', () => {
    const token = fc.constantFrom('br', 'gzip', 'x-gzip', 'identity', '*', 'deflate', 'BR', '"br', '');
    const entry = fc.tuple(
      token,
      fc.constantFrom('', ';q=0', ';q=0.5', '; q=1.0', ';q=x', ';q=-1', ';a=b;q=0.2'),
      fc.string({ maxLength: 3 }),
    );
    fc.assert(
      fc.property(
        fc.array(
          entry.map((parts) => parts.join('')),
          { maxLength: 6 },
        ),
        (entries) => {
          const accepted = acceptedEncodings(entries.join(', '));
          expect(accepted).toContain('identity');
          expect(new Set(accepted).size).toBe(accepted.length);
          if (entries.length === 1 && entries[0] === 'br;q=0') expect(accepted).toEqual(['identity']);
        },
      ),
    );
  });
});
