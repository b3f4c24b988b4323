import type { MediaFacts } from '../../media/media-facts.ts';
import { UnusableMediaError } from '../../media/unusable-media-error.ts';
import { mediaPathSchema } from '../../schema/fields/media-path.ts';
import type { ValuePath } from '../../yaml/yaml-file.ts';
import type { MediaUse } from '../find/media-index.ts';
import type { Resolver } from './resolver.ts';

/** The facts of a media file that must be there, as a picture to draw or as a file to publish as it is. */
export function resolveMedia(path: string, use: MediaUse, at: ValuePath, resolver: Resolver): MediaFacts | undefined {
  const { media } = resolver.indexes;
  resolver.inputs.add(`media:${path}`);
  if (!media.has(path)) {
    const { nearest, hint } = media.suggest(path, use);
    if (nearest !== undefined && !mediaPathSchema.safeParse(nearest).success) {
      const message = `There is no file ${path}. There is ${nearest}, whose name no page can use.`;
      resolver.report({ code: 'missing-media', at, message, hint: `Rename that file to ${path.slice(path.lastIndexOf('/') + 1)}.` });
      return undefined;
    }
    const isCase = nearest?.toLowerCase() === path.toLowerCase();
    const meant = isCase ? `The file is ${nearest}; capitals count on the server.` : `Did you mean ${nearest}?`;
    const message = `There is no file ${path}.${nearest ? ` ${meant}` : ''}`;
    resolver.report({ code: 'missing-media', at, message, hint, nearest, isSure: isCase });
    return undefined;
  }
  const facts = readIfFit(path, resolver);
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
export function resolveMediaIfThere(path: string, resolver: Resolver): MediaFacts | undefined {
  const { indexes, inputs, mediaFiles } = resolver;
  inputs.add(`media:${path}`);
  const facts = indexes.media.has(path) ? readIfFit(path, resolver) : undefined;
  if (facts) mediaFiles.set(path, facts);
  return facts;
}

/** What is wrong with a file is told once, at the file; no page is drawn with it. */
function readIfFit(path: string, resolver: Resolver): MediaFacts | undefined {
  try {
    return resolver.indexes.media.read(path);
  } catch (error) {
    if (!(error instanceof UnusableMediaError)) throw error;
    resolver.isIncomplete = true;
    return undefined;
  }
}
