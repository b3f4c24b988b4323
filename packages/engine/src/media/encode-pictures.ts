import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureEncoded } from './encode.ts';
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
  // One after the other: an encoder uses all cores by itself.
  for (const [name, encoding] of wanted) {
    const kind = existsSync(join(folder, name)) ? 'present' : 'made';
    await ensureEncoded(mediaDir, encoding);
    yield { kind, name };
  }
  for (const name of existsSync(folder) ? (await readdir(folder)).sort() : []) {
    if (wanted.has(name)) continue;
    await rm(join(folder, name), { recursive: true });
    yield { kind: 'removed', name };
  }
}
