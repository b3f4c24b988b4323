import { readBounded } from '../files/read-bounded.ts';
import { charactersOf, unlessDamaged } from '../fonts/web-font.ts';
import { maxMediaBytes, mediaStamp } from './read-media-facts.ts';

const known = new Map<string, { stamp: string; characters: ReadonlySet<number> | undefined }>();

/**
 * Returns the code points that a .woff2 file has glyphs for; undefined when it cannot be read. Cached until the file
 * changes.
 */
export function fontCharacters(absolute: string): ReadonlySet<number> | undefined {
  const stamp = mediaStamp(absolute);
  const cached = known.get(absolute);
  if (cached?.stamp === stamp) return cached.characters;
  const characters = unlessDamaged(() => charactersOf(readBounded(absolute, maxMediaBytes)));
  known.set(absolute, { stamp, characters });
  return characters;
}
