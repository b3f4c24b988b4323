import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  alternatesOf,
  analyticsScript,
  changesPaths,
  contentSecurityPolicy,
  count,
  factsFile,
  formatHeaders,
  formatRedirects,
  headerRules,
  headersFile,
  mailFacts,
  memoizeByKey,
  metaPolicy,
  type PageFacts,
  pageAddress,
  pageFile,
  redirectsFile,
  releaseFile,
  type SiteModel,
  settingsIn,
  type TraitsOf,
  withFrames,
} from '@pagewright/core';
import { bootOfSite } from '../bundle/build-client.ts';
import { cacheKey } from '../cache/text-cache.ts';
import type { SiteCode } from '../definition/site-code.ts';
import { iconNames } from '../icons/icon-names.ts';
import type { BuildOptions, RenderablePage, RenderableSite } from './build-input.ts';
import { calendarFiles } from './calendar-files.ts';
import { callOnFile, callOnPage } from './call-hooks.ts';
import { withUse } from './component-mistake.ts';
import { collectFeeds, renderFeed } from './feed.ts';
import { redirectFiles, redirectPage } from './hosting/redirect-pages.ts';
import { robotsTxt, sitemapFiles } from './hosting/sitemap.ts';
import { webManifest } from './hosting/web-manifest.ts';
import { OutputFolder } from './output/output-folder.ts';
import {
  describeMedia,
  publishAssets,
  publishFilesOfStylesheet,
  publishIcons,
  publishMedia,
  publishRootFiles,
  publishSocialPictures,
} from './publish.ts';
import { mayHydrate } from './render-block.tsx';
import { BlockError } from './render-error.ts';
import { renderInWorkers } from './render-in-workers.ts';
import { feedsOfPage } from './render-page.tsx';
import { filesOfPage, type RenderOptions } from './render-pages.ts';
import { indexedPages, writeSearchIndexes } from './search-index.ts';
import { parentTitles, pathsAbove } from './structured-data.ts';
import { cachedStylesheet, collectUsage, filesOfStylesheet } from './stylesheet/build-stylesheet.ts';
import { assertLinks, partsOfDocument, type WrittenLink, WrittenLinks } from './written-links.ts';

/**
 * Writes a site without errors to `outDir`: pages, the JSON of their islands, assets, media, headers. Skips files that are up to date. Returns the
 * id of a release.
 */
export async function buildSite(site: RenderableSite, options: BuildOptions): Promise<string | undefined> {
  const { code, root, outDir, fingerprint, compress, onProgress } = options;
  const output = await OutputFolder.open(outDir, outputCache(root));
  const { settings, pages } = site;
  // First, because a build does not write what `root/` has.
  await publishRootFiles(site, output);
  // In parallel: media and assets wait for the disk and for compression, pages use the processor.
  let encoded = { done: 0, all: 0 };
  const reportEncoded = (): void => onProgress(`encoding pictures, ${encoded.done} of ${encoded.all}`);
  const onEncoded = (done: number, all: number): void => {
    encoded = { done, all };
    // About twenty times, or for every twenty pictures.
    if (done % Math.min(20, Math.ceil(all / 20)) === 0) reportEncoded();
  };
  const publishing = Promise.all([
    publishMedia(site, output, { ...options, onEncoded }).then(() => onProgress(describeMedia(site.mediaFiles))),
    publishAssets(output, options),
    publishSocialPictures(site, output, options),
    publishIcons(site, output, options),
  ]);
  // An error of the browser code rejects this as well, before it is waited for.
  publishing.catch(() => undefined);
  const styled = { code, site: settings, ...collectUsage(pages, settings) };
  const [commonBoot, stylesheet] = await Promise.all([
    options.client.boot,
    cachedStylesheet(styled, { root, fingerprint }, options.onWarning),
  ]);
  await publishFilesOfStylesheet(await filesOfStylesheet(stylesheet, styled), output);
  const boot = bootOfSite(commonBoot, settings);
  onProgress(`browser code, stylesheet (${(stylesheet.length / 1024).toFixed(1)} KiB)`);
  if (encoded.done < encoded.all) reportEncoded();
  const build = cacheKey(boot, stylesheet).slice(0, 12);
  const { service, formTargets } = settings.mail;
  const { analytics, security } = settings;
  const policy = contentSecurityPolicy({ stylesheet, boot, service, formTargets, vitals: settings.vitals?.endpoint, analytics, security });
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
  const [rendered] = await Promise.all([publishPages(site, output, { code, key: cacheKey(fingerprint, build), rendering }), publishing]);
  // One header for all pages allows the frames of each. The meta element of a page allows only its own and those of the site.
  const frames = [...security.frames, ...pages.flatMap(({ facts }) => facts.frames)];
  await publishHostFiles(site, output, { policy: withFrames(policy, frames), code, fingerprint });
  await output.write(factsFile, JSON.stringify(mailFacts(settings, pages)));
  if (searchesSite(pages, code.traitsOf))
    await writeSearchIndexes(output, { indexes: indexedPages(pages, settings), compress, cache: outputCache(root) });
  // Pages that were not rendered again may have links to pages that are gone.
  const links = [...rendered.links, ...(output.lacksPages() ? await linksOfFiles(rendered.unchanged, output) : [])];
  assertLinks(links, {
    settings,
    paths: pages.map(({ path }) => path),
    hasFile: (path) => output.has(path),
    expired: site.expiredPaths,
    readPage: (path) => readIfPresent(output.locate(pageFile(path))),
    placeOfBlock: (path, key) => pages.find((page) => page.path === path)?.placeOfBlock(key),
  });
  const id = site.releasedAt && (await output.hash());
  if (id !== undefined) await output.write(releaseFile, JSON.stringify({ id }));
  const addresses = changesPaths(settings) ? { url: settings.url, trailingSlash: settings.trailingSlash } : undefined;
  await output.finish({ build, ...(addresses && { addresses }) });
  onProgress(describePages({ all: pages.length, ...rendered }));
  return id;
}

const readIfPresent = (file: string): string | undefined => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/** The folder of the caches of outputs. `root` is the folder of the project. */
const outputCache = (root: string): string => join(root, '.cache', 'output');

const describePages = ({ all, rendered }: { all: number; rendered: number }): string =>
  `${count(all, 'page')}${rendered === all ? '' : `, ${rendered} of them rendered again`}`;

/** Renders the pages that are not up to date. Returns how many, the pages that stay as they are, and the links in what was rendered. */
async function publishPages(
  { settings, pages, placeOfType }: RenderableSite,
  output: OutputFolder,
  { code, rendering, key: commonKey }: { code: SiteCode; rendering: RenderOptions; key: string },
): Promise<{ rendered: number; unchanged: RenderablePage[]; links: WrittenLink[] }> {
  const { feeds, compress, titles, expiredAddresses } = rendering;
  const frames = createFrames((site) => cacheKey(commonKey, JSON.stringify(site)), settings);
  const entries = pages.map((page) => {
    const files = filesOfPage(page.path, { compress, hasIslands: mayHydrate(page.facts.types, code.traitsOf) });
    const above = pathsAbove(page.path).map((path) => titles.get(path) ?? '');
    return { page, key: cacheKey(frames(page), page.state, JSON.stringify([feedsOfPage(page, feeds), expiredAddresses]), ...above), files };
  });
  const missing = entries.filter(({ key, files }) => !output.isUpToDate(key, files));
  const isMissing = new Set(missing);
  const links = await renderInWorkers(
    missing.map(({ page }) => page.readModel),
    code,
    rendering,
  ).catch((error: unknown) => {
    if (!(error instanceof BlockError)) throw withUse(error, placeOfType);
    const { page: path, key } = error.failed;
    throw new BlockError(error.failed, pages.find((page) => page.path === path)?.placeOfBlock(key));
  });
  const changed = await callOnPage(
    code.hooks,
    missing.map(({ page }) => page),
    { folder: output.staging, compress },
  );
  for (const { key, files } of missing) output.record(key, files);
  const unchanged = entries.filter((entry) => !isMissing.has(entry)).map(({ page }) => page);
  return { rendered: missing.length, unchanged, links: [...links, ...changed] };
}

/** Returns the links in pages that were not rendered again. */
async function linksOfFiles(pages: readonly RenderablePage[], output: OutputFolder): Promise<WrittenLink[]> {
  const links = new WrittenLinks();
  for (const { path } of pages) links.add(path, partsOfDocument(await readFile(output.locate(pageFile(path)), 'utf8')));
  return links.take();
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
  site: RenderableSite,
  output: OutputFolder,
  { policy, code: { theme, hooks }, fingerprint }: { policy: string; code: SiteCode; fingerprint: string },
): Promise<void> {
  const { settings, pages, firstUrl } = site;
  const write = async (path: string, text: string): Promise<void> => output.write(path, await callOnFile(hooks, path, text));
  await output.write(
    headersFile,
    `${formatHeaders(headerRules({ policy, hsts: settings.hsts, url: settings.url, isPreview: settings.isPreview }))}\n`,
  );
  const listed = settings.siteLanguages ? pages.map((page) => ({ ...page, alternates: alternatesOf(page, settings) })) : pages;
  const sitemap = settings.isPreview ? [] : sitemapFiles(settings, listed);
  for (const { path, text } of sitemap) await write(path, text);
  if (!output.has('robots.txt')) await write('robots.txt', robotsTxt(settings));
  const isMaskable = output.has(iconNames.maskable);
  await write('site.webmanifest', webManifest(settings, { theme, isMaskable }));
  for (const feed of collectFeeds(settings, pages)) {
    const path = decodeURIComponent(feed.path.slice(1));
    const own = settingsIn(settings, feed.language);
    const key = cacheKey(fingerprint, JSON.stringify([own, feed, firstUrl]));
    // The texts of its articles are parsed, which takes longer than all other files here.
    if (output.isUpToDate(key, [path])) continue;
    const atom = renderFeed(own, feed, firstUrl);
    if (atom === undefined) continue;
    await write(path, atom);
    output.record(key, [path]);
  }
  for (const { path, text } of calendarFiles(site)) await write(path.slice(1), text);
  const paths = pages.map(({ path }) => path);
  const rules = formatRedirects(paths, settings.redirects, settings);
  if (rules) await output.write(redirectsFile, rules);
  // On our server the rule in `_redirects` replaces the page at an old path, so write the redirect page after the rule.
  const pageFiles = redirectFiles(
    settings.redirects.map(({ from }) => from),
    output.listFiles(),
  );
  for (const redirect of settings.redirects) {
    const path = pageFiles.get(redirect.from);
    if (path !== undefined) await output.writeLast(path, redirectPage(redirect, settings));
  }
}

/** True for a site with a block that searches it. Other sites have no search index. */
const searchesSite = (pages: readonly { facts: Pick<PageFacts, 'types'> }[], traitsOf: TraitsOf): boolean =>
  [...new Set(pages.flatMap(({ facts }) => facts.types))].some((type) => {
    const { interactive } = traitsOf(type);
    return interactive && interactive.enhance !== undefined && interactive.searchesSite === true;
  });
