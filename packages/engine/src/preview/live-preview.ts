import { homedir } from 'node:os';
import { dirname } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import {
  basePath,
  type Clock,
  type MailFacts,
  mailFacts,
  memoizeLast,
  type PathFacts,
  pageAddress,
  plainAddresses,
  type SiteLoader,
  type SiteModel,
  withoutBase,
} from '@pagewright/core';
import { HttpError, type SitePages } from 'pagewright-mail';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { enhanceEntry, entryModules, islandsEntry } from '../bundle/entry-modules.ts';
import { rejectNodeModules } from '../bundle/node-modules.ts';
import type { CodeFolders } from '../definition/code-folders.ts';
import type { SiteCode } from '../definition/site-code.ts';
import { describeCodeError } from '../files/describe-code-error.ts';
import { setStackMap } from '../files/place-in-code.ts';
import { createBatch } from './batch.ts';
import { serveExamplesEditors } from './blocks/examples-editor.ts';
import { serveBlocks } from './blocks/serve-blocks.ts';
import type { BrowserModules } from './browser-modules.ts';
import type { CodeProblems } from './code-problems.ts';
import { DevRenderer, htmlResponse, type PreviewResponse } from './dev-renderer.ts';
import { DevSite } from './dev-site.ts';
import { editorPath, type GuardedEditor, PreviewEditor } from './editor.ts';
import { renderErrorPage } from './error-pages.ts';
import { decodePath, editorRoute, guardEditor, guardRequests, hideFolders, pathOf, sendText } from './guard-requests.ts';
import { OpenPages } from './open-pages.ts';
import { type LoadedCode, loadContext, loadFromDisk } from './render-code.ts';
import { createRenderLive } from './render-live.ts';
import { serveCalendars, serveFilesOfStylesheet, serveIcons, serveMedia, serveRootFiles } from './serve-files.ts';
import { sharedModules } from './shared-modules.ts';
import { send } from './tool-page.ts';
import { waitForCode } from './wait-for-code.ts';
import { limitToCode, watchCode } from './watch-code.ts';
import { watchSite } from './watch-site.ts';

type LivePreviewOptions = {
  /** The code of the site that the running command contains. Undefined when that cannot be loaded. */
  code: SiteCode | undefined;
  folders: CodeFolders;
  root: string;
  /** A hash of the sources of the running command. */
  fingerprint: string;
  siteDir: string;
  /** The current time. Pages that are not published at this time are shown with a mark in their title. */
  clock: Clock;
  /** What is wrong with the code. */
  problems: CodeProblems;
  /** The modules that browsers could not load. */
  modules: BrowserModules;
  /** Fetches the records of collections with a source. Called at the start, and when the declaration of the site has changed. */
  fetchRecords: (code: SiteCode, load: SiteLoader) => void;
  /** Creates the middleware of the mail service for the edited site. */
  mail: (site: { facts: () => MailFacts; pages: SitePages }) => Connect.NextHandleFunction;
  /** The editor that is installed. */
  editor: GuardedEditor | undefined;
};

type Preview = { server: ViteDevServer; site: DevSite; renderer: DevRenderer; openPages: OpenPages };

/**
 * The Vite plugins of the live preview. Renders pages on request with the code of the build, and sends saved changes to the
 * open pages, which update without a reload.
 */
export function livePreview({
  code: first,
  folders,
  root,
  fingerprint,
  siteDir,
  clock,
  problems,
  modules,
  fetchRecords,
  mail,
  editor,
}: LivePreviewOptions): Plugin[] {
  let code = first;
  /** False after a change, and while the command contains no code that can be loaded: the code is on disk. */
  let isOfCommand = first !== undefined;
  const loadCode = (server: ViteDevServer): Promise<LoadedCode> =>
    isOfCommand && code ? loadContext(code) : loadFromDisk(server, folders.folder);
  /** The preview of the running server. Vite creates a new server when its configuration changes. */
  let current: Preview | undefined;
  let handleMail: Connect.NextHandleFunction | undefined;
  const preview: Plugin = {
    name: 'live-preview',
    config: () => limitToCode(root, code ?? folders),
    async configureServer(server) {
      const { root: served, server: options } = server.config;
      server.middlewares.use(hideFolders([root, siteDir, served, ...options.fs.allow, homedir()]));
      server.middlewares.use(guardRequests({ isOfStudio: editor?.isOfStudio ?? false }));
      // Vite remembers packages that it could not find.
      const onPackages = (): void => {
        if (problems.status()?.isOutdated) void server.restart();
      };
      setStackMap((error) => server.ssrFixStacktrace(error));
      const loaded = await loadCode(server).catch((error: unknown) => problems.set('code', error));
      if (!loaded) {
        isOfCommand = false;
        return waitForCode({ server, folders, problems, onPackages });
      }
      code = loaded.site;
      const store = isOfCommand ? { root, siteDir, fingerprint } : undefined;
      const site = new DevSite(siteDir, loaded.site, clock, store && { store });
      const renderer = new DevRenderer({ server, site, loaded, problems, cache: { root, fingerprint: store?.fingerprint } });
      const openPages = new OpenPages({ server, site, renderer });
      const preview = { server, site, renderer, openPages };
      problems.onChange = () => void openPages.sendChanges();
      problems.set('code', undefined);
      await site.reload();
      current = preview;
      handleMail ??= mail(mailContext(() => current ?? preview));
      const firstPage = new FirstPage();
      const readCode = (): SiteCode => renderer.code.current.site;
      const readRender = () => renderer.code.current.context;
      const renderLive = createRenderLive(renderer, site);
      const editing = { root, siteDir, clock, readCode, readRender, renderLive, readLoader: () => site.loader, readSite: () => site.site };
      const openEditor = editor && new PreviewEditor(editor, server, editing);
      const stopSite = watchSite({
        root,
        siteDir,
        addedFolders: new Set(Object.values(loaded.site.addedFiles).map((file) => dirname(file))),
        server,
        site,
        openPages,
        firstPage: firstPage.isSent,
        onChange: () => openEditor?.notify(),
      });
      const reload = async (changed: readonly string[]): Promise<void> => {
        isOfCommand = false;
        const next = await reloadCode(preview, changed);
        if (!next) return;
        server.ws.send('site:code');
        code = next;
        fetchRecords(code, site.loader);
      };
      const reloadLater = createBatch(reload, (error) => problems.set('code', error));
      const onChange = (path: string): void => {
        void modules.check();
        reloadLater(path);
      };
      const stopCode = watchCode({ code: loaded.site, server, onChange, onPackages });
      fetchRecords(loaded.site, site.loader);
      const closeExamples = (): void => void renderer.examples.close();
      server.httpServer?.once('close', stopSite).once('close', stopCode).once('close', closeExamples);
      server.middlewares.use(siteBelowPath(site));
      // Where everybody is asked for a password, a request may come from elsewhere, though it looks like one of this machine.
      server.middlewares.use(editorRoute, guardEditor(editor?.isForAll || editor?.isOfStudio ? [] : [root, siteDir]));
      server.middlewares.use(handleMail);
      if (openEditor) server.middlewares.use(openEditor.handle);
      if (editor) server.middlewares.use(serveExamplesEditors(editor, preview));
      server.middlewares.use(serveBlocks(preview, editor !== undefined));
      server.middlewares.use(serveRootFiles(site, siteDir));
      server.middlewares.use(serveCalendars(site));
      server.middlewares.use(serveIcons(site, { readCode: async () => renderer.code.current.site, root, siteDir }));
      return () => {
        server.middlewares.use(nothingAbovePath(site));
        server.middlewares.use('/media', serveMedia(site, siteDir));
        server.middlewares.use('/media', serveExampleMedia(renderer));
        server.middlewares.use('/assets', serveFilesOfStylesheet(renderer.stylesheet));
        server.middlewares.use(firstPage.watch);
        server.middlewares.use(servePages(preview));
      };
    },
  };
  return [entryModules(() => code ?? noEntries, editor && editorPath), sharedModules(), rejectNodeModules(), preview];
}

const noEntries = { islandsFiles: [], enhanceFiles: [], layoutScripts: {} };

/**
 * Loads the code after files changed, and shows it in the open pages. While it cannot be loaded, they show its last state and what is wrong.
 * Returns the code of a site that declares something else now.
 */
async function reloadCode({ server, renderer, openPages }: Preview, changed: readonly string[]): Promise<SiteCode | undefined> {
  const { code } = renderer;
  const before = code.current.site;
  const isDefinitionNew = changed.every((file) => file.endsWith('.css')) ? false : await reloadModules(renderer, changed);
  if (isDefinitionNew === undefined) {
    await openPages.sendChanges();
    return undefined;
  }
  const { site } = code.current;
  await renderer.applyCode(isDefinitionNew);
  if (haveSameEntries(before, site)) await openPages.sendChanges();
  else reloadBrowserCode(server);
  await renderer.reportComponents();
  return isDefinitionNew ? site : undefined;
}

/** Loads components and declarations from disk. Resolves to undefined when that fails. */
async function reloadModules({ code, problems }: DevRenderer, changed: readonly string[]): Promise<boolean | undefined> {
  const result = await code.reload(changed).then(
    (isDefinitionNew) => ({ isDefinitionNew, error: undefined }),
    (error: unknown) => ({ isDefinitionNew: undefined, error: error }),
  );
  problems.set('code', result.error);
  // Rendering and browsers find these once more.
  problems.set('components', undefined);
  return result.isDefinitionNew;
}

const haveSameEntries = (one: SiteCode, other: SiteCode): boolean =>
  isDeepStrictEqual([one.islandsFiles, one.enhanceFiles], [other.islandsFiles, other.enhanceFiles]);

/** Reloads the open pages, with other lists of islands and scripts. */
function reloadBrowserCode({ environments, ws }: ViteDevServer): void {
  const { moduleGraph } = environments.client;
  for (const id of [islandsEntry, enhanceEntry]) {
    const entry = moduleGraph.getModuleById(id);
    if (entry) moduleGraph.invalidateModule(entry);
  }
  ws.send({ type: 'full-reload' });
}

/** The facts and pages of the site for the mail service, as they are at the moment of the call. */
function mailContext(preview: () => Preview): { facts: () => MailFacts; pages: SitePages } {
  const readFacts = memoizeLast(({ settings, facts }: { settings: SiteModel; facts: readonly PathFacts[] }) => mailFacts(settings, facts));
  return {
    // The service asks with every request.
    facts: () => {
      const { site } = preview();
      const { settings } = site;
      if (!settings) throw new HttpError(503, 'siteProblems');
      const facts = site.listFacts();
      return readFacts([settings, facts], { settings, facts });
    },
    pages: async (path) => ({ html: (await preview().renderer.respond(path)).body, headers: {} }),
  };
}

/** Serves the media of the examples. */
const serveExampleMedia =
  ({ examples }: DevRenderer): Connect.NextHandleFunction =>
  (request, response, next) => {
    const sites = [...examples.sites.values()].map(({ site }) => site);
    const found = sites.find((one) => one.media(decodePath(pathOf(request.url ?? ''))?.slice(1) ?? ''));
    if (found) serveMedia(found, found.siteDir)(request, response, next);
    else next();
  };

function servePages({ site, renderer }: Preview): Connect.NextHandleFunction {
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return sendText(response, 405, 'Pages accept only GET and HEAD requests.');
    }
    const answer = ({ status, type, body }: PreviewResponse): void => send(response, status, type, body);
    renderer
      .respond(decodePath(pathOf(request.url ?? '/')) ?? '/')
      .then(answer)
      .catch((error: unknown) => {
        answer(htmlResponse(500, renderErrorPage([...describeCodeError(error), ...site.formatReports()], renderer.script)));
      });
  };
}

/**
 * Creates a middleware for a site below a path: removes the path from requests of the site, so that what follows needs to know only
 * paths, and redirects the root to the home page. Vite's own files stay at the root.
 */
const siteBelowPath =
  (site: DevSite): Connect.NextHandleFunction =>
  (request, response, next) => {
    const addresses = site.settings ?? plainAddresses;
    const base = basePath(addresses);
    const { url = '' } = request;
    if (base === '') return next();
    if (url === '/' || url === base) {
      response.writeHead(302, { Location: pageAddress('/', addresses), 'Cache-Control': 'no-store' }).end();
      return;
    }
    request.url = withoutBase(url, base) ?? url;
    next();
  };

/** Creates a middleware that answers other requests outside of that path as the published site does: with 404. */
const nothingAbovePath =
  (site: DevSite): Connect.NextHandleFunction =>
  ({ originalUrl = '' }, response, next) => {
    const base = basePath(site.settings ?? plainAddresses);
    if (withoutBase(originalUrl, base) === undefined)
      sendText(response, 404, `The site is below the path ${base}, as "url" in site.yaml says.`);
    else next();
  };

/** How long to wait for the first request, in milliseconds. Nobody may open a page, but the terminal reports problems as well. */
const longestWait = 2_000;

/** The first page that the preview sends. Work that this page does not need starts after it. */
class FirstPage {
  #resolve: () => void = () => undefined;

  /** Resolves when the first page was sent, at the latest after two seconds. */
  readonly isSent: Promise<void> = new Promise((resolve) => {
    this.#resolve = resolve;
    globalThis.setTimeout(resolve, longestWait).unref();
  });

  /** The middleware that notices the first response. */
  readonly watch: Connect.NextHandleFunction = (_, response, next) => {
    response.once('close', this.#resolve);
    next();
  };
}
