import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteIcons } from '../icons/site-icons.ts';
import { resolvePicture } from '../media/published-media.ts';
import type { BuildOptions, RenderableSite, Target } from './build-input.ts';

/** Publishes the icons that are made from the favicon, except those that `root/` has. */
export async function publishIcons(
  { settings, mediaFiles }: RenderableSite,
  { output, files }: Target,
  { code, root }: BuildOptions,
): Promise<void> {
  const sources = new Map(mediaFiles.map((facts) => [resolvePicture(facts, (path) => path).src, facts.absolute]));
  const fileOf = async (path: string): Promise<string> => {
    const source = sources.get(path);
    if (source === undefined) throw new Error(`${path} is not among the published media. This is a bug in Pagewright.`);
    return source;
  };
  for (const { path, file, key } of await siteIcons({ settings, code, root, fileOf })) {
    if (files.has(path) || !files.add(path, [path]) || output.isUpToDate(key, [path])) continue;
    await copyFile(file, join(output.staging, path));
    output.record(key, [path]);
  }
}
