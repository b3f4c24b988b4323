import { posix } from 'node:path';
import type { ResolvedMedia, ResolvedVideo } from '../schema/resolved.ts';
import { type Encoding, planEncodings } from './encodings.ts';
import type { MediaFacts } from './media-facts.ts';

/** A file of the published site under `/media/`: copied as it is, or encoded from a bitmap. */
export type PublishedFile = { name: string; copyOf: string } | { name: string; encoding: Encoding };

/** The address that a published file is served at. */
export const mediaAddress = (name: string): string => posix.join('/media', name);

/** The files that pages using this media file need. */
export function publishedFiles(facts: MediaFacts): PublishedFile[] {
  const encodings = planEncodings(facts);
  if (encodings.length === 0) return [{ name: facts.publishedName, copyOf: facts.absolute }];
  return encodings.map((encoding) => ({ name: encoding.name, encoding }));
}

/** A picture as pages draw it. Bitmaps are offered in AVIF, with a WebP for browsers that lack it. */
export function resolvePicture(facts: MediaFacts): ResolvedMedia {
  const { width, height } = facts.size ?? { width: 0, height: 0 };
  const encodings = planEncodings(facts);
  const avif = encodings.filter(({ format }) => format === 'avif');
  const fallback = encodings.find(({ format }) => format === 'webp');
  return {
    src: mediaAddress(fallback?.name ?? facts.publishedName),
    width,
    height,
    sources:
      avif.length > 0 ? [{ type: 'image/avif', srcSet: avif.map((one) => `${mediaAddress(one.name)} ${one.width}w`).join(', ') }] : [],
  };
}

const videoTypes: Record<string, string> = { webm: 'video/webm', mp4: 'video/mp4' };

/** A film as its files, in the order given. */
export function resolveVideo(files: MediaFacts[]): ResolvedVideo {
  return {
    sources: files.map(({ publishedName }) => ({
      src: mediaAddress(publishedName),
      type: videoTypes[publishedName.split('.').at(-1) ?? ''] ?? 'video/mp4',
    })),
  };
}
