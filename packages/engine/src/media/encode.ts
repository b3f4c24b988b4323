import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Encoding } from './encodings.ts';

const running = new Map<string, Promise<string>>();

/**
 * Encodes a bitmap unless its file `<mediaDir>/.encoded/<name>` exists. Resolves to the path of the file. Concurrent calls
 * for the same encoding share the work.
 */
export function ensureEncoded(mediaDir: string, encoding: Encoding): Promise<string> {
  const target = join(mediaDir, '.encoded', encoding.name);
  if (existsSync(target)) return Promise.resolve(target);
  const started = running.get(target) ?? encode(encoding, target).finally(() => running.delete(target));
  running.set(target, started);
  return started;
}

async function encode({ source, width, format }: Encoding, target: string): Promise<string> {
  const { default: sharp } = await import('sharp');
  const image = sharp(source).rotate().resize({ width, withoutEnlargement: true });
  const bytes = await (format === 'avif' ? image.avif({ quality: 55, effort: 2 }) : image.webp({ quality: 72 })).toBuffer();
  await mkdir(dirname(target), { recursive: true });
  await writeFile(`${target}.partial`, bytes);
  await rename(`${target}.partial`, target);
  return target;
}
