import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { isGone, type OtherFiles, type PublishedFile, pageAddress, type SiteLoader } from '@pagewright/core';
import type { SiteCode } from '../../definition/site-code.ts';
import { writeWhole } from '../../files/write-whole.ts';
import { ensureEncoded } from '../../media/encodings.ts';
import { loadCodeContext } from '../../render/render-pages.ts';
import { filesWith, type OtherFile, type Texts } from '../../site/other-files.ts';
import { type ReviewedPages, readReviewed } from './reviewed-pages.ts';
import { staticHtml } from './static-html.ts';
import { renderStill, stylesheetOf } from './still-page.ts';

/** A page that a review shows. `before` and `after` are its files in the folder of the review; undefined for a page that does not exist then. */
export type ReviewPage = { path: string; address: string; title: string; before: string | undefined; after: string | undefined };

/** What a review needs. `before` has what each changed file contained in the published version, by its path in the site folder. */
type ReviewParts = {
  siteDir: string;
  /** Loads the site with this code. */
  load: SiteLoader;
  code: SiteCode;
  before: { texts: Texts; media: ReadonlyMap<string, Buffer> };
  /** The folder to write. What was in it is removed. */
  folder: string;
};

/** Writes each page that differs from the published version as it was and as it is, with its media, into a folder that needs no server. */
export async function writeReview({ siteDir, load, code, before, folder }: ReviewParts): Promise<ReviewPage[]> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'media'), { recursive: true });
  const published = join(folder, 'published');
  const files = await publishedFiles({ siteDir, ...before, folder: published });
  await load();
  const { paths, old, now } = await load.fork(files, (site) => readReviewed(code, { old: site.site(), now: site.before() }));
  const context = await loadCodeContext(code);
  const media = new Set<string>();
  const filesOf = async (site: ReviewedPages, name: 'before' | 'after'): Promise<Map<string, string>> => {
    const { settings, pages } = site;
    if (!settings) return new Map();
    await mkdir(join(folder, name));
    const files = new Map(paths.flatMap((path, index) => (pages.has(path) ? [[path, `${name}/${index + 1}.html`]] : [])));
    const byAddress = new Map([...files].map(([path, file]) => [pageAddress(path, settings), `../${file}`]));
    const stylesheet = await stylesheetOf(site.facts, settings, code);
    for (const [path, file] of files) {
      const page = pages.get(path);
      if (!page) continue;
      const html = renderStill(page, { ...context, site: settings, stylesheet });
      const written = staticHtml(html, settings, { media: '../media/', pageOf: (address) => byAddress.get(address) });
      for (const one of written.media) media.add(one);
      await writeFile(join(folder, file), written.html);
    }
    return files;
  };
  const [olds, nows] = [await filesOf(old, 'before'), await filesOf(now, 'after')];
  const shown = [
    { media: now.media, mediaDir: join(siteDir, 'media') },
    { media: old.media, mediaDir: published },
  ];
  await Promise.all([...media].map((name) => copyMedia(name, { shown, folder })));
  await rm(published, { recursive: true, force: true });
  const settings = now.settings ?? old.settings;
  return paths.map((path) => ({
    path,
    address: settings ? pageAddress(path, settings) : path,
    title: (now.pages.get(path) ?? old.pages.get(path))?.model.title ?? path,
    before: olds.get(path),
    after: nows.get(path),
  }));
}

type Published = ReviewParts['before'] & { siteDir: string; folder: string };

/** Returns the files of the published version. Media that were replaced are written into a folder. */
async function publishedFiles({ siteDir, texts, media, folder }: Published): Promise<OtherFiles> {
  const inSite = (path: string): string => `${siteDir.replaceAll('\\', '/')}/${path}`;
  for (const [path, bytes] of media) await writeWhole(join(folder, path), bytes);
  const places = Array.from(media.keys(), (path): [string, OtherFile] => [inSite(path), { at: join(folder, path) }]);
  return filesWith(new Map([...places, ...Array.from(texts, ([path, text]): [string, OtherFile] => [inSite(path), text])]));
}

/** `shown`: the media of each site, and where its encoded pictures are. */
type MediaParts = { shown: readonly { media: ReadonlyMap<string, PublishedFile>; mediaDir: string }[]; folder: string };

/** Copies a media file. One that was deleted meanwhile is missing in the review too. */
async function copyMedia(name: string, { shown, folder }: MediaParts): Promise<void> {
  const { file, mediaDir = '' } = shown.map(({ media, mediaDir }) => ({ mediaDir, file: media.get(name) })).find((one) => one.file) ?? {};
  const target = resolve(folder, 'media', name);
  if (!file || !target.startsWith(join(folder, 'media'))) return;
  try {
    await copyFile('copyOf' in file ? file.copyOf : await ensureEncoded(mediaDir, file.encoding), target);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}
