import { writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Returns the path of a file and of its compressed copies, as these functions write them. */
export const withCompressed = (path: string): string[] => [path, `${path}.br`, `${path}.gz`];

/**
 * The quality of brotli, from 0 to 11. Assets are few and change seldom, so they get the best. For pages, 11 takes 50 times
 * as long as 5, three quarters of a second for four of them, and saves a tenth of their bytes.
 */
const brotliQuality = { page: 5, asset: 11 } as const;

/** Writes compressed copies beside an asset: brotli (.br) and gzip (.gz). */
export async function compressAsset(file: string): Promise<void> {
  const content = await readFile(file);
  const [brotli, zipped] = await Promise.all([toBrotli(content, brotliOptions(content, 'asset')), toGzip(content, gzipOptions)]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)]);
}

/**
 * Writes a file of a page from the parts of its text, and with `compress` its compressed copies. At once: a page is written by
 * a worker, which has nothing else to do.
 */
export function writePageFile(file: string, parts: readonly string[], compress: boolean): void {
  const content = encodeParts(parts);
  writeFileSync(file, content);
  if (!compress) return;
  writeFileSync(`${file}.br`, brotliCompressSync(content, brotliOptions(content, 'page')));
  writeFileSync(`${file}.gz`, gzipSync(content, gzipOptions));
}

const gzipOptions = { level: 9 };

const brotliOptions = ({ length }: Buffer, kind: keyof typeof brotliQuality) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality[kind],
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
});

/** Encodes the parts of a text as UTF-8. One by one: together, they would be copied once more. */
const encodeParts = (parts: readonly string[]): Buffer => Buffer.concat(parts.map((part) => Buffer.from(part)));
