import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureAllEncoded } from './encode.ts';
import { planEncodings } from './encodings.ts';
import type { MediaFacts } from './media-facts.ts';

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
