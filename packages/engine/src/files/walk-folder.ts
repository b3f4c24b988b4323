import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isGone } from './retry-if-gone.ts';

/** Everything under a folder, by absolute paths. `files` are all entries that are neither folders nor links. */
export type FolderContent = { files: string[]; folders: string[]; links: string[]; unreadable: { absolute: string; reason: string }[] };

/** Folders within folders. A site has three or four levels. */
const maxDepth = 32;

/**
 * Lists a folder and all folders below it. Follows no link, so nothing outside of the folder is listed and no loop is
 * possible. A folder that cannot be listed is reported in `unreadable`. Throws node's ENOENT error when one is gone.
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
      const path = join(absolute, entry.name);
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

const reasons: Record<string, string> = {
  EACCES: 'its permissions do not allow it',
  EPERM: 'its permissions do not allow it',
  ENAMETOOLONG: 'its path is too long',
  EMFILE: 'too many files are open',
};

/** Says in plain words why the system does not open a file or a folder. */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'an unknown error';
  return reasons[code] ?? `the system answers ${code}`;
}
