import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Encoding, type MediaFacts, planEncodings } from '@pagewright/core';
import { writeWhole } from '../files/write-whole.ts';

const running = new Map<string, Promise<string>>();

/** How many pictures are encoded at once. Node has four threads for this and for files: one is left, so that a save does not wait for pictures. */
const maxAtOnce = 3;
let active = 0;
const waiting: (() => void)[] = [];

/** Runs `work` when fewer than `maxAtOnce` others run, in the order of the calls. */
async function inOrder<Result>(work: () => Promise<Result>): Promise<Result> {
  if (active < maxAtOnce) active += 1;
  else await new Promise<void>((start) => waiting.push(start));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else active -= 1;
  }
}

/**
 * Encodes a bitmap unless its file `<mediaDir>/.encoded/<name>` exists. Resolves to the path of the file. Concurrent calls
 * for the same encoding share the work.
 */
export function ensureEncoded(mediaDir: string, encoding: Encoding): Promise<string> {
  const target = encodedFile(mediaDir, encoding);
  if (existsSync(target)) return Promise.resolve(target);
  const started = running.get(target) ?? inOrder(() => encode(encoding, target)).finally(() => running.delete(target));
  running.set(target, started);
  return started;
}

const encodedFile = (mediaDir: string, { name }: Encoding): string => join(mediaDir, '.encoded', name);

/**
 * Starts `ensureEncoded` for all encodings, in this order. Several run at once, because an encoder seldom uses more than one core. When there are pictures to encode, calls `onProgress` now and after each of
 * them, with the number of those done and of all.
 */
export function ensureAllEncoded(
  mediaDir: string,
  encodings: readonly Encoding[],
  onProgress: (done: number, all: number) => void = () => undefined,
): Promise<string>[] {
  const missing = encodings.filter((encoding) => !existsSync(encodedFile(mediaDir, encoding)));
  const widthsLeft = new Map<string, number>();
  for (const { source } of missing) widthsLeft.set(source, (widthsLeft.get(source) ?? 0) + 1);
  const all = widthsLeft.size;
  const finishWidth = ({ source }: Encoding): void => {
    const left = (widthsLeft.get(source) ?? 0) - 1;
    if (left > 0) widthsLeft.set(source, left);
    else if (widthsLeft.delete(source)) onProgress(all - widthsLeft.size, all);
  };
  if (all > 0) onProgress(0, all);
  for (const encoding of missing) {
    ensureEncoded(mediaDir, encoding).then(
      () => finishWidth(encoding),
      () => undefined,
    );
  }
  const files = encodings.map((encoding) => ensureEncoded(mediaDir, encoding));
  // A caller who waits for one after the other stops at the first that fails.
  for (const file of files) file.catch(() => undefined);
  return files;
}

async function encode({ source, width, format }: Encoding, target: string): Promise<string> {
  const { default: sharp } = await import('sharp');
  const image = sharp(source).rotate().resize({ width, withoutEnlargement: true });
  const bytes = await (format === 'avif' ? image.avif({ quality: 50, effort: 4 }) : image.webp({ quality: 72 })).toBuffer();
  await writeWhole(target, bytes);
  return target;
}

/** A file in `media/.encoded` that was created, removed, or already present. */
export type EncodingEvent = { kind: 'made' | 'removed' | 'present'; name: string };

/**
 * Encodes pictures in every width that pages offer. Then removes every other file from `<mediaDir>/.encoded`, such as
 * the widths of pictures that were deleted or changed.
 */
export async function* encodePictures(mediaDir: string, pictures: readonly MediaFacts[]): AsyncIterable<EncodingEvent> {
  const folder = join(mediaDir, '.encoded');
  const wanted = new Map(pictures.flatMap(planEncodings).map((encoding) => [encoding.name, encoding]));
  const present = new Set(existsSync(folder) ? await readdir(folder) : []);
  const files = ensureAllEncoded(mediaDir, [...wanted.values()]);
  for (const [index, name] of [...wanted.keys()].entries()) {
    await files[index];
    yield { kind: present.has(name) ? 'present' : 'made', name };
  }
  for (const name of existsSync(folder) ? (await readdir(folder)).sort() : []) {
    if (wanted.has(name)) continue;
    await rm(join(folder, name), { recursive: true });
    yield { kind: 'removed', name };
  }
}
