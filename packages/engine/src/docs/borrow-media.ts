import { copyFile, readdir } from 'node:fs/promises';
import { dirname, join, parse } from 'node:path';
import sharp from 'sharp';

/** Files of the test site, and what stands in their places in the guide: files of the shipped site, whatever their ending. */
const borrowed = [
  { file: 'pictures/bench.png', from: 'about/workshop' },
  { file: 'pictures/poster.png', from: 'hero/home-poster' },
  { file: 'people/round.svg', from: 'people/meera-joshi' },
] as const;

/** The test site's pictures are plain colours; the guide's show something. What the shipped site lacks stays as it is. */
export async function borrowMedia(root: string, siteDir: string): Promise<void> {
  for (const { file, from } of borrowed) {
    const source = await findMedia(join(root, 'site.config', 'media', from));
    const target = join(siteDir, 'media', file);
    if (source === undefined) continue;
    if (parse(source).ext === parse(target).ext) await copyFile(source, target);
    else await sharp(source).toFile(target);
  }
}

async function findMedia(path: string): Promise<string | undefined> {
  const folder = dirname(path);
  const names = await readdir(folder).catch(() => []);
  const name = names.find((one) => parse(one).name === parse(path).name);
  return name && join(folder, name);
}
