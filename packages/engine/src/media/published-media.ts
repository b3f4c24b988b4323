import { readFileSync } from 'node:fs';
import { extname, posix } from 'node:path';
import type { ResolvedMedia, ResolvedVideo } from '../schema/resolved.ts';
import { type Encoding, planEncodings } from './encodings.ts';
import type { MediaFacts } from './media-facts.ts';
import { readDrawing } from './svg/read-drawing.ts';

/** A file of the published site under `/media/`: a copy, or encoded from a bitmap. */
export type PublishedFile = { name: string; copyOf: string } | { name: string; encoding: Encoding };

/** Returns the path of a published file. */
export const mediaPath = (name: string): string => posix.join('/media', name);

/** Returns the address of a path of the site: see `model/address.ts`. */
type ToAddress = (path: string) => string;

/** Returns the published files of a media file. */
export function publishedFiles(facts: MediaFacts): PublishedFile[] {
  const encodings = planEncodings(facts);
  if (encodings.length === 0) return [{ name: facts.publishedName, copyOf: facts.absolute }];
  return encodings.map((encoding) => ({ name: encoding.name, encoding }));
}

/** Resolves a picture for rendering. Bitmaps have AVIF sources and a WebP fallback. */
export function resolvePicture(facts: MediaFacts, toAddress: ToAddress): ResolvedMedia {
  const addressOf = (name: string): string => toAddress(mediaPath(name));
  const { width, height } = facts.size ?? { width: 0, height: 0 };
  const encodings = planEncodings(facts);
  const avif = encodings.filter(({ format }) => format === 'avif');
  const fallback = encodings.find(({ format }) => format === 'webp');
  return {
    src: addressOf(fallback?.name ?? facts.publishedName),
    width,
    height,
    sources: avif.length > 0 ? [{ type: 'image/avif', srcSet: avif.map((one) => `${addressOf(one.name)} ${one.width}w`).join(', ') }] : [],
  };
}

/** Resolves a picture that pages contain when it is a simple drawing. */
export function resolveDrawing(facts: MediaFacts, toAddress: ToAddress): ResolvedMedia {
  const drawing = extname(facts.absolute).toLowerCase() === '.svg' ? readDrawing(readFileSync(facts.absolute, 'utf8')) : undefined;
  return { ...resolvePicture(facts, toAddress), ...(drawing && { drawing }) };
}

const videoTypes: Record<string, string> = { webm: 'video/webm', mp4: 'video/mp4' };

/** Resolves a video for rendering: its files in the given order. */
export function resolveVideo(files: MediaFacts[], toAddress: ToAddress): ResolvedVideo {
  return {
    sources: files.map(({ publishedName }) => ({
      src: toAddress(mediaPath(publishedName)),
      type: videoTypes[publishedName.split('.').at(-1) ?? ''] ?? 'video/mp4',
    })),
  };
}
