import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClientBuild } from '../bundle/build-client.ts';
import { cacheKey } from '../cache/text-cache.ts';
import type { SiteCode } from '../definition/site-code.ts';
import { factsFile } from '../mail/facts-file.ts';
import { ensureEncoded } from '../media/encode.ts';
import type { MediaFacts } from '../media/media-facts.ts';
import { publishedFiles } from '../media/published-media.ts';
import { mailFacts } from '../model/mail-facts.ts';
import type { PageFacts } from '../model/page-facts.ts';
import type { PageModel } from '../model/page-model.ts';
import type { SiteModel } from '../model/site-model.ts';
import { count } from '../problems/format-problem.ts';
import { parentTitles, pathsAbove } from './breadcrumbs.ts';
import { collectArticles, renderFeed } from './feed/render-feed.ts';
import { contentSecurityPolicy, metaPolicy } from './hosting/content-security-policy.ts';
import { formatHeaders, headerRules } from './hosting/headers-file.ts';
import { redirectPage } from './hosting/redirect-page.ts';
import { formatRedirects } from './hosting/redirects-file.ts';
import { robotsTxt, sitemapFiles } from './hosting/sitemap.ts';
import { webManifest } from './hosting/web-manifest.ts';
import { compressAsset, withCompressed } from './output/compress.ts';
import { htmlFilePath } from './output/html-file-path.ts';
import { OutputFolder } from './output/output-folder.ts';
import { renderInWorkers } from './render-in-workers.ts';
import { filesOfPage, type RenderOptions } from './render-pages.ts';
import { cachedStylesheet } from './stylesheet/cached-stylesheet.ts';
import { collectUsage } from './stylesheet/collect-usage.ts';

export type BuildOptions = {
  /** The code of the site. */
  code: SiteCode;
  /** The folder of the project, which contains the caches. */
  root: string;
  siteDir: string;
  outDir: string;
  fingerprint: string;
  /** The browser code. Bundling runs while the content is read. */
  client: Promise<ClientBuild>;
  /** Also writes HTML compressed as brotli and gzip. Assets always are. */
  compress: boolean;
  /** Called after each stage with a short text. */
  onProgress: (done: string) => void;
};

/** A page without errors. */
export type RenderablePage = Pick<PageModel, 'path' | 'title' | 'listed'> & {
  facts: PageFacts;
  /** Returns its model, which takes long for a page that was not read since the start of the command. */
  readModel: () => PageModel;
  /** Returns a hash of all its inputs. */
  readState: () => string;
};

/** The input of a build: settings and pages without errors. */
export type RenderableSite = {
  settings: SiteModel;
  pages: RenderablePage[];
  mediaFiles: MediaFacts[];
};

/** Writes a site without errors to `outDir`: pages, their JSON, assets, media, headers. Skips files that are up to date. */
export async function buildSite(site: RenderableSite, options: BuildOptions): Promise<void> {
  const { code, root, outDir, fingerprint, compress, onProgress } = options;
  const output = await OutputFolder.open(outDir, join(root, '.cache', 'output'));
  const client = await options.client;
  onProgress('browser code');
  const { settings, pages } = site;
  const stylesheet = await cachedStylesheet({ code, site: settings, ...collectUsage(pages) }, { root, fingerprint });
  const build = cacheKey(client.boot, stylesheet).slice(0, 12);
  onProgress(`stylesheet (${(stylesheet.length / 1024).toFixed(1)} KiB)`);
  const { service } = settings.mail;
  const policy = contentSecurityPolicy({ stylesheet, boot: client.boot, service, vitals: settings.vitals?.endpoint });
  const assets = { stylesheet, boot: { inline: client.boot }, policy: metaPolicy(policy) };
  const rendering = {
    site: settings,
    assets,
    build,
    hasFeed: collectArticles(pages).length > 0,
    titles: parentTitles(pages),
    outDir: output.staging,
    compress,
  };
  // In parallel: media and assets wait for the disk and for compression, pages use the processor.
  const [rendered] = await Promise.all([
    publishPages(site, output, { code, fingerprint, rendering }),
    publishMedia(site, output, options).then(() => onProgress(describeMedia(site.mediaFiles))),
    publishAssets(client, output, options),
  ]);
  await publishHostFiles(site, output, { policy, code });
  await output.write(factsFile, JSON.stringify(mailFacts(settings, pages)));
  await output.finish(build);
  onProgress(rendered === pages.length ? `${rendered} pages` : `${pages.length} pages, ${rendered} of them rendered again`);
}

/** Counts the images as `check` does, and the other files. */
function describeMedia(files: readonly MediaFacts[]): string {
  const images = files.filter(({ size }) => size !== undefined).length;
  return `${count(images, 'image')}, ${count(files.length - images, 'other media file')}`;
}

async function publishMedia({ mediaFiles }: RenderableSite, output: OutputFolder, { siteDir }: BuildOptions): Promise<void> {
  const { staging } = output;
  await mkdir(join(staging, 'media'), { recursive: true });
  // By path: two files with the same name and content are published as one.
  const svgs = new Map<string, TextFile>();
  // Sequentially: the encoder uses all cores itself.
  for (const file of mediaFiles.flatMap(publishedFiles)) {
    const { name } = file;
    const path = `media/${name}`;
    // SVG is text; other media are compressed already.
    if ('copyOf' in file && name.endsWith('.svg')) svgs.set(path, { key: name, source: file.copyOf, path });
    else if (!output.isUpToDate(name, [path])) {
      await copyFile('copyOf' in file ? file.copyOf : await ensureEncoded(join(siteDir, 'media'), file.encoding), join(staging, path));
      output.record(name, [path]);
    }
  }
  await publishTexts([...svgs.values()], output);
}

async function publishAssets(client: ClientBuild, output: OutputFolder, { fingerprint }: BuildOptions): Promise<void> {
  await mkdir(join(output.staging, 'assets'), { recursive: true });
  const paths = (await readdir(join(client.folder, 'assets'))).map((name) => `assets/${name}`);
  await publishTexts(
    paths.map((path) => ({ key: fingerprint, source: join(client.folder, path), path })),
    output,
  );
}

/** A file to copy: its cache key, its source path, and its path in the output folder. */
type TextFile = { key: string; source: string; path: string };

/** Publishes text files, each also compressed as brotli and gzip. */
async function publishTexts(files: readonly TextFile[], output: OutputFolder): Promise<void> {
  const publish = async ({ key, source, path }: TextFile): Promise<void> => {
    const paths = withCompressed(path);
    if (output.isUpToDate(key, paths)) return;
    const file = join(output.staging, path);
    await copyFile(source, file);
    await compressAsset(file);
    output.record(key, paths);
  };
  await Promise.all(files.map(publish));
}

/** Renders the pages that are not up to date. Returns how many. */
async function publishPages(
  { settings, pages }: RenderableSite,
  output: OutputFolder,
  { code, rendering, fingerprint }: { code: SiteCode; rendering: RenderOptions; fingerprint: string },
): Promise<number> {
  const { build, hasFeed, compress, titles } = rendering;
  const frame = cacheKey(fingerprint, build, JSON.stringify(settings), String(hasFeed));
  const entries = pages.map((page) => {
    const above = pathsAbove(page.path).map((path) => titles.get(path) ?? '');
    return { page, key: cacheKey(frame, page.readState(), ...above), files: filesOfPage(page.path, compress) };
  });
  const missing = entries.filter(({ key, files }) => !output.isUpToDate(key, files));
  await renderInWorkers(
    missing.map(({ page }) => page.readModel()),
    code,
    rendering,
  );
  for (const { key, files } of missing) output.record(key, files);
  return missing.length;
}

/** Writes the files that hosts, search engines and browsers request, and the redirect pages. */
async function publishHostFiles(
  { settings, pages }: RenderableSite,
  output: OutputFolder,
  { policy, code: { theme } }: { policy: string; code: SiteCode },
): Promise<void> {
  await output.write('_headers', `${formatHeaders(headerRules({ policy, hsts: settings.hsts }))}\n`);
  for (const { path, text } of sitemapFiles(settings.url, pages)) await output.write(path, text);
  await output.write('robots.txt', robotsTxt(settings.url));
  await output.write('site.webmanifest', webManifest(settings, theme));
  const atom = renderFeed(settings, collectArticles(pages));
  if (atom !== undefined) await output.write('feed.xml', atom);
  const paths = pages.map(({ path }) => path);
  const rules = formatRedirects(paths, settings.redirects);
  if (rules) await output.write('_redirects', rules);
  // On our server the rule in `_redirects` replaces the page at an old path, so write the redirect page after the rule.
  for (const redirect of settings.redirects)
    await output.writeLast(htmlFilePath('', redirect.from).replace(/^[\\/]/, ''), redirectPage(redirect, settings));
}
