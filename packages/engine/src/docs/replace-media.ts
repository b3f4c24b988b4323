import { existsSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

/**
 * Replaces files of a site's `media/` by other files, converting them to the format of the file name. `replacements`
 * has paths relative to the two media folders. Throws an `Error` when a file to copy is missing.
 */
export async function replaceMedia(from: string, to: string, replacements: Readonly<Record<string, string>>): Promise<void> {
  // On demand, as in `savePicture`.
  const { default: sharp } = await import('sharp');
  for (const [name, replacement] of Object.entries(replacements)) {
    const source = join(from, replacement);
    const target = join(to, name);
    if (!existsSync(source)) throw new Error(`tests/guide/guide.yaml: there is no file ${source}.`);
    if (extname(source) === extname(target)) await copyFile(source, target);
    else await sharp(source).toFile(target);
  }
}
