import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type BuildRecord, buildRecordFile, parseBuildRecord } from '@pagewright/core';

/** Reads `build.json`. Undefined when it is missing or of another version. */
export function readBuildRecord(folder: string): BuildRecord | undefined {
  try {
    return parseBuildRecord(readFileSync(join(folder, buildRecordFile), 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Lists the files of a built site, relative to its folder, with `/` between segments. Those of `build.json` include files that a deploy
 * copies later. Without that file, lists the folder, without symbolic links.
 */
export const listFiles = (folder: string, record = readBuildRecord(folder)): string[] =>
  record?.files ??
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'));
