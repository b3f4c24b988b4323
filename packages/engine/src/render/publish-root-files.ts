import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileStamp } from '../files/file-stamp.ts';
import type { RenderableSite, Target } from './build-input.ts';

/**
 * Copies the files in `root/` as they are. Files of the same names that builds write otherwise are left out afterwards. A preview has a
 * `robots.txt` of its own, because a rule for the published site could hide the noindex of a page.
 */
export async function publishRootFiles(
  { rootFiles, settings }: Pick<RenderableSite, 'rootFiles' | 'settings'>,
  { output, files }: Target,
): Promise<void> {
  for (const { name, absolute } of rootFiles) {
    if (settings.isPreview && name === 'robots.txt') continue;
    const key = `root ${absolute} ${fileStamp(absolute)}`;
    if (!files.add(name, [name]) || output.isUpToDate(key, [name])) continue;
    await mkdir(join(output.staging, dirname(name)), { recursive: true });
    await copyFile(absolute, join(output.staging, name));
    output.record(key, [name]);
  }
}
