import { lstatSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { type FolderContent, isGone, reasonOf } from '@pagewright/core';

/** True for a file. False for a folder, a link, and a path below a file, which replaced a folder. */
export function isFile(path: string): boolean {
  try {
    return lstatSync(path).isFile();
  } catch {
    return false;
  }
}

/** The maximum depth. A site has three or four levels. */
const maxDepth = 32;

/**
 * Lists a folder recursively. Does not follow symbolic links, so that it never leaves the folder or loops. Reports a
 * folder that cannot be listed in `unreadable`. Throws node's ENOENT error when a folder disappears.
 */
export async function walkFolder(root: string): Promise<FolderContent> {
  const content: FolderContent = { files: [], folders: [], links: [], unreadable: [] };
  const open = [{ absolute: root, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { absolute, depth } = next;
    if (depth > maxDepth) {
      content.unreadable.push({ absolute, reason: `it lies more than ${maxDepth} folders deep` });
      continue;
    }
    for (const entry of await list(absolute, content)) {
      const path = `${absolute}/${entry.name}`;
      if (entry.isSymbolicLink()) content.links.push(path);
      else if (entry.isDirectory()) {
        content.folders.push(path);
        open.push({ absolute: path, depth: depth + 1 });
      } else content.files.push(path);
    }
  }
  return content;
}

async function list(absolute: string, { unreadable }: FolderContent) {
  try {
    return await readdir(absolute, { withFileTypes: true });
  } catch (error) {
    if (isGone(error)) throw error;
    unreadable.push({ absolute, reason: reasonOf(error) });
    return [];
  }
}
