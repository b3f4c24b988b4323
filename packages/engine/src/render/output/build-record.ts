import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { AddressSettings } from '@pagewright/core';
import { z } from 'zod';

/** The file that every build writes into its folder. A build never empties a folder without it. */
export const buildRecordFile = 'build.json';

/** The content of `build.json`. */
export type BuildRecord = {
  /** A short hash of the browser code and stylesheet. */
  build: string;
  /** The paths of all files of the build, relative to its folder, with `/` between segments. */
  files: string[];
  /** How the paths of the site become addresses. Undefined when they are the same. */
  addresses?: AddressSettings | undefined;
};

export const addressSettingsSchema: z.ZodType<AddressSettings> = z.object({ url: z.string(), trailingSlash: z.enum(['always', 'never']) });

const recordSchema: z.ZodType<BuildRecord> = z.object({
  build: z.string(),
  files: z.array(z.string()),
  addresses: addressSettingsSchema.optional(),
});

/** Parses the text of `build.json`. Returns undefined for an unfinished build or one of another version. */
export function parseBuildRecord(text: string): BuildRecord | undefined {
  try {
    return recordSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

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
