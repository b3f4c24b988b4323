import type { ResolvedMedia, ResolvedVideo } from '../schema/resolved.ts';
import type { MediaFacts } from './media-facts.ts';

/** An encoded width of a bitmap. Its name has a hash of the source's content. */
export type Encoding = { name: string; source: string; width: number; format: 'avif' | 'webp' };

/**
 * In pixels: from the narrowest supported window (320, WCAG 2.2, success criterion 1.4.10) to a full HD one. The steps in
 * between are a choice, not a measurement.
 */
const widths = [320, 480, 750, 1200, 1600, 1920];
/** Browsers without AVIF get this one width in WebP. A choice: sharp in a window of 400 pixels with two device pixels each. */
const fallbackWidth = 750;

/** Plans the encodings of a bitmap: AVIF in every width up to its own, and one WebP. None for other files. */
export function planEncodings(facts: MediaFacts): Encoding[] {
  if (!facts.isBitmap || !facts.size) return [];
  const own = facts.size.width;
  const stem = facts.publishedName.replace(/\.[^.]*$/, '');
  const steps = [...widths.filter((width) => width < own), ...(own <= (widths.at(-1) ?? 0) ? [own] : [])];
  const rendition = (width: number, format: Encoding['format']): Encoding => ({
    name: `${stem}-${width}.${format}`,
    source: facts.absolute,
    width,
    format,
  });
  return [...steps.map((width) => rendition(width, 'avif')), rendition(Math.min(own, fallbackWidth), 'webp')];
}

/** A file of the published site under `/media/`: a copy, or encoded from a bitmap. */
export type PublishedFile = { name: string; copyOf: string } | { name: string; encoding: Encoding };

/** Returns the path of a published file. */
export const mediaPath = (name: string): string => `/media/${name}`;

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
