import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Clock, escapeHtml, type Host, isGone, pageAddress, type SiteModel } from '@pagewright/core';
import type { SiteCode } from '../../definition/site-code.ts';
import { writeWhole } from '../../files/write-whole.ts';
import { ensureEncoded } from '../../media/encodings.ts';
import { composePage, type RenderContext, renderFrame } from '../../render/render-page.tsx';
import { loadCodeContext } from '../../render/render-pages.ts';
import { buildStylesheet, collectUsage } from '../../render/stylesheet/build-stylesheet.ts';
import { withFilesElsewhere } from '../../site/files-elsewhere.ts';
import { withFilesInMemory } from '../../site/files-in-memory.ts';
import { nodeHost } from '../../site/node-host.ts';
import { DevSite } from '../dev-site.ts';
import type { PreviewPage } from '../preview-page.ts';
import { staticHtml } from './static-html.ts';

/** A page that a review shows. `before` and `after` are its files in the folder of the review; undefined for a page that does not exist then. */
export type ReviewPage = { path: string; address: string; title: string; before: string | undefined; after: string | undefined };

/** What a review needs. `before` has what each changed file contained in the published version, by its path in the site folder. */
type ReviewParts = {
  siteDir: string;
  clock: Clock;
  code: SiteCode;
  before: { texts: ReadonlyMap<string, string | undefined>; media: ReadonlyMap<string, Buffer> };
  /** The folder to write. What was in it is removed. */
  folder: string;
};

type CodeContext = Awaited<ReturnType<typeof loadCodeContext>>;

/** Writes each page that differs from the published version as it was and as it is, with its media, into a folder that needs no server. */
export async function writeReview({ siteDir, clock, code, before, folder }: ReviewParts): Promise<ReviewPage[]> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, 'media'), { recursive: true });
  const published = join(folder, 'published');
  const host = await publishedHost({ siteDir, ...before, folder: published });
  const [old, now] = await Promise.all([
    loadSite(new DevSite(siteDir, code, clock, { host })),
    loadSite(new DevSite(siteDir, code, clock)),
  ]);
  const paths = changedPages(old, now);
  const context = await loadCodeContext(code);
  const media = new Set<string>();
  const filesOf = async (site: DevSite, name: 'before' | 'after'): Promise<Map<string, string>> => {
    const { settings } = site;
    if (!settings) return new Map();
    await mkdir(join(folder, name));
    const files = new Map(paths.flatMap((path, index) => (site.page(path) ? [[path, `${name}/${index + 1}.html`]] : [])));
    const byAddress = new Map([...files].map(([path, file]) => [pageAddress(path, settings), `../${file}`]));
    const stylesheet = await stylesheetOf(site, settings, code);
    for (const [path, file] of files) {
      const page = site.page(path);
      if (!page) continue;
      const html = renderPage(page, { ...context, site: settings, stylesheet });
      const written = staticHtml(html, settings, { media: '../media/', pageOf: (address) => byAddress.get(address) });
      for (const one of written.media) media.add(one);
      await writeFile(join(folder, file), written.html);
    }
    return files;
  };
  const [olds, nows] = [await filesOf(old, 'before'), await filesOf(now, 'after')];
  const shown = [
    { site: now, mediaDir: join(siteDir, 'media') },
    { site: old, mediaDir: published },
  ];
  await Promise.all([...media].map((name) => copyMedia(name, { shown, folder })));
  await rm(published, { recursive: true, force: true });
  const settings = now.settings ?? old.settings;
  return paths.map((path) => ({
    path,
    address: settings ? pageAddress(path, settings) : path,
    title: (now.page(path) ?? old.page(path))?.model.title ?? path,
    before: olds.get(path),
    after: nows.get(path),
  }));
}

type Published = { siteDir: string; texts: ReadonlyMap<string, string | undefined>; media: ReadonlyMap<string, Buffer>; folder: string };

/** Returns a host that has the files of the published version. Media that were replaced are written into a folder. */
async function publishedHost({ siteDir, texts, media, folder }: Published): Promise<Host> {
  const inSite = (path: string): string => `${siteDir.replaceAll('\\', '/')}/${path}`;
  const places = new Map([...media.keys()].map((path) => [inSite(path), join(folder, path)]));
  for (const [path, bytes] of media) await writeWhole(join(folder, path), bytes);
  return withFilesInMemory(withFilesElsewhere(nodeHost, places), new Map([...texts].map(([path, text]) => [inSite(path), text])));
}

async function loadSite(site: DevSite): Promise<DevSite> {
  await site.reload();
  return site;
}

/** Returns the paths of the pages that differ. Settings are on every page: then the home page shows them. */
function changedPages(old: DevSite, now: DevSite): string[] {
  const modelOf = (site: DevSite, path: string): string => JSON.stringify(site.page(path)?.model);
  const all = [...new Set([...now.listPaths(), ...old.listPaths()])].sort();
  const haveSameSettings = JSON.stringify(old.settings) === JSON.stringify(now.settings);
  return all.filter((path) => modelOf(old, path) !== modelOf(now, path) || (path === '/' && !haveSameSettings));
}

function stylesheetOf(site: DevSite, settings: SiteModel, code: SiteCode): Promise<string> {
  const { types, contentClasses } = collectUsage(
    site.listFacts().map(({ facts }) => ({ facts })),
    settings,
  );
  return buildStylesheet({ code, site: settings, types: new Set(types), contentClasses: new Set(contentClasses) });
}

/** Renders a page with the blocks that visitors would see. What cannot be shown is said in its place. */
function renderPage(page: PreviewPage, { site, stylesheet, ...context }: CodeContext & { site: SiteModel; stylesheet: string }): string {
  const blocks = page.parts.flatMap((part) => {
    if ('badge' in part) return [];
    if ('block' in part) return [renderFrame(part.block, { ...context, site })];
    const html = `<p><strong>${escapeHtml(part.card.title)}</strong></p>`;
    return part.card.replacesBlock
      ? [{ key: part.card.key, type: 'problem', html, isIsland: false, isRevealed: false, isAboveHeader: false }]
      : [];
  });
  const all: RenderContext = {
    ...context,
    site,
    assets: { stylesheet, boot: { inline: '' } },
    feeds: [],
    titles: new Map(),
  };
  return composePage(page.model, blocks, all).toDocument().join('');
}

/** `shown`: the sites that show media, and where the encoded pictures of each are. */
type MediaParts = { shown: readonly { site: DevSite; mediaDir: string }[]; folder: string };

/** Copies a media file. One that was deleted meanwhile is missing in the review too. */
async function copyMedia(name: string, { shown, folder }: MediaParts): Promise<void> {
  const { file, mediaDir = '' } = shown.map(({ site, ...one }) => ({ ...one, file: site.media(name) })).find((one) => one.file) ?? {};
  const target = resolve(folder, 'media', name);
  if (!file || !target.startsWith(join(folder, 'media'))) return;
  try {
    await copyFile('copyOf' in file ? file.copyOf : await ensureEncoded(mediaDir, file.encoding), target);
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}
