import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { bootOfSite } from '../bundle/build-client.ts';
import { memoizeByKey } from '../cache/memoize.ts';
import { cacheKey } from '../cache/text-cache.ts';
import type { PublishedPath } from '../content/find/published-paths.ts';
import type { SiteCode } from '../definition/site-code.ts';
import { compressAsset, isCompressedCopy, withCompressed } from '../files/compress.ts';
import { iconNames } from '../icons/icon-names.ts';
import { ensureAllEncoded, ensureEncoded } from '../media/encodings.ts';
import type { MediaFacts } from '../media/media-facts.ts';
import { type PublishedFile, publishedFiles } from '../media/published-media.ts';
import { changesPaths, pageAddress } from '../model/address.ts';
import type { TraitsOf } from '../model/block-traits-lookup.ts';
import { alternatesOf } from '../model/language-links.ts';
import { mailFacts } from '../model/mail-facts.ts';
import type { PageFacts } from '../model/page-facts.ts';
import { type SiteModel, settingsIn } from '../model/site-model.ts';
import { count } from '../problems/format-problem.ts';
import { analyticsScript } from '../schema/analytics.ts';
import { parentTitles, pathsAbove } from './breadcrumbs.ts';
import type { BuildOptions, RenderablePage, RenderableSite, Target } from './build-input.ts';
import { callOnPage } from './call-hooks.ts';
import { feedsOfPage } from './feed/feed-links.ts';
import { collectFeeds, renderFeed } from './feed/render-feed.ts';
import { contentSecurityPolicy, metaPolicy, withFrames } from './hosting/content-security-policy.ts';
import { formatHeaders, headerRules } from './hosting/headers-file.ts';
import { redirectPage } from './hosting/redirect-page.ts';
import { formatRedirects } from './hosting/redirects-file.ts';
import { robotsTxt, sitemapFiles } from './hosting/sitemap.ts';
import { webManifest } from './hosting/web-manifest.ts';
import { mayHydrate } from './interactive-block.ts';
import { digestCacheFile } from './output/file-digests.ts';
import { OutputFolder } from './output/output-folder.ts';
import { factsFile, headersFile, redirectsFile } from './output/private-files.ts';
import { redirectFiles } from './output/redirect-files.ts';
import { publishIcons } from './publish-icons.ts';
import { publishRootFiles } from './publish-root-files.ts';
import { publishSocialPictures } from './publish-social-pictures.ts';
import { renderInWorkers } from './render-in-workers.ts';
import { filesOfPage, type RenderOptions } from './render-pages.ts';
import { indexedPages } from './search/indexed-pages.ts';
import { writeSearchIndexes } from './search/write-search-index.ts';
import { FileList } from './shards/file-list.ts';
import { describeShard, type Shard, shardOf } from './shards/shard.ts';
import { shardSource } from './shards/shard-source.ts';
import { writeShardRecord } from './shards/write-shard-record.ts';
import { cachedStylesheet } from './stylesheet/cached-stylesheet.ts';
import { collectUsage } from './stylesheet/collect-usage.ts';

/**
 * Writes a site without errors to `outDir`: pages, the JSON of their islands, assets, media, headers. Skips files that are up to date. A
 * shard writes only its files, and `shard.json`, which describes them.
 */
export async function buildSite(site: RenderableSite, options: BuildOptions): Promise<void> {
  const { code, root, outDir, fingerprint, compress, shard, onProgress } = options;
  const output = await OutputFolder.open(outDir, outputCache(root));
  const files = new FileList(shard);
  const target: Target = { output, files };
  const { settings, pages } = site;
  // First, because a build does not write what `root/` has.
  await publishRootFiles(site, target);
  // In parallel: media and assets wait for the disk and for compression, pages use the processor.
  let encoded = { done: 0, all: 0 };
  const reportEncoded = (): void => onProgress(`encoding pictures, ${encoded.done} of ${encoded.all}`);
  const onEncoded = (done: number, all: number): void => {
    encoded = { done, all };
    // About twenty times, or for every twenty pictures.
    if (done % Math.min(20, Math.ceil(all / 20)) === 0) reportEncoded();
  };
  const publishing = Promise.all([
    publishMedia(site, target, { ...options, onEncoded }).then(() => onProgress(describeMedia(site.mediaFiles))),
    publishAssets(target, options),
    publishSocialPictures(site, target, options),
    publishIcons(site, target, options),
  ]);
  // An error of the browser code rejects this as well, before it is waited for.
  publishing.catch(() => undefined);
  const [commonBoot, stylesheet] = await Promise.all([
    options.client.boot,
    cachedStylesheet({ code, site: settings, ...collectUsage(pages, settings) }, { root, fingerprint }),
  ]);
  const boot = bootOfSite(commonBoot, settings);
  onProgress(`browser code, stylesheet (${(stylesheet.length / 1024).toFixed(1)} KiB)`);
  if (encoded.done < encoded.all) reportEncoded();
  const build = cacheKey(boot, stylesheet).slice(0, 12);
  const { service } = settings.mail;
  const { analytics } = settings;
  const policy = contentSecurityPolicy({ stylesheet, boot, service, vitals: settings.vitals?.endpoint, analytics });
  const assets = { stylesheet, boot: { inline: boot }, policy: metaPolicy(policy), analytics: analyticsScript(settings) };
  const rendering = {
    site: settings,
    assets,
    feeds: collectFeeds(settings, pages).map(({ articles: _, ...link }) => link),
    titles: parentTitles(pages),
    expiredAddresses: site.expiredPaths.map((path) => pageAddress(path, settings)),
    outDir: output.staging,
    compress,
  };
  const [rendered] = await Promise.all([publishPages(site, target, { code, key: cacheKey(fingerprint, build), rendering }), publishing]);
  // One header for all pages allows the frames of each. The meta element of a page allows only its own.
  const frames = [...new Set(pages.flatMap(({ facts }) => facts.frames))].sort();
  await publishHostFiles(site, target, { policy: withFrames(policy, frames), code });
  await publishText(target, factsFile, JSON.stringify(mailFacts(settings, pages)));
  const search = searchesSite(pages, code.traitsOf) ? indexedPages(pages, settings) : undefined;
  // That of a shard is written when the shards are merged.
  if (search && shard.count === 1) await writeSearchIndexes(output, { indexes: search, compress, cache: outputCache(root) });
  const addresses = changesPaths(settings) ? { url: settings.url, trailingSlash: settings.trailingSlash } : undefined;
  await output.finish({ build, ...(addresses && { addresses }) });
  if (shard.count > 1) {
    const source = shardSource({ code, root, settings, pages, files, compress, build });
    const record = {
      shard,
      source,
      firstUrl: site.firstUrl,
      pages: ownPaths(pages, shard),
      ...(search && { search }),
      ...(addresses && { addresses }),
    };
    await writeShardRecord(output, record, digestCacheFile(root, outDir));
  }
  onProgress(describePages({ all: pages.length, ...rendered }, shard));
}

/** The folder of the caches of outputs. `root` is the folder of the project. */
const outputCache = (root: string): string => join(root, '.cache', 'output');

/** The pages of a shard. */
const ownPaths = (pages: readonly PublishedPath[], shard: Shard): PublishedPath[] =>
  pages.flatMap(({ path, key, first }) => (shardOf(path, shard) === shard.index ? [{ path, key, first }] : []));

function describePages({ all, own, rendered }: { all: number; own: number; rendered: number }, shard: Shard): string {
  const part = shard.count === 1 ? '' : ` of ${all} (${describeShard(shard)})`;
  return `${count(own, 'page')}${part}${rendered === own ? '' : `, ${rendered} of them rendered again`}`;
}

/** Counts the images as `check` does, and the other files. */
function describeMedia(files: readonly MediaFacts[]): string {
  const images = files.filter(({ size }) => size !== undefined).length;
  return `${count(images, 'image')}, ${count(files.length - images, 'other media file')}`;
}

/** Publishes the media files. `onEncoded` is called while pictures are encoded. */
async function publishMedia(
  { mediaFiles }: RenderableSite,
  { output, files }: Target,
  { siteDir, compress, onEncoded }: Pick<BuildOptions, 'siteDir' | 'compress'> & { onEncoded: (done: number, all: number) => void },
): Promise<void> {
  const media = join(siteDir, 'media');
  await mkdir(join(output.staging, 'media'), { recursive: true });
  const all = mediaFiles.flatMap(publishedFiles).map((file) => ({ ...file, path: `media/${file.name}` }));
  // SVG is text; other media are compressed already. By path: two files with the same name and content are published as one.
  const svgs = new Map(all.flatMap((file) => (isSvg(file) ? [[file.path, { key: file.name, source: file.copyOf, path: file.path }]] : [])));
  const missing = all.filter((file) => !isSvg(file) && files.add(file.path, [file.path]) && !output.isUpToDate(file.name, [file.path]));
  // They start now, several at once; the loop waits for each.
  const encodings = missing.flatMap((file) => ('encoding' in file ? [file.encoding] : []));
  ensureAllEncoded(media, encodings, onEncoded);
  for (const file of missing) {
    await copyFile('copyOf' in file ? file.copyOf : await ensureEncoded(media, file.encoding), join(output.staging, file.path));
    output.record(file.name, [file.path]);
  }
  await publishTexts([...svgs.values()], compress, { output, files });
}

const isSvg = (file: PublishedFile): file is Extract<PublishedFile, { copyOf: string }> => 'copyOf' in file && file.name.endsWith('.svg');

async function publishAssets(target: Target, { client, fingerprint, compress }: BuildOptions): Promise<void> {
  await mkdir(join(target.output.staging, 'assets'), { recursive: true });
  const { output, files } = target;
  const folder = await client.folder;
  const names = new Set(await readdir(join(folder, 'assets')));
  const publish = async (path: string): Promise<void> => {
    const paths = compress ? withCompressed(path) : [path];
    if (!files.add(path, paths) || output.isUpToDate(fingerprint, paths)) return;
    await Promise.all(paths.map((one) => copyFile(join(folder, one), join(output.staging, one))));
    output.record(fingerprint, paths);
  };
  await Promise.all([...names].filter((name) => !isCompressedCopy(name, names)).map((name) => publish(`assets/${name}`)));
}

/** A file to copy: its cache key, its source path, and its path in the output folder. */
type TextFile = { key: string; source: string; path: string };

/** Publishes text files, with `compress` also compressed as brotli and gzip. */
async function publishTexts(texts: readonly TextFile[], compress: boolean, { output, files }: Target): Promise<void> {
  const publish = async ({ key, source, path }: TextFile): Promise<void> => {
    const paths = compress ? withCompressed(path) : [path];
    if (!files.add(path, paths) || output.isUpToDate(key, paths)) return;
    const file = join(output.staging, path);
    await copyFile(source, file);
    if (compress) await compressAsset(file);
    output.record(key, paths);
  };
  await Promise.all(texts.map(publish));
}

/** Renders the pages of this shard that are not up to date. Returns the number of its pages, and of the rendered ones. */
async function publishPages(
  { settings, pages }: RenderableSite,
  { output, files: list }: Target,
  { code, rendering, key: commonKey }: { code: SiteCode; rendering: RenderOptions; key: string },
): Promise<{ own: number; rendered: number }> {
  const { feeds, compress, titles, expiredAddresses } = rendering;
  const frames = createFrames((site) => cacheKey(commonKey, JSON.stringify(site)), settings);
  const entries = pages.flatMap((page) => {
    const files = filesOfPage(page.path, { compress, hasIslands: mayHydrate(page.facts.types, code.traitsOf) });
    if (!list.add(page.path, files)) return [];
    const above = pathsAbove(page.path).map((path) => titles.get(path) ?? '');
    return [
      { page, key: cacheKey(frames(page), page.state, JSON.stringify([feedsOfPage(page, feeds), expiredAddresses]), ...above), files },
    ];
  });
  const missing = entries.filter(({ key, files }) => !output.isUpToDate(key, files));
  await renderInWorkers(
    missing.map(({ page }) => page.readModelJson),
    code,
    rendering,
  );
  await callOnPage(
    code.hooks,
    missing.map(({ page }) => page),
    output.staging,
  );
  for (const { key, files } of missing) output.record(key, files);
  return { own: entries.length, rendered: missing.length };
}

/** Creates a function that returns a key of what all pages in the language of a page show. */
function createFrames(keyOf: (site: SiteModel) => string, settings: SiteModel): (page: Pick<RenderablePage, 'language'>) => string {
  const known = new Map<string, string>();
  return ({ language = '' }) =>
    memoizeByKey(known, language, () => {
      const { translations: _, ...site } = settingsIn(settings, language);
      return keyOf(site);
    });
}

/** Writes the files that hosts, search engines and browsers request, and the redirect pages. */
async function publishHostFiles(
  { settings, pages, firstUrl }: RenderableSite,
  target: Target,
  { policy, code: { theme } }: { policy: string; code: SiteCode },
): Promise<void> {
  await publishText(
    target,
    headersFile,
    `${formatHeaders(headerRules({ policy, hsts: settings.hsts, url: settings.url, isPreview: settings.isPreview }))}\n`,
  );
  const listed = settings.siteLanguages ? pages.map((page) => ({ ...page, alternates: alternatesOf(page, settings) })) : pages;
  const sitemap = settings.isPreview ? [] : sitemapFiles(settings, listed);
  for (const { path, text } of sitemap) await publishText(target, path, text);
  if (!target.files.has('robots.txt')) await publishText(target, 'robots.txt', robotsTxt(settings));
  const isMaskable = target.files.has(iconNames.maskable);
  await publishText(target, 'site.webmanifest', webManifest(settings, { theme, isMaskable }));
  for (const feed of collectFeeds(settings, pages)) {
    const atom = renderFeed(settingsIn(settings, feed.language), feed, firstUrl);
    if (atom !== undefined) await publishText(target, decodeURIComponent(feed.path.slice(1)), atom);
  }
  const paths = pages.map(({ path }) => path);
  const rules = formatRedirects(paths, settings.redirects, settings);
  if (rules) await publishText(target, redirectsFile, rules);
  // On our server the rule in `_redirects` replaces the page at an old path, so write the redirect page after the rule.
  const pageFiles = redirectFiles(
    settings.redirects.map(({ from }) => from),
    target.files.paths,
  );
  for (const redirect of settings.redirects) {
    const path = pageFiles.get(redirect.from);
    if (path !== undefined && target.files.add(path, [path])) await target.output.writeLast(path, redirectPage(redirect, settings));
  }
}

/** Writes a file that this shard creates in every build. */
async function publishText({ output, files }: Target, path: string, text: string): Promise<void> {
  if (files.add(path, [path])) await output.write(path, text);
}

/** True for a site with a block that searches it. Other sites have no search index. */
const searchesSite = (pages: readonly { facts: Pick<PageFacts, 'types'> }[], traitsOf: TraitsOf): boolean =>
  [...new Set(pages.flatMap(({ facts }) => facts.types))].some((type) => {
    const { interactive } = traitsOf(type);
    return interactive && interactive.enhance !== undefined && interactive.searchesSite === true;
  });
