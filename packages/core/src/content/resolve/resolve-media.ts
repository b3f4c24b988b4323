import type { MediaUse } from '../../field-kinds/resolve-context.ts';
import type { MediaFacts } from '../../media/media-facts.ts';
import { UnusableMediaError } from '../../media/media-facts.ts';
import { isMediaPath } from '../../text/media-path.ts';
import type { TextPart, ValuePath } from '../../yaml/yaml-file.ts';
import type { MediaIndex } from '../media-queries.ts';
import { renameCommand } from '../media-queries.ts';
import type { ReferenceFindings } from './reference-findings.ts';

/** The end of the key of a file that is published unchanged, even when it is an image that pages also show in other formats. */
const unchanged = ' as it is';

/** True when the file at a path is published unchanged. `keys` are those of `mediaFiles`. */
export const isUnchanged = (path: string, keys: ReadonlySet<string>): boolean => keys.has(`${path}${unchanged}`) || !keys.has(path);

/** Returns the facts of a file that is published unchanged. */
export const asUnchanged = (facts: MediaFacts): MediaFacts => ({ ...facts, isBitmap: false });

/** Returns the media file with a key of `mediaFiles`. Throws when it does not exist or is not usable. */
export function mediaFileOf(key: string, media: MediaIndex): MediaFacts {
  const path = key.endsWith(unchanged) ? key.slice(0, -unchanged.length) : key;
  const facts = media.read(path);
  if (!facts) throw new Error(`${path} is used and does not exist.`);
  return path === key ? facts : asUnchanged(facts);
}

/** The place of a path: a value, or a part of a text. */
type PlaceOfPath = { at: ValuePath; part?: TextPart };

/** Looks up a media file: an image to show, or a file to publish unchanged. Reports a missing file. */
export function resolveMedia(path: string, use: MediaUse, place: PlaceOfPath, findings: ReferenceFindings): MediaFacts | undefined {
  const { media } = findings.indexes;
  if (!media.has(path)) {
    const { nearest, hint } = media.suggest(path, use);
    if (nearest !== undefined && !isMediaPath(nearest)) {
      const message = `The file ${path} does not exist. There is a file ${nearest}, but its name is not allowed.`;
      findings.report({ code: 'missing-media', ...place, message, hint: `Rename the file: ${renameCommand(nearest, path)}` });
      return undefined;
    }
    const isCase = nearest?.toLowerCase() === path.toLowerCase();
    const meant = isCase ? `The file is ${nearest}, and capital letters must match.` : `Did you mean ${nearest}?`;
    const message = `The file ${path} does not exist.${nearest ? ` ${meant}` : ''}`;
    // A line with other words is not corrected as a whole.
    findings.report({ code: 'missing-media', ...place, message, hint, ...(!place.part && { nearest, isSure: isCase }) });
    return undefined;
  }
  const facts = readUsable(path, findings);
  if (facts && use === 'file') findings.mediaFiles.set(`${path}${unchanged}`, asUnchanged(facts));
  else if (facts) findings.mediaFiles.set(path, facts);
  if (facts && use === 'picture' && !facts.size) {
    const hint = 'Use a .png, .jpg, .webp, .avif or .svg file.';
    findings.report({ code: 'not-a-picture', ...place, message: `${path} is not an image.`, hint });
    return undefined;
  }
  return facts;
}

/** Looks up a media file that may be missing. */
export function resolveOptionalMedia(path: string, findings: ReferenceFindings): MediaFacts | undefined {
  const { indexes, mediaFiles } = findings;
  const facts = indexes.media.has(path) ? readUsable(path, findings) : undefined;
  if (facts) mediaFiles.set(path, facts);
  return facts;
}

/** An unusable file is reported once, at the file. A page that uses it is not rendered. */
function readUsable(path: string, findings: ReferenceFindings): MediaFacts | undefined {
  try {
    return findings.indexes.media.read(path);
  } catch (error) {
    if (!(error instanceof UnusableMediaError)) throw error;
    findings.isIncomplete = true;
    return undefined;
  }
}
