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

/**
 * Starts `ensureEncoded` for all encodings, in this order. Several run at once, because an encoder seldom uses more than one core; the
 * threads that Node has for files limit their number.
 */
export function ensureAllEncoded(mediaDir: string, encodings: readonly Encoding[]): Promise<string>[] {
  const files = encodings.map((encoding) => ensureEncoded(mediaDir, encoding));
  // A caller who waits for one after the other stops at the first that fails.
  for (const file of files) file.catch(() => undefined);
  return files;
}

async function encode({ source, width, format }: Encoding, target: string): Promise<string> {
  const { default: sharp } = await import('sharp');
  const image = sharp(source).rotate().resize({ width, withoutEnlargement: true });
  const bytes = await (format === 'avif' ? image.avif({ quality: 50, effort: 4 }) : image.webp({ quality: 72 })).toBuffer();
  await mkdir(dirname(target), { recursive: true });
  await writeFile(`${target}.partial`, bytes);
  await rename(`${target}.partial`, target);
  return target;
}
