import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Returns the path of a file and of its compressed copies, as `compressFile` writes them. */
export const withCompressed = (path: string): string[] => [path, `${path}.br`, `${path}.gz`];

/** Writes compressed copies beside a file: brotli (.br) and gzip (.gz), with the best compression. */
export async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } };
  const [brotli, zipped] = await Promise.all([toBrotli(content, quality), toGzip(content, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)]);
}
