import { extname } from 'node:path';
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
