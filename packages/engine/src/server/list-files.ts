import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildRecord, buildRecordFile, parseBuildRecord } from '../render/output/build-record.ts';

/**
 * Lists the files of a built site, relative to its folder, with `/` between segments. Reads `build.json`, so that it
 * includes files that a deploy copies later. Without that file, lists the folder.
 */
export function listFiles(folder: string): string[] {
  return readBuildRecord(folder)?.files ?? walk(folder, '');
}

/** Reads `build.json`. Undefined when it is missing or of another version. */
export function readBuildRecord(folder: string): BuildRecord | undefined {
  try {
    return parseBuildRecord(readFileSync(join(folder, buildRecordFile), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Lists a folder recursively, without symbolic links and dotfiles. */
function walk(root: string, path: string): string[] {
  return readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.')) return [];
    const inner = path === '' ? entry.name : `${path}/${entry.name}`;
    if (entry.isDirectory()) return walk(root, inner);
    return entry.isFile() ? [inner] : [];
  });
}
