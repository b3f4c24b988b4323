import { z } from 'zod';
import type { AddressSettings } from '../model/address.ts';

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

const addressSettingsSchema: z.ZodType<AddressSettings> = z.object({ url: z.string(), trailingSlash: z.enum(['always', 'never']) });

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
