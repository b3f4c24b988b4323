import type { MediaFacts } from '../media/media-facts.ts';
import type { PlaceInCode } from '../problems/site-code-error.ts';
import type { Drawing, IconShapes } from '../schema/resolved.ts';

/**
 * What the machine offers: the files of a site, what is in its media files, icons. The core asks nothing else of it, so that it runs
 * wherever somebody provides these. Paths are absolute, with forward slashes. A function throws an error with the code `ENOENT` for
 * what does not exist.
 */
export type Host = {
  /** Returns a hash of a text, for values that are compared. */
  hash: (text: string) => string;
  files: HostFiles;
  media: HostMedia;
  icons: HostIcons;
  placeInCode: PlaceInCode;
};

/** The absolute paths of everything in a folder. `files` are all entries except folders and symbolic links. */
export type FolderContent = { files: string[]; folders: string[]; links: string[]; unreadable: { absolute: string; reason: string }[] };

export type HostFiles = {
  exists: (absolute: string) => boolean;
  /** Lists everything in a folder and below it. Reports folders that cannot be listed. */
  list: (folder: string) => Promise<FolderContent>;
  /** Reads a file of at most `maxBytes` bytes as UTF-8. Throws a `FileFaultError` for a larger one and for what is not a file. */
  read: (absolute: string, maxBytes: number) => string;
  /** Returns the size of a file in bytes, or why it cannot be read: the end of a sentence. */
  describe: (absolute: string) => { bytes: number } | { reason: string };
  /** Returns a text that changes when a file may have changed. Not reliable for one that changed just now: it may again, with the same stamp. */
  stamp: (absolute: string) => { stamp: string; isReliable: boolean };
  /** Returns the path of a file in messages. */
  displayPath: (absolute: string) => string;
};

export type HostMedia = {
  /** Returns a text that changes when a media file is written. */
  stamp: (absolute: string) => string;
  /** Reads the properties of a file. Throws an `UnusableMediaError` for one that cannot be published. */
  facts: (absolute: string) => MediaFacts;
  /** True for a photo or film that says where it was taken. Undefined for a file that is too large to be looked at. */
  hasPlace: (absolute: string) => boolean | undefined;
  /** Reads a simple drawing that pages may contain. Undefined for another picture. */
  drawing: (absolute: string) => Drawing | undefined;
  /** Returns the characters that a font has. Undefined when it cannot be read. */
  fontCharacters: (absolute: string) => ReadonlySet<number> | undefined;
};

/** The icons that blocks may show, by name. */
export type HostIcons = {
  get: (name: string) => IconShapes | undefined;
  names: () => readonly string[];
  /** Returns the icon that a word describes best, such as `house` for `home`. */
  describedBy: (word: string) => string | undefined;
};
