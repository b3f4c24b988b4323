import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const settingsSchema = z.strictObject({
  site: z.string().default('site.config'),
  media: z.record(z.string(), z.string()).default({}),
});

/** The project's settings for the guide: `tests/guide/guide.yaml`. */
export type GuideSettings = {
  /** The folder of the site that the examples refer to, absolute. */
  siteDir: string;
  /** A folder whose files are copied over that site for the pictures of blocks. It is optional. */
  overlayDir: string;
  /** Files of that site's `media/`, each with the file of `site.config/media/` that replaces it in pictures. */
  media: Readonly<Record<string, string>>;
};

const folder = join('tests', 'guide');

/**
 * Reads `tests/guide/guide.yaml` of the project in `root`. Without one, examples refer to `site.config`.
 * Throws an `Error` when the file is invalid.
 */
export function readGuideSettings(root: string): GuideSettings {
  const path = join(folder, 'guide.yaml');
  const file = join(root, path);
  const result = settingsSchema.safeParse(existsSync(file) ? parse(readFileSync(file, 'utf8')) : {});
  if (!result.success) throw new Error(`${path} is invalid:\n${z.prettifyError(result.error)}`);
  const { site, media } = result.data;
  return { siteDir: join(root, site), overlayDir: join(root, folder, 'site'), media };
}
