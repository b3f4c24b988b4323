import type { MediaUse } from '../field-kinds/resolve-context.ts';
import { type MediaFacts, type MediaFault, UnusableMediaError } from '../media/media-facts.ts';
import { isGone } from '../problems/file-errors.ts';
import { count } from '../problems/format-problem.ts';
import { nearestName } from '../problems/nearest-name.ts';
import { extensionOf } from '../text/extension-of.ts';
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
  compute: ({ input: { host } }, absolute) => {
    try {
      return host.media.stamp(absolute);
    } catch (error) {
      if (isGone(error)) return '';
      throw error;
    }
  },
});

/** The properties of a media file by its absolute path, or why it cannot be published. Null when it does not exist. */
const mediaFacts = siteQueries.define({
  name: 'media facts',
  equality: 'json',
  compute: (db, absolute): { facts: MediaFacts } | { fault: MediaFault } | null => {
    if (db.get(mediaStampOf, absolute) === '') return null;
    try {
      return { facts: db.input.host.media.facts(absolute) };
    } catch (error) {
      if (!(error instanceof UnusableMediaError)) throw error;
      return { fault: error.fault };
    }
  },
});

/** Whether a photo or film says where it was taken. Null for one that is too large to be looked at. */
const placeInMedia = siteQueries.define({
  name: 'place in media',
  equality: 'json',
  compute: (db, absolute): boolean | null => db.get(mediaStampOf, absolute) !== '' && (db.input.host.media.hasPlace(absolute) ?? null),
});

/** Returns the files of `media/`. */
export const mediaOf = (db: SiteDb): MediaIndex => ({
  has: (path) => db.get(mediaFile, path) !== null,
  read: (path) => {
    const absolute = db.get(mediaFile, path);
    const found = absolute === null ? undefined : db.get(mediaFacts, absolute);
    if (found && 'fault' in found) throw new UnusableMediaError(found.fault);
    return found?.facts;
  },
  hasPlace: (absolute) => db.get(placeInMedia, absolute) ?? undefined,
  suggest: (path: string, use: MediaUse) => suggestPath(path, use, [...db.get(mediaPaths, '').keys()]),
});

/** The files of `media/` by path as written in YAML, `/media/<folder>/<file>`. */
export type MediaIndex = {
  /** Returns the facts of a file. Undefined when it does not exist. Throws `UnusableMediaError` for a file that cannot be published. */
  read: (path: string) => MediaFacts | undefined;
  has: (path: string) => boolean;
  /** True for a photo or film, of `root/` too, that says where it was taken. `absolute`: its absolute path. Undefined: it is too large to be looked at. */
  hasPlace: (absolute: string) => boolean | undefined;
  /** Returns the nearest path and a hint, for a path without a file. */
  suggest: (path: string, use: MediaUse) => { nearest: string | undefined; hint: string };
};

/** Returns a test for files that a field accepts, by extension. */
function isOfKind(use: MediaUse, path: string): (file: string) => boolean {
  if (use === 'picture') return (file) => /\.(?:png|jpe?g|webp|avif|svg|gif)$/i.test(file);
  const end = extensionOf(path);
  return (file) => extensionOf(file) === end;
}

/** Returns the nearest path and a hint, for a path without a file. */
function suggestPath(path: string, use: MediaUse, all: readonly string[]): { nearest: string | undefined; hint: string } {
  const known = all.filter(isOfKind(use, path));
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const inFolder = known.filter((one) => one.startsWith(folder) && !one.slice(folder.length).includes('/'));
  const stem = (one: string): string => one.replace(/\.\w+$/, '').toLowerCase();
  const nearest =
    known.find((one) => one.toLowerCase() === path.toLowerCase()) ??
    known.find((one) => stem(one) === stem(path)) ??
    nearestName(path, inFolder) ??
    nearestName(path, known);
  return { nearest, hint: describeFolder(folder, inFolder, use === 'picture' ? 'image' : `${extensionOf(path)} file`, all) };
}

function describeFolder(folder: string, inFolder: readonly string[], kind: string, all: readonly string[]): string {
  if (!all.some((one) => one.startsWith(folder))) return `The folder ${folder} does not exist.`;
  if (inFolder.length === 0) return `${folder} contains no ${kind}.`;
  const listed = inFolder.length <= 12 ? `: ${inFolder.map((one) => one.slice(folder.length)).join(', ')}` : '';
  return `${folder} contains ${count(inFolder.length, kind)}${listed}.`;
}

/** Returns the command that renames a file of `media/` everywhere. Double quotes work in all shells. */
export const renameCommand = (from: string, to: string): string => `npm run rename -- media ${inShell(from)} ${inShell(to)}`;

const inShell = (path: string): string => (/^[\w./-]+$/.test(path) ? path : `"${path.replaceAll(/["$`\\]/g, '\\$&')}"`);
