import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parse, parseDocument } from 'yaml';
import { z } from 'zod';
import { generatePage, pagePath, type Shown } from './generate-page.ts';

type SiteOptions = {
  /** The folder of the project. Settings, records and pictures of its site are copied. */
  root: string;
  /** The folder to write to. It is emptied first. */
  folder: string;
  pages: number;
  seed?: number;
};

/** Collections of the shipped site that the generated pages use. */
const collections = ['clients', 'faqs', 'portfolio', 'service-categories', 'testimonials'];

/** Writes a site of landing pages, each of 11 blocks and about 8 kB; the same for the same seed. `check` reports nothing. */
export async function generateSite({ root, folder, pages, seed = 1 }: SiteOptions): Promise<void> {
  const shipped = join(root, 'site.config');
  await rm(folder, { recursive: true, force: true });
  const settings = settingsWithLinksToHome(await readFile(join(shipped, 'site.yaml'), 'utf8'));
  const texts = new Map([['site.yaml', settings]]);
  for (const name of collections) {
    const file = join('collections', `${name}.yaml`);
    texts.set(file, withLinksToHome(await readFile(join(shipped, file), 'utf8')));
  }
  const shown = partsShown(texts, await readdir(join(shipped, 'media'), { recursive: true }));
  for (let number = 1; number <= pages; number += 1) {
    const parts = shown[number % shown.length];
    texts.set(join('pages', `landing-${number}.yaml`), generatePage(number, seed, parts));
  }
  await mkdir(join(folder, 'pages'), { recursive: true });
  await mkdir(join(folder, 'collections'), { recursive: true });
  for (const [file, text] of texts) await writeFile(join(folder, file), text);
  await copyMedia(shipped, folder, texts.values());
}

/** The settings with links to the home page only, and without redirects. */
function settingsWithLinksToHome(text: string): string {
  const settings = parseDocument(text);
  const home = [{ label: 'Home', to: pagePath(1) }];
  settings.setIn(['navigation'], home);
  settings.setIn(['footer', 'links'], home);
  settings.setIn(['mail', 'thankYou'], pagePath(1));
  settings.delete('redirects');
  return settings.toString({ lineWidth: 0 });
}

/** The records of a collection, with links to the home page instead of pages of the shipped site. */
const withLinksToHome = (text: string): string => text.replaceAll(/^( +page: )\/.*$/gm, `$1${pagePath(1)}`);

const categoriesSchema = z.array(z.object({ id: z.string() }));
const projectsSchema = z.record(z.string(), z.unknown());

/** What the pages show by turns: every category and list of projects, and videos with the pictures that belong to them. */
function partsShown(texts: ReadonlyMap<string, string>, media: readonly string[]): Shown[] {
  const read = (name: string): unknown => parse(texts.get(join('collections', `${name}.yaml`)) ?? '');
  const categories = categoriesSchema.parse(read('service-categories')).map(({ id }) => id);
  const lists = Object.keys(projectsSchema.parse(read('portfolio')));
  const topics = media.flatMap((file) => /^hero[/\\](.+)\.mp4$/.exec(file)?.[1] ?? []).filter((topic) => find(media, 'about', topic));
  return Array.from({ length: Math.max(categories.length, lists.length, topics.length) }, (_, turn) => {
    const topic = topics[turn % topics.length] ?? '';
    return {
      category: categories[turn % categories.length] ?? '',
      projects: lists[turn % lists.length] ?? '',
      film: `/media/hero/${topic}.mp4`,
      poster: find(media, 'hero', `${topic}-poster`) ?? '',
      picture: find(media, 'about', topic) ?? '',
    };
  });
}

/** The path of a picture with any extension; undefined when there is none. */
function find(media: readonly string[], folder: string, name: string): string | undefined {
  const file = media.find((one) => one.replaceAll('\\', '/').replace(/\.(?:png|webp|jpe?g)$/, '') === `${folder}/${name}`);
  return file && `/media/${file.replaceAll('\\', '/')}`;
}

/** Copies the media that texts name, the second file of each video, and the encoded widths of pictures. */
async function copyMedia(from: string, to: string, texts: Iterable<string>): Promise<void> {
  const named = new Set([...texts].flatMap((text) => text.match(/\/media\/[\w./-]+\.\w+/g) ?? []));
  const wanted = [...named].flatMap((path) => (path.endsWith('.mp4') ? [path, path.replace(/mp4$/, 'webm')] : [path]));
  for (const path of wanted) {
    await mkdir(dirname(join(to, path)), { recursive: true });
    await cp(join(from, path), join(to, path)).catch((error: unknown) => {
      // A video may have only one file.
      if (!path.endsWith('.webm')) throw error;
    });
  }
  await cp(join(from, 'media', '.encoded'), join(to, 'media', '.encoded'), { recursive: true });
}
