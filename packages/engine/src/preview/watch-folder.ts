import { type FSWatcher, lstatSync, readdirSync, statSync, watch } from 'node:fs';
import { join, sep } from 'node:path';
import { isGone } from '@pagewright/core';
import { isFile } from '../files/walk-folder.ts';

/** Folders in which commands write and that no page shows: repositories, caches, encoded pictures, the outbox. `path` is relative to the site. */
export const isToolFolder = (path: string): boolean =>
  path.split(sep).includes('node_modules') || /^\.(?!\.|data$)/.test(path) || path === join('media', '.encoded');

/** Called with the absolute path of a file or folder. `isChange` is true for a regular file that was written or replaced. */
type OnEvent = (path: string, isChange: boolean) => void;

type WatchFolderOptions = {
  folder: string;
  onEvent: OnEvent;
  /** Called when the system cannot watch a folder, for example because too many are watched. */
  onError: (error: unknown) => void;
  /** Excludes a folder inside `folder`, by its absolute path. */
  isIgnored?: (path: string) => boolean;
  /** Milliseconds between two comparisons of the watched folders with the disk. */
  interval?: number;
};

/** A watched folder. */
type Watched = {
  /** Device, inode and time of creation: the system watches the folder itself, whatever its path is by now. */
  identity: string;
  /** Undefined when the system could not watch the folder. */
  watcher: FSWatcher | undefined;
};

/**
 * Half a second. The comparison notices that the folder itself or one above it was renamed, or that a symbolic link on
 * the way to it points elsewhere: no watch inside the folder reports that.
 */
const defaultInterval = 500;

/**
 * Watches a folder and all folders in it by path, with one system watch each. A folder that is renamed, deleted or
 * replaced is watched again as soon as its path exists. Symbolic links inside are never followed; `folder` itself may
 * be one. Reports a folder as a whole when its content may have changed unnoticed. Returns a function that stops.
 */
export function watchFolder({ folder, onEvent, onError, isIgnored, interval = defaultInterval }: WatchFolderOptions): () => void {
  const watched = new Map<string, Watched>();

  const stop = (path: string): void => {
    for (const inside of [...watched.keys()].filter((one) => one === path || one.startsWith(path + sep))) {
      watched.get(inside)?.watcher?.close();
      watched.delete(inside);
    }
  };

  const start = (path: string, identity: string): void => {
    const entry: Watched = { identity, watcher: undefined };
    watched.set(path, entry);
    entry.watcher = watch(path, { persistent: false }, (event, name) => handle(event, name === null ? path : join(path, name)));
    entry.watcher.on('error', () => {
      entry.identity = 'lost';
    });
    // List the folder after the watch has started, so that nothing created meanwhile is missed.
    for (const one of readdirSync(path, { withFileTypes: true })) if (one.isDirectory()) compare(join(path, one.name));
  };

  /** Starts or stops watching `path` according to what is on the disk. Returns whether anything was different. */
  const compare = (path: string): boolean => {
    if (isIgnored?.(path)) return false;
    const identity = identityOf(path, path === folder);
    if (identity === watched.get(path)?.identity) return false;
    stop(path);
    try {
      if (identity !== undefined) start(path, identity);
    } catch (error) {
      // Gone between two calls: the next comparison finds the folder if it comes back.
      if (isGone(error)) stop(path);
      else onError(error);
    }
    return true;
  };

  const handle = (event: string, path: string): void => {
    // A new folder may have the inode and even the time of the one that it replaces.
    if (event === 'rename') stop(path);
    compare(path);
    onEvent(path, isFile(path));
  };

  compare(folder);
  const timer = setInterval(() => {
    for (const path of new Set([folder, ...watched.keys()])) if (compare(path)) onEvent(path, false);
  }, interval);
  timer.unref();
  return () => {
    clearInterval(timer);
    stop(folder);
  };
}

/** Identifies a folder; undefined for anything else and for a path that cannot be reached. */
function identityOf(path: string, followLink: boolean): string | undefined {
  try {
    const stats = followLink ? statSync(path) : lstatSync(path);
    return stats.isDirectory() ? `${stats.dev}:${stats.ino}:${stats.birthtimeMs}` : undefined;
  } catch {
    return undefined;
  }
}
