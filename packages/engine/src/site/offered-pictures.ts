import { type MediaFacts, type Site, UnusableMediaError } from '@pagewright/core';
import { readMediaFacts } from '../media/read-media-facts.ts';

/** The bitmaps of a site that pages can show in several widths, and the files that cannot be read. */
type OfferedPictures = { pictures: MediaFacts[]; unusable: { file: string; error: UnusableMediaError }[] };

/**
 * Finds all bitmaps in `media/`, used or not, except those that are only published unchanged, such as social images.
 */
export function offeredPictures({ collectMedia, named }: Pick<Site, 'collectMedia' | 'named'>): OfferedPictures {
  const used = new Map<string, boolean>();
  for (const { absolute, isBitmap } of collectMedia()) used.set(absolute, isBitmap || used.get(absolute) === true);
  const found: OfferedPictures = { pictures: [], unusable: [] };
  for (const { absolute, displayPath } of named.files.media.filter((file) => used.get(file.absolute) !== false)) {
    try {
      const facts = readMediaFacts(absolute);
      if (facts.isBitmap) found.pictures.push(facts);
    } catch (error) {
      if (!(error instanceof UnusableMediaError)) throw error;
      found.unusable.push({ file: displayPath, error });
    }
  }
  return found;
}
