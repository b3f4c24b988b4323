import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildRecordFile, parseBuildRecord } from '../render/output/build-record.ts';

/**
 * The files of a built site, relative to its folder, with `/` between segments. Taken from `build.json`, so that files
 * of a deploy that arrive after it are known as well; for other folders from the folder itself.
 */
export function listFiles(folder: string): string[] {
  return readRecordedFiles(folder) ?? walk(folder, '');
}

function readRecordedFiles(folder: string): string[] | undefined {
  try {
    return parseBuildRecord(readFileSync(join(folder, buildRecordFile), 'utf8'))?.files;
  } catch {
    return undefined;
  }
}

/** Leaves out symbolic links and names that start with a dot. */
function walk(root: string, path: string): string[] {
  return readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.')) return [];
    const inner = path === '' ? entry.name : `${path}/${entry.name}`;
    if (entry.isDirectory()) return walk(root, inner);
    return entry.isFile() ? [inner] : [];
  });
}
