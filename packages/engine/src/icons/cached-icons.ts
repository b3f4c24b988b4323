import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheKey, removeOldEntries } from '../cache/text-cache.ts';
import { drawIcons } from './draw-icons.ts';

/** Changes when icons are drawn in another way. */
const version = '1';
/** A set of icons has about 50 kB. */
const keptSets = 50;

/** Icons that were drawn: a key of what they show, and the folder with the files. */
export type DrawnIcons = { key: string; folder: string; names: string[] };

type DrawOptions = {
  /** The folder of the sets of icons, by their keys. */
  cache: string;
  /** The colour behind a drawing that has none, as `#rrggbb`. */
  background: string;
};

/** Draws the icons of a favicon, unless an earlier command did. */
export async function cachedIcons(favicon: string, { cache, background }: DrawOptions): Promise<DrawnIcons> {
  const content = await readFile(favicon);
  const key = cacheKey(version, content.toString('base64'), background);
  const folder = join(cache, key);
  if (!existsSync(folder)) await drawInto(folder, content, background);
  return { key, folder, names: (await readdir(folder)).sort() };
}

/** Writes all icons at once, so that a folder is complete. */
async function drawInto(folder: string, favicon: Buffer, background: string): Promise<void> {
  const unfinished = `${folder}.${process.pid}`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  for (const [name, content] of await drawIcons(favicon, background)) await writeFile(join(unfinished, name), content);
  try {
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another command has drawn them meanwhile.
    if (!existsSync(folder)) throw error;
  }
  await removeOldEntries(join(folder, '..'), keptSets);
}
