import type { MediaUse } from '../field-kinds/resolve-context.ts';
import { isGone } from '../files/retry-if-changed.ts';
import { type MediaFacts, mediaStamp, readMediaFacts } from '../media/media-facts.ts';
import { type MediaFault, UnusableMediaError } from '../media/unusable-media-error.ts';
import { type MediaIndex, suggestPath } from './find/media-index.ts';
import { type SiteDb, siteQueries } from './site-db.ts';
import { siteFiles } from './site-files.ts';

/** The absolute paths of the files in `media/` by their paths as written in YAML. */
const mediaPaths = siteQueries.define({
  name: 'media paths',
  equality: 'inputs',
  compute: (db) => new Map(db.get(siteFiles, '').files.media.map(({ path, absolute }) => [`/${path}`, absolute])),
});

/** The absolute path of a file in `media/`. Null when it does not exist. */
export const mediaFile = siteQueries.define({
  name: 'media file',
  equality: 'json',
  compute: (db, path): string | null => db.get(mediaPaths, '').get(path) ?? null,
});

/** The stamp of a media file by its absolute path. */
export const mediaStampOf = siteQueries.define({
  name: 'media stamp',
  equality: 'json',
  mayChange: ({ changed }) => changed === undefined,
  compute: (_, absolute) => {
    try {
      return mediaStamp(absolute);
    } catch (error) {
      if (isGone(error)) return '';
      throw error;
    }
  },
});

/** The properties of a media file, or why it cannot be published. Null when it does not exist. */
const mediaFacts = siteQueries.define({
  name: 'media facts',
  equality: 'json',
  compute: (db, path): { facts: MediaFacts } | { fault: MediaFault } | null => {
    const absolute = db.get(mediaFile, path);
    if (absolute === null) return null;
    db.get(mediaStampOf, absolute);
    try {
      return { facts: readMediaFacts(absolute) };
    } catch (error) {
      if (!(error instanceof UnusableMediaError)) throw error;
      return { fault: error.fault };
    }
  },
});

/** Returns the files of `media/`. */
export const mediaOf = (db: SiteDb): MediaIndex => ({
  has: (path) => db.get(mediaFile, path) !== null,
  read: (path) => {
    const found = db.get(mediaFacts, path);
    if (found && 'fault' in found) throw new UnusableMediaError(found.fault);
    return found?.facts;
  },
  suggest: (path: string, use: MediaUse) => suggestPath(path, use, [...db.get(mediaPaths, '').keys()]),
});
