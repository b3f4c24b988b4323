import type { MediaFacts } from '../media/media-facts.ts';
import type { MediaUse } from './media-index.ts';
import type { Resolver } from './resolver.ts';
import type { ValuePath } from './yaml-file.ts';

/** The facts of a media file that must be there, as a picture to draw or as a file to publish as it is. */
export function resolveMedia(path: string, use: MediaUse, at: ValuePath, resolver: Resolver): MediaFacts | undefined {
  const { media } = resolver.indexes;
  resolver.inputs.add(`media:${path}`);
  if (!media.has(path)) {
    const { nearest, hint } = media.suggest(path, use);
    const message = `There is no file ${path}.${nearest ? ` Did you mean ${nearest}?` : ''}`;
    resolver.report({ code: 'missing-media', at, message, hint, nearest });
    return undefined;
  }
  const facts = tryRead(path, at, resolver);
  // A file is published as it is, even when it is a bitmap that pages draw as well.
  if (facts && use === 'file') resolver.mediaFiles.set(`${path} as it is`, { ...facts, isBitmap: false });
  else if (facts) resolver.mediaFiles.set(path, facts);
  if (facts && use === 'picture' && !facts.size) {
    const hint = 'Pictures end in .png, .jpg, .webp, .avif or .svg.';
    resolver.report({ code: 'not-a-picture', at, message: `${path} is not a picture.`, hint });
    return undefined;
  }
  return facts;
}

/** The facts of a media file that may be missing. */
export function resolveMediaIfThere(path: string, { indexes: { media }, inputs, mediaFiles }: Resolver): MediaFacts | undefined {
  inputs.add(`media:${path}`);
  const facts = media.has(path) ? media.read(path) : undefined;
  if (facts) mediaFiles.set(path, facts);
  return facts;
}

function tryRead(path: string, at: ValuePath, resolver: Resolver): MediaFacts | undefined {
  try {
    return resolver.indexes.media.read(path);
  } catch {
    const hint = 'Save it again as .png, .jpg, .webp or .svg.';
    resolver.report({ code: 'broken-picture', at, message: `${path} cannot be read as a picture.`, hint });
    return undefined;
  }
}
