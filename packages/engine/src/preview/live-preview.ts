import { homedir } from 'node:os';
import { basePath, type Clock, type MailFacts, mailFacts, pageAddress, plainAddresses, withoutBase } from '@pagewright/core';
import { HttpError, type SitePages } from 'pagewright-mail';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import type { SiteCode } from '../definition/site-code.ts';
import { DevRenderer, htmlResponse, type PreviewResponse } from './dev-renderer.ts';
import { DevSite } from './dev-site.ts';
import { renderErrorPage } from './error-pages.ts';
import { decodePath, editorRoute, guardEditor, guardRequests, hideFolders, pathOf, sendText } from './guard-requests.ts';
import { OpenPages } from './open-pages.ts';
import { serveIcons, serveMedia, serveRootFiles } from './serve-files.ts';
import { limitToCode, watchCode } from './watch-code.ts';
import { watchSite } from './watch-site.ts';

type LivePreviewOptions = {
  /** The code of the site. */
  code: SiteCode;
  root: string;
  /** A hash of the sources of the running command. */
  fingerprint: string;
  siteDir: string;
  /** The current time. Pages that are not published at this time are shown with a mark in their title. */
  clock: Clock;
  /** Creates the middleware of the mail service for the edited site. */
  mail: (site: { facts: () => MailFacts; pages: SitePages }) => Connect.NextHandleFunction;
};

type Preview = { server: ViteDevServer; site: DevSite; renderer: DevRenderer };

/**
 * The Vite plugin of the live preview. Renders pages on request with the code of the build, and sends saved changes to the
 * open pages, which update without a reload.
 */
export function livePreview({ code, root, fingerprint, siteDir, clock, mail }: LivePreviewOptions): Plugin {
  /** The preview of the running server. Vite creates a new server when its configuration changes. */
  let current: Preview | undefined;
  let handleMail: Connect.NextHandleFunction | undefined;
  return {
    name: 'live-preview',
    config: () => limitToCode(root, code),
    async configureServer(server) {
      const site = new DevSite(siteDir, code, clock, { root, siteDir, fingerprint });
      const renderer = new DevRenderer({ server, site, code, cache: { root, fingerprint } });
      const preview = { server, site, renderer };
      await site.reload();
      current = preview;
      handleMail ??= mail(mailContext(() => current ?? preview));
      const firstPage = new FirstPage();
      const openPages = new OpenPages(preview);
      const stopSite = watchSite({ root, siteDir, server, site, openPages, firstPage: firstPage.isSent });
      const stopCode = watchCode({ code, server, onChange: () => reloadOpenPages(preview) });
      const closeThemePage = (): void => void renderer.themePage.close();
      server.httpServer?.once('close', stopSite).once('close', stopCode).once('close', closeThemePage);
      const { root: served, server: options } = server.config;
      server.middlewares.use(hideFolders([root, siteDir, served, ...options.fs.allow, homedir()]));
      server.middlewares.use(guardRequests);
      server.middlewares.use(siteBelowPath(site));
      server.middlewares.use(editorRoute, guardEditor([root, siteDir]));
      server.middlewares.use(handleMail);
      server.middlewares.use(serveRootFiles(site, siteDir));
      server.middlewares.use(serveIcons(site, { code, root, siteDir }));
      return () => {
        server.middlewares.use(nothingAbovePath(site));
        server.middlewares.use('/media', serveMedia(site, siteDir));
        server.middlewares.use('/media', serveExampleMedia(renderer));
        server.middlewares.use(firstPage.watch);
        server.middlewares.use(servePages(preview));
      };
    },
  };
}

/** Reloads all open pages after a change of components or styles. */
function reloadOpenPages({ server, renderer }: Preview): void {
  renderer.invalidateCode();
  server.ws.send({ type: 'full-reload' });
}

/** The facts and pages of the site for the mail service, as they are at the moment of the call. */
const mailContext = (preview: () => Preview): { facts: () => MailFacts; pages: SitePages } => ({
  facts: () => {
    const { site } = preview();
    const { settings } = site;
    if (!settings) throw new HttpError(503, 'siteProblems');
    return mailFacts(settings, site.listFacts());
  },
  pages: async (path) => ({ html: (await preview().renderer.respond(path)).body, headers: {} }),
});

/** Serves the media of the examples on the page of the theme. */
const serveExampleMedia =
  ({ themePage }: DevRenderer): Connect.NextHandleFunction =>
  (request, response, next) => {
    const { examples } = themePage;
    if (examples) serveMedia(examples.site, examples.siteDir)(request, response, next);
    else next();
  };

function servePages({ server, renderer }: Preview): Connect.NextHandleFunction {
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return sendText(response, 405, 'Pages accept only GET and HEAD requests.');
    }
    const send = ({ status, type, body }: PreviewResponse): void => {
      response.statusCode = status;
      response.setHeader('Content-Type', type);
      response.setHeader('Cache-Control', 'no-store');
      response.end(body);
    };
    renderer
      .respond(decodePath(pathOf(request.url ?? '/')) ?? '/')
      .then(send)
      .catch((error: unknown) => {
        if (error instanceof Error) server.ssrFixStacktrace(error);
        send(htmlResponse(500, renderErrorPage(error, renderer.script)));
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
    setTimeout(resolve, longestWait).unref();
  });

  /** The middleware that notices the first response. */
  readonly watch: Connect.NextHandleFunction = (_, response, next) => {
    response.once('close', this.#resolve);
    next();
  };
}
