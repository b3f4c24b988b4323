import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readBenchSettings } from '../bench-settings.ts';
import { generatePage } from './generate-page.ts';
import { mergeSettings } from './merge-settings.ts';
import { collectionFile, readPageSource } from './page-source.ts';
import { pageName } from './placeholders.ts';

type SiteOptions = {
  /** The folder of the project, whose site provides settings, records and media. */
  root: string;
  /** The output folder. Its content is replaced. */
  folder: string;
  pages: number;
  seed?: number;
  /** False for a site without the variations of `bench.yaml`, most of which give a warning. */
  isVaried?: boolean;
};

/** The seed of generated sites. */
export const defaultSeed = 1;

/**
 * Writes a site of generated pages, the same for the same seed. Settings, records and media come from `site.config`, as
 * configured in `tests/bench`. Throws an `Error` for fewer pages than the records need.
 */
export async function generateSite({ root, folder, pages, seed = defaultSeed, isVaried = true }: SiteOptions): Promise<void> {
  const siteDir = join(root, 'site.config');
  const read = readPageSource(root, { pages, seed });
  const source = isVaried ? read : { ...read, variations: [] };
  const { recordPageCount } = source;
  if (pages <= recordPageCount) {
    throw new Error(
      `A generated site of this project has at least ${recordPageCount + 1} pages, because ${recordPageCount} are for records.`,
    );
  }
  await rm(folder, { recursive: true, force: true });
  const { settings } = readBenchSettings(root);
  const texts = new Map([['site.yaml', mergeSettings(await readFile(join(siteDir, 'site.yaml'), 'utf8'), settings)]]);
  for (const [name, text] of source.collections) texts.set(collectionFile(name), text);
  for (const [name, text] of source.recordPages) texts.set(join('pages', name), text);
  for (let number = 1; number <= pages - recordPageCount; number += 1) {
    texts.set(join('pages', `${pageName(number)}.yaml`), generatePage(source, { number, seed }));
  }
  await mkdir(join(folder, 'pages'), { recursive: true });
  await mkdir(join(folder, 'collections'), { recursive: true });
  for (const [file, text] of texts) await writeFile(join(folder, file), text);
  await copyMedia(siteDir, folder, texts.values());
}

/** Copies the media that texts name, the other format of each video, and the encoded widths of pictures. */
async function copyMedia(from: string, to: string, texts: Iterable<string>): Promise<void> {
  const named = new Set([...texts].flatMap((text) => text.match(/\/media\/[\w./-]+\.\w+/g) ?? []));
  const paths = [...named].flatMap((path) => (path.endsWith('.mp4') ? [path, path.replace(/mp4$/, 'webm')] : [path]));
  for (const path of paths) {
    await mkdir(dirname(join(to, path)), { recursive: true });
    await cp(join(from, path), join(to, path)).catch((error: unknown) => {
      // A video may have one format only.
      if (!path.endsWith('.webm')) throw error;
    });
  }
  const encoded = join('media', '.encoded');
  if (existsSync(join(from, encoded))) await cp(join(from, encoded), join(to, encoded), { recursive: true });
}
