import type { Connect, Plugin, ViteDevServer } from 'vite';
import type { SiteCode } from '../definition/site-code.ts';
import type { SitePages } from '../mail/http/handle-form-post.ts';
import { HttpError } from '../mail/http/http-error.ts';
import { type MailFacts, mailFacts } from '../model/mail-facts.ts';
import { type Answer, page } from './answer.ts';
import { isSource, limitToCode, outsideFolders } from './code-folders.ts';
import { DevRenderer } from './dev-renderer.ts';
import { DevSite } from './dev-site.ts';
import { failure } from './explanation.ts';
import { followSite } from './follow-site.ts';
import { editorRoute, guardEditor } from './guard-editor.ts';
import { guardRequests, reply } from './guard-requests.ts';
import { pathOf } from './malformed-path.ts';
import { OpenPages } from './open-pages.ts';
import { serveMedia } from './serve-media.ts';

type LivePreviewOptions = {
  /** The code of the site. */
  code: SiteCode;
  root: string;
  siteDir: string;
  /** Says which pages are published at the moment; all are shown, the others with a mark. */
  clock: () => Date;
  /** Makes the handler of the mail service for the site as it is being edited. */
  mail: (site: { facts: () => MailFacts; pages: SitePages }) => Connect.NextHandleFunction;
};

type Preview = { server: ViteDevServer; site: DevSite; renderer: DevRenderer };

/**
 * Vite's part in the live preview: pages are drawn on request by the chain that builds them, and what an
 * author saves is sent to the open pages, which fit in what changed.
 */
export function livePreview({ code, root, siteDir, clock, mail }: LivePreviewOptions): Plugin {
  /** The preview of the server that runs: Vite makes another one when its configuration changes. */
  let current: Preview | undefined;
  let handleMail: Connect.NextHandleFunction | undefined;
  return {
    name: 'live-preview',
    config: () => limitToCode(root, code),
    async configureServer(server) {
      const site = new DevSite(siteDir, code, clock);
      const renderer = new DevRenderer(server, site, code);
      const preview = { server, site, renderer };
      await site.reload();
      site.check();
      current = preview;
      handleMail ??= mail(mailSide(code, () => current ?? preview));
      const stop = await followSite({ code, root, siteDir, server, site, screens: new OpenPages(preview) });
      server.httpServer?.once('close', stop);
      server.middlewares.use(guardRequests);
      server.middlewares.use(editorRoute, guardEditor([root, siteDir]));
      server.middlewares.use(handleMail);
      server.watcher.add(outsideFolders(code));
      server.watcher.on('all', (_, file) => {
        if (isSource(code, file)) showNewCode(preview);
      });
      return () => {
        server.middlewares.use('/media', serveMedia(site, siteDir));
        server.middlewares.use(servePages(preview));
      };
    },
  };
}

/** Components and styles are not content: open pages are loaded anew. */
function showNewCode({ server, renderer }: Preview): void {
  renderer.stylesheet.forget();
  server.ws.send({ type: 'full-reload' });
}

/** The site as the mail service sees it: what it is at the moment. */
const mailSide = ({ traitsOf }: SiteCode, preview: () => Preview): { facts: () => MailFacts; pages: SitePages } => ({
  facts: () => {
    const { site } = preview();
    const { settings } = site;
    if (!settings) throw new HttpError(503, 'siteProblems');
    return mailFacts(settings, site.listModels(), traitsOf);
  },
  pages: async (path) => ({ html: (await preview().renderer.answer(path)).body, headers: {} }),
});

function servePages({ server, renderer }: Preview): Connect.NextHandleFunction {
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return reply(response, 405, 'Pages can be read, and nothing else can be done with them.');
    }
    const send = ({ status, type, body }: Answer): void => {
      response.statusCode = status;
      response.setHeader('Content-Type', type);
      response.setHeader('Cache-Control', 'no-store');
      response.end(body);
    };
    renderer
      .answer(pathOf(request.url ?? '/'))
      .then(send)
      .catch((error: unknown) => {
        if (error instanceof Error) server.ssrFixStacktrace(error);
        send(page(500, failure(error, renderer.script)));
      });
  };
}
