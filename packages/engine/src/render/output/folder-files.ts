import { type Dirent, lstatSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Removes files from a folder and then the folders that are empty. Does not follow symbolic links: a link is removed,
 * never its target. `isRemoved` gets each path relative to the folder, with `/` between segments.
 */
export function removeFiles(root: string, isRemoved: (path: string, entry: Dirent) => boolean): void {
  const clean = (path: string): number => {
    let remaining = 0;
    for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
      const inner = path === '' ? entry.name : `${path}/${entry.name}`;
      if (entry.isDirectory()) remaining += clean(inner) > 0 ? 1 : 0;
      else if (isRemoved(inner, entry)) rmSync(join(root, inner));
      else remaining += 1;
    }
    if (remaining === 0 && path !== '') rmdirSync(join(root, path));
    return remaining;
  };
  clean('');
}

/** Moves a file to `path` in a folder, atomically: readers see the old file or the new one. Replaces what blocks the path. */
export function moveInto(root: string, { from, path }: { from: string; path: string }): void {
  const target = join(root, path);
  try {
    mkdirSync(dirname(target), { recursive: true });
    renameSync(from, target);
  } catch {
    removeObstacles(root, path);
    mkdirSync(dirname(target), { recursive: true });
    renameSync(from, target);
  }
}

/** Removes files at the paths of the parent folders of `path`, and a folder at `path` itself. */
function removeObstacles(root: string, path: string): void {
  const segments = path.split('/');
  segments.forEach((_, index) => {
    const isLast = index === segments.length - 1;
    const place = join(root, ...segments.slice(0, index + 1));
    const found = lstatSync(place, { throwIfNoEntry: false });
    if (found && found.isDirectory() === isLast) rmSync(place, { recursive: true });
  });
}
