import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { imageSize } from 'image-size';

/** What is known of a file in `media/` without encoding it. */
export type MediaFacts = {
  absolute: string;
  /** Name in the published site: the file's own name, the hash of its bytes, its ending. */
  publishedName: string;
  bytes: number;
  /** Size in CSS pixels; absent for what is not a picture. */
  size?: { width: number; height: number };
  isBitmap: boolean;
};

const pictures = new Set(['.png', '.jpg', '.jpeg', '.webp', '.avif', '.svg', '.gif']);
const known = new Map<string, { stamp: string; facts: MediaFacts }>();

/** The state of a file without reading it: changes when it is written. */
export function mediaStamp(absolute: string): string {
  const { mtimeMs, size } = statSync(absolute);
  return `${mtimeMs}:${size}`;
}

/**
 * Reads a media file's facts, at most once for each state of the file.
 * Throws when a picture's bytes are not those of a picture.
 */
export function readMediaFacts(absolute: string): MediaFacts {
  const stamp = mediaStamp(absolute);
  const cached = known.get(absolute);
  if (cached?.stamp === stamp) return cached.facts;
  const content = readFileSync(absolute);
  const extension = extname(absolute).toLowerCase();
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  const { width, height } = pictures.has(extension) ? imageSize(content) : { width: 0, height: 0 };
  const facts: MediaFacts = {
    absolute,
    publishedName: `${basename(absolute, extname(absolute))}-${hash}${extension}`,
    bytes: content.length,
    isBitmap: pictures.has(extension) && extension !== '.svg',
    ...(width > 0 && { size: { width: Math.round(width), height: Math.round(height) } }),
  };
  known.set(absolute, { stamp, facts });
  return facts;
}
