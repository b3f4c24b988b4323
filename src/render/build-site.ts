import { createHash } from 'node:crypto';
import { copyFile, cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Site } from '../content/load-site.ts';
import { ensureEncoded } from '../media/encode.ts';
import { publishedFiles } from '../media/published-media.ts';
import { pageJsonPath } from '../model/page-data.ts';
import type { PageModel } from '../model/page-model.ts';
import type { SiteModel } from '../model/site-model.ts';
import { buildClient, type ClientBuild } from '../vite/build-client.ts';
import { compressFile } from './compress.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { createDrawBlock } from './draw-block.tsx';
import { articlesOf, feed } from './feed.ts';
import { formatHeaders, headerRules } from './headers-file.ts';
import { buildMark, prepareOutput } from './output-folder.ts';
import { pageFile } from './page-file.ts';
import { redirectPage } from './redirect-page.ts';
import { redirectRules } from './redirects-file.ts';
import { type RenderContext, renderPage } from './render-page.tsx';
import { robots, sitemap } from './sitemap.ts';
import { buildStylesheet } from './stylesheet.ts';
import { usedBy } from './used-by.ts';
import { webManifest } from './web-manifest.ts';
import { writeMailFacts } from './write-mail-facts.ts';

export type BuildOptions = {
  root: string;
  siteDir: string;
  outDir: string;
  fingerprint: string;
  /** Stores HTML as brotli and gzip as well; assets always are. */
  compress: boolean;
  /** Told after each stage, in a few words. */
  onProgress: (done: string) => void;
};

/** What a build needs of a loaded site: settings and pages that have no problems. */
export type Drawable = { settings: SiteModel; pages: PageModel[]; mediaFiles: Site['mediaFiles'] };

/** Writes a site without problems to `outDir`: pages, their JSON, assets, media, headers. */
export async function buildSite(site: Drawable, options: BuildOptions): Promise<void> {
  const { root, outDir, onProgress } = options;
  await prepareOutput(outDir);
  const client = await buildClient(root, options.fingerprint);
  onProgress('browser code');
  const context = await createContext(site, client, root);
  onProgress(`stylesheet (${kilobytes(context.assets.stylesheet.length)})`);
  await publishMedia(site, options);
  onProgress(`${site.mediaFiles.length} pictures, films and fonts`);
  await publishAssets(client, outDir);
  await writePages(site.pages, context, options);
  const { service } = site.settings.mail;
  const policy = contentSecurityPolicy({ stylesheet: context.assets.stylesheet, boot: client.boot, service });
  await writeFile(join(outDir, '_headers'), `${formatHeaders(headerRules(policy))}\n`);
  const { settings, pages } = site;
  await writeFile(join(outDir, 'sitemap.xml'), sitemap(settings.url, pages));
  await writeFile(join(outDir, 'robots.txt'), robots(settings.url));
  await writeFile(join(outDir, 'site.webmanifest'), webManifest(settings));
  const articles = feed(settings, pages);
  if (articles !== undefined) await writeFile(join(outDir, 'feed.xml'), articles);
  await writeRedirects(site, outDir);
  await writeMailFacts(site, outDir);
  await writeFile(join(outDir, buildMark), JSON.stringify({ build: context.build }));
  onProgress(`${site.pages.length} pages`);
}

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;

async function createContext({ settings, pages }: Drawable, client: ClientBuild, root: string): Promise<RenderContext> {
  const stylesheet = await buildStylesheet({ root, site: settings, ...usedBy(pages) });
  const build = createHash('sha256').update(client.boot).update(stylesheet).digest('hex').slice(0, 12);
  return {
    site: settings,
    assets: { stylesheet, boot: { inline: client.boot } },
    build,
    draw: await createDrawBlock(),
    hasFeed: articlesOf(pages).length > 0,
  };
}

async function publishMedia({ mediaFiles }: Drawable, { siteDir, outDir }: BuildOptions): Promise<void> {
  const folder = join(outDir, 'media');
  await mkdir(folder, { recursive: true });
  // One after the other: an encoder uses all cores by itself.
  for (const file of mediaFiles.flatMap(publishedFiles)) {
    const source = 'copyOf' in file ? file.copyOf : await ensureEncoded(join(siteDir, 'media'), file.encoding);
    await copyFile(source, join(folder, file.name));
    // Drawings are text; other media are compressed by nature.
    if (file.name.endsWith('.svg')) await compressFile(join(folder, file.name));
  }
}

async function publishAssets(client: ClientBuild, outDir: string): Promise<void> {
  const folder = join(outDir, 'assets');
  await cp(join(client.folder, 'assets'), folder, { recursive: true });
  for (const name of await readdir(folder)) if (!/\.(br|gz)$/.test(name)) await compressFile(join(folder, name));
}

/** The rules for hosts that know them, and a page at every old path for those that do not. */
async function writeRedirects({ settings, pages }: Drawable, outDir: string): Promise<void> {
  const rules = redirectRules(
    pages.map(({ path }) => path),
    settings.redirects,
  );
  if (rules) await writeFile(join(outDir, '_redirects'), rules);
  for (const redirect of settings.redirects) {
    const file = pageFile(outDir, redirect.from);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, redirectPage(redirect, settings));
  }
}

async function writePages(pages: readonly PageModel[], context: RenderContext, { outDir, compress }: BuildOptions): Promise<void> {
  for (const page of pages) {
    const { html, json } = renderPage(page, context);
    const file = pageFile(outDir, page.path);
    const jsonFile = join(outDir, pageJsonPath(page.path));
    await mkdir(dirname(file), { recursive: true });
    await mkdir(dirname(jsonFile), { recursive: true });
    await Promise.all([writeFile(file, html), writeFile(jsonFile, JSON.stringify(json))]);
    if (compress) await Promise.all([compressFile(file), compressFile(jsonFile)]);
  }
}
