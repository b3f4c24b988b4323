import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Encoding, ensureEncoded, planEncodings, readMediaFacts } from 'pagewright/media';
import type { Studio } from './studio.ts';

const encodedFolder = '.encoded';
/** Published as they are, never encoded. */
const asTheyAre = [encodedFolder, 'fonts', 'social'];

async function plan(mediaDir: string): Promise<Encoding[]> {
  const entries = await readdir(mediaDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !asTheyAre.some((folder) => file.startsWith(join(mediaDir, folder))))
    .sort()
    .flatMap((file) => planEncodings(readMediaFacts(file)));
}

/** Encodes the pictures in every width that pages offer, and removes the encodings of pictures that are gone. */
export async function makeEncodings({ path }: Studio): Promise<void> {
  const mediaDir = path('');
  const wanted = await plan(mediaDir);
  // One after the other: an encoder uses all cores by itself.
  for (const encoding of wanted) await ensureEncoded(mediaDir, encoding);
  const names = new Set(wanted.map(({ name }) => name));
  for (const name of await readdir(path(encodedFolder))) {
    if (names.has(name)) continue;
    await rm(path(join(encodedFolder, name)));
    console.log(`${encodedFolder}/${name} went with its picture`);
  }
}
