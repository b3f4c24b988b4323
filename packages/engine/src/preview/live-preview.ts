import { homedir } from 'node:os';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import type { SiteCode } from '../definition/site-code.ts';
import type { SitePages } from '../mail/http/responses.ts';
import { HttpError } from '../mail/http-error.ts';
import { type MailFacts, mailFacts } from '../model/mail-facts.ts';
import type { Clock } from '../time/site-clock.ts';
import { limitToCode } from './code-folders.ts';
import { DevRenderer } from './dev-renderer.ts';
import { DevSite } from './dev-site.ts';
import { renderErrorPage } from './error-pages.ts';
import { FirstPage } from './first-page.ts';
import { editorRoute, guardEditor } from './guard-editor.ts';
import { guardRequests, sendText } from './guard-requests.ts';
import { hideFolders } from './hide-folders.ts';
import { OpenPages } from './open-pages.ts';
import { decodePath, pathOf } from './path-error.ts';
import { htmlResponse, type PreviewResponse } from './preview-response.ts';
import { sendFile, serveFiles } from './send-file.ts';
import { serveIcons } from './serve-icons.ts';
import { serveMedia } from './serve-media.ts';
import { nothingAbovePath, siteBelowPath } from './site-below-path.ts';
import { watchCode } from './watch-code.ts';
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
      const stopSite = watchSite({ code, root, siteDir, server, site, openPages, firstPage: firstPage.isSent });
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

/** Serves the files in `root/` as they are at the moment. */
const serveRootFiles = (site: DevSite, siteDir: string): Connect.NextHandleFunction =>
  serveFiles(
    siteDir,
    (path) => site.rootFile(path),
    async ({ absolute }, sending) => {
      sending.response.setHeader('Cache-Control', 'no-store');
      await sendFile(absolute, sending);
    },
  );
