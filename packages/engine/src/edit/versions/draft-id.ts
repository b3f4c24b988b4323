import { slugOf } from '@pagewright/core';
import { cacheKey } from '../../cache/text-cache.ts';

/** A choice: an id is the name of a file, and git adds an ending to it. Many systems take 255 bytes. */
const maxBytes = 120;

/** Returns the id of a draft with this name. Names that differ in their signs alone have the same one. */
export function draftId(name: string): string {
  const slug = slugOf(name);
  return slug !== '' && Buffer.byteLength(slug) <= maxBytes ? slug : cacheKey(name);
}
