import { extname } from 'node:path';
import type { MediaFacts } from './media-facts.ts';

/** An encoded width of a bitmap. Its name has a hash of the source's content. */
export type Encoding = { name: string; source: string; width: number; format: 'avif' | 'webp' };

/** The offered widths in pixels, from phones to large screens. Wider screens get the largest one. */
const widths = [320, 480, 800, 1200, 1600, 1920];
/** The only width in WebP, for browsers without AVIF. */
const fallbackWidth = 800;

/** Plans the encodings of a bitmap: AVIF in every width up to its own, and one WebP. None for other files. */
export function planEncodings(facts: MediaFacts): Encoding[] {
  if (!facts.isBitmap || !facts.size) return [];
  const own = facts.size.width;
  const stem = facts.publishedName.slice(0, -extname(facts.publishedName).length);
  const steps = [...widths.filter((width) => width < own), ...(own <= (widths.at(-1) ?? 0) ? [own] : [])];
  const rendition = (width: number, format: Encoding['format']): Encoding => ({
    name: `${stem}-${width}.${format}`,
    source: facts.absolute,
    width,
    format,
  });
  return [...steps.map((width) => rendition(width, 'avif')), rendition(Math.min(own, fallbackWidth), 'webp')];
}
