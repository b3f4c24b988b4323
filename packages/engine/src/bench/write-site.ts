import { existsSync, readdirSync } from 'node:fs';
import { generateSite } from './generate/generate-site.ts';

/** Writes a generated site of this many pages into an empty or new folder. Throws an `Error` for a folder with content, and for too few pages. */
export async function writeSite(root: string, folder: string, pages: number): Promise<void> {
  // The generator replaces the content of its folder.
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`${folder} is not empty. Nothing was written. Empty it, or choose another folder with --out DIR.`);
  await generateSite({ root, folder, pages });
}
