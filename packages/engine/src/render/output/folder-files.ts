import { existsSync, lstatSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isFile } from '../../files/walk-folder.ts';

/**
 * Removes symbolic links and other entries that are no files from a folder, then the folders that are empty. Never touches the
 * target of a link. Returns the paths of the files, relative to the folder, with `/` between segments.
 */
export function keepOnlyFiles(root: string): string[] {
  const files: string[] = [];
  const clean = (path: string): number => {
    let remaining = 0;
    for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
      const inner = path === '' ? entry.name : `${path}/${entry.name}`;
      if (entry.isDirectory()) remaining += clean(inner) > 0 ? 1 : 0;
      else if (!entry.isFile()) rmSync(join(root, inner));
      else {
        files.push(inner);
        remaining += 1;
      }
    }
    if (remaining === 0 && path !== '') rmdirSync(join(root, path));
    return remaining;
  };
  clean('');
  return files;
}

/** Removes files from a folder, as far as they are still files, and the folders that are empty then. */
export function removeFiles(root: string, paths: readonly string[]): void {
  for (const path of paths) {
    if (!isFile(join(root, path))) continue;
    rmSync(join(root, path));
    removeEmptyFolders(root, parentFolders(path).reverse());
  }
}

/** Removes folders, from the inside out, until one is not empty. */
function removeEmptyFolders(root: string, folders: readonly string[]): void {
  for (const folder of folders) {
    if (readdirSync(join(root, folder)).length > 0) return;
    rmdirSync(join(root, folder));
  }
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

/**
 * Creates a function that moves a file with the whole folder around it, when `root` has no such folder: one rename for all its
 * files, and no second folder. Returns true when the file is in place, also because an earlier call moved its folder. Folders
 * with one of the files in `late` stay.
 */
export function createMoveWithFolder(root: string, { from, late }: { from: string; late: readonly string[] }): (path: string) => boolean {
  const moved = new Set<string>();
  const kept = new Set<string>();
  const move = (folder: string): boolean => {
    if (existsSync(join(root, folder)) || late.some((path) => path.startsWith(`${folder}/`))) return false;
    try {
      renameSync(join(from, folder), join(root, folder));
      return true;
    } catch {
      return false;
    }
  };
  return (path) => {
    for (const folder of parentFolders(path)) {
      if (kept.has(folder)) continue;
      if (moved.has(folder)) return true;
      const isMoved = move(folder);
      (isMoved ? moved : kept).add(folder);
      if (isMoved) return true;
    }
    return false;
  };
}

/** The folders of a file, from the outside in: `a` and `a/b` for `a/b/c.html`. */
function parentFolders(path: string): string[] {
  const segments = path.split('/').slice(0, -1);
  return segments.map((_, index) => segments.slice(0, index + 1).join('/'));
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
