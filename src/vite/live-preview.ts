import { join, relative } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { isGone } from '../content/retry-if-gone.ts';
import { writeEditorSchemas } from '../editor/write-editor-schemas.ts';
import { Refusal } from '../mail/http/refusal.ts';
import type { SitePages } from '../mail/http/send-form.ts';
import { type MailFacts, mailFacts } from '../model/mail-facts.ts';
import { DevRenderer } from './dev-renderer.ts';
import { DevSite } from './dev-site.ts';
import { failure } from './explanation.ts';
import { guardRequests } from './guard-requests.ts';
import { OpenPages } from './open-pages.ts';
import { serveMedia } from './serve-media.ts';
import { createFollower, createQuietTimer } from './watch-content.ts';

type LivePreviewOptions = {
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
export function livePreview({ root, siteDir, clock, mail }: LivePreviewOptions): Plugin {
  return {
    name: 'live-preview',
    async configureServer(server) {
      const site = new DevSite(siteDir, clock);
      const renderer = new DevRenderer(server, site, root);
      const preview = { server, site, renderer };
      await site.reload();
      site.check();
      const helpEditor = async (): Promise<void> => {
        if (site.site) await writeEditorSchemas({ root, siteDir, site: site.site, isBeingEdited: true });
      };
      await helpEditor();
      const screens = new OpenPages(preview);
      // A file that is gone by the time it is read has a notice of its own on the way.
      const report = (error: unknown): void => {
        if (!isGone(error)) server.config.logger.error(String(error));
      };
      const inQuiet = createQuietTimer(async () => {
        site.check();
        await screens.announce();
        await helpEditor();
      }, report);
      const follow = createFollower((changed) => followEdits(site, screens, { changed, inQuiet }), report);
      server.middlewares.use(guardRequests);
      server.middlewares.use(mail(mailSide(preview)));
      server.watcher.add(siteDir);
      server.watcher.on('all', (event, file) => {
        if (isInside(siteDir, file)) void follow(file, event === 'change');
        else if (isInside(join(root, 'src'), file) || isInside(join(root, 'schemas'), file)) showNewCode(preview);
      });
      return () => {
        server.middlewares.use('/media', serveMedia(site, siteDir));
        server.middlewares.use(servePages(preview));
      };
    },
  };
}

type Edits = { changed: ReadonlySet<string> | undefined; inQuiet: () => void };

/** What has changed is on the screens at once; the rules over the whole site are asked when nobody is saving. */
async function followEdits(site: DevSite, screens: OpenPages, { changed, inQuiet }: Edits): Promise<void> {
  const { isSame, needsCheck } = await site.reload(changed);
  if (isSame) return;
  if (needsCheck) site.check();
  await screens.announce();
  inQuiet();
}

/** Components and styles are not content: open pages are loaded anew. */
function showNewCode({ server, renderer }: Preview): void {
  renderer.stylesheet.forget();
  server.ws.send({ type: 'full-reload' });
}

/** The site as the mail service sees it: what it is at the moment. */
const mailSide = ({ site, renderer }: Preview): { facts: () => MailFacts; pages: SitePages } => ({
  facts: () => {
    if (!site.settings) throw new Refusal(503, 'The site has never been good yet; see the list of problems.');
    return mailFacts(site.settings, site.pages);
  },
  pages: async (path) => ({ html: (await renderer.answer(path)).body, headers: {} }),
});

function isInside(folder: string, file: string): boolean {
  const path = relative(folder, file);
  return !path.startsWith('..') && !path.includes('.encoded');
}

function servePages({ server, renderer }: Preview): Connect.NextHandleFunction {
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const reply = (status: number, type: string, body: string): void => {
      response.statusCode = status;
      response.setHeader('Content-Type', type);
      response.setHeader('Cache-Control', 'no-store');
      response.end(body);
    };
    renderer
      .answer(pathname)
      .then(({ status, type, body }) => reply(status, type, body))
      .catch((error: unknown) => {
        if (error instanceof Error) server.ssrFixStacktrace(error);
        reply(500, 'text/html; charset=utf-8', failure(error));
      });
  };
}
