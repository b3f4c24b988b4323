import { type MediaFacts, readMediaFacts } from '../media/media-facts.ts';
import { UnusableMediaError } from '../media/unusable-media-error.ts';
import type { Site } from './load-site.ts';

/** The pictures of a site that pages can offer in several widths, and the files that cannot be read as what they are named. */
export type OfferedPictures = { pictures: MediaFacts[]; unusable: { file: string; error: UnusableMediaError }[] };

/**
 * Finds all bitmaps in `media/`, whether a page uses them yet or not. Leaves out those that the site only publishes as
 * they are, such as the pictures that other sites show beside a link.
 */
export function offeredPictures({ collectMedia, named }: Pick<Site, 'collectMedia' | 'named'>): OfferedPictures {
  const used = new Map<string, boolean>();
  for (const { absolute, isBitmap } of collectMedia()) used.set(absolute, isBitmap || used.get(absolute) === true);
  const found: OfferedPictures = { pictures: [], unusable: [] };
  for (const { absolute, shown } of named.files.media.filter((file) => used.get(file.absolute) !== false)) {
    try {
      const facts = readMediaFacts(absolute);
      if (facts.isBitmap) found.pictures.push(facts);
    } catch (error) {
      if (!(error instanceof UnusableMediaError)) throw error;
      found.unusable.push({ file: shown, error });
    }
  }
  return found;
}
