import { z } from 'zod';

/** The file that every build leaves in its folder; a folder without it is not ours to empty. */
export const buildMark = 'build.json';

/** What `build.json` says of a build. */
export type BuildRecord = {
  /** A short name for the browser code and stylesheet of the build. */
  build: string;
  /** The paths of all files of the build, relative to its folder, with `/` between segments. */
  files: string[];
};

const recordSchema: z.ZodType<BuildRecord> = z.object({ build: z.string(), files: z.array(z.string()) });

/** Parses the text of `build.json`. Returns undefined for a build that is not finished or of another version. */
export function parseBuildRecord(text: string): BuildRecord | undefined {
  try {
    return recordSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
