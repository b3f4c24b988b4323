import { createHash } from 'node:crypto';
import { lstatSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { type FileFault, type MediaFacts, UnusableMediaError } from '@pagewright/core';
import { fileFault, readBounded } from '../files/read-bounded.ts';
import { fallbackMetrics } from '../fonts/fallback-metrics.ts';
import { fontSizesOf, unlessDamaged } from '../fonts/web-font.ts';
import { brokenPicture, findMediaFault } from './find-media-fault.ts';
import { hasPlace } from './find-place.ts';
import { videoFormat } from './iso-media.ts';
import { pictureSize } from './picture-size.ts';

const pictures = new Set(['.png', '.jpg', '.jpeg', '.webp', '.avif', '.svg', '.gif']);

/** A choice: 10 MiB take 52 seconds at 1.6 Mbit/s, the slow connection of `docs/benchmark.md`. */
export const maxMediaBytes = 10 * 1024 * 1024;
/** A choice: a decoded picture takes four bytes a pixel, so this one takes 200 MB. */
const maxPixels = 50_000_000;

/** Returns a text that changes when the file is written, without reading it. */
export function mediaStamp(absolute: string): string {
  const { mtimeMs, size } = lstatSync(absolute);
  return `${mtimeMs}:${size}`;
}

/**
 * Reads the properties of a media file. Throws an `UnusableMediaError` for a file that cannot be published: too large,
 * damaged, of another type than its extension, or an SVG with unsafe content.
 */
export function readMediaFacts(absolute: string): MediaFacts {
  const fault = fileFault(lstatSync(absolute), maxMediaBytes);
  if (fault) throw notRead(basename(absolute), fault);
  return mediaFactsOf(absolute, readBounded(absolute, maxMediaBytes));
}

/** Returns the properties of a media file with a content. Throws as `readMediaFacts`. */
export function mediaFactsOf(absolute: string, content: Buffer): MediaFacts {
  const extension = extname(absolute).toLowerCase();
  const name = basename(absolute);
  const unfit = findMediaFault(name, extension, content);
  if (unfit) throw new UnusableMediaError(unfit);
  const size = pictures.has(extension) ? pictureSize(content) : { width: 0, height: 0 };
  if (!size) throw new UnusableMediaError(brokenPicture(`${name} cannot be read as an image.`));
  const { width, height } = size;
  if (width * height > maxPixels) throw tooLarge(`${name} has ${width} by ${height} pixels. The maximum is 50 million pixels in all.`);
  const fallbacks = extension === '.woff2' ? readFallbacks(name, content) : undefined;
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  return {
    absolute,
    publishedName: `${basename(absolute, extname(absolute))}-${hash}${extension}`,
    bytes: content.length,
    isBitmap: pictures.has(extension) && extension !== '.svg',
    ...(extension === '.mp4' && videoFormat(content) === 'hevc' && { isHevc: true }),
    ...(fallbacks && { fallbacks }),
    ...(hasPlace(content) && { hasPlace: true }),
    ...(width > 0 && { size: { width: Math.round(width), height: Math.round(height) } }),
  };
}

/** Measures a web font. Throws an `UnusableMediaError` for a file that browsers cannot read as one. */
function readFallbacks(name: string, content: Buffer): NonNullable<MediaFacts['fallbacks']> {
  const sizes = unlessDamaged(() => fontSizesOf(content));
  if (!sizes)
    throw new UnusableMediaError({
      code: 'unsupported-media',
      message: `${name} cannot be read as a web font.`,
      hint: 'Use the .woff2 file of one font, as its shop or its foundry offers it. A .ttf or .otf file must be converted first.',
    });
  return { display: fallbackMetrics(sizes, 'Arial Bold'), text: fallbackMetrics(sizes, 'Arial') };
}

const tooLarge = (message: string): UnusableMediaError =>
  new UnusableMediaError({
    code: 'media-too-large',
    message,
    hint: 'Export a smaller file: images at most 2400 pixels wide, videos a few seconds long.',
  });

/** Returns the error of a media file with too many bytes. */
export const tooManyBytes = (name: string, bytes: number): UnusableMediaError =>
  tooLarge(`${name} has ${(bytes / 1024 / 1024).toFixed(1)} MB. The maximum is 10 MB.`);

const notRead = (name: string, fault: FileFault): UnusableMediaError =>
  fault.reason === 'too-large'
    ? tooManyBytes(name, fault.bytes)
    : new UnusableMediaError({
        code: 'unreadable-file',
        message: `${name} cannot be read: it is ${fault.kind} and not a file.`,
        hint: 'Copy the file itself to this place.',
      });
