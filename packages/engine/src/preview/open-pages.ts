import type { ViteDevServer, WebSocketClient } from 'vite';
import { z } from 'zod';
import type { OpenedPage, PageState } from '../model/live-messages.ts';
import type { SiteModel } from '../model/site-model.ts';
import type { DevRenderer } from './dev-renderer.ts';
import type { DevSite } from './dev-site.ts';

/** What a browser has on its screen. */
type Screen = { path: string; revision: string | undefined; settings: SiteModel | undefined; stylesheet: string; problems: string };

type Parts = { server: ViteDevServer; site: DevSite; renderer: DevRenderer };

const openedPageSchema: z.ZodType<OpenedPage> = z.object({ path: z.string(), revision: z.string().optional() });

/** The pages that browsers have open, each of which is sent what concerns it as soon as it changes. */
export class OpenPages {
  readonly #screens = new Map<WebSocketClient, Screen>();
  #last: Promise<void> = Promise.resolve();

  constructor(private readonly parts: Parts) {
    parts.server.ws.on('site:open', (data: unknown, client) => {
      const opened = openedPageSchema.safeParse(data).data;
      if (opened) void this.#inTurn(() => this.#open(client, opened));
    });
  }

  /** Sends to each open page what is another than on its screen. */
  announce(): Promise<void> {
    return this.#inTurn(async () => {
      const { clients } = this.parts.server.ws;
      for (const [client, screen] of this.#screens) {
        if (clients.has(client)) await this.#refresh(client, screen);
        else this.#screens.delete(client);
      }
    });
  }

  /** One after the other, so that no older state follows a newer one. A failure is reported and ends nothing. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    this.#last = this.#last.then(work).catch((error: unknown) => {
      const { server } = this.parts;
      if (error instanceof Error) server.ssrFixStacktrace(error);
      server.config.logger.error(error instanceof Error ? String(error.stack) : String(error));
    });
    return this.#last;
  }

  async #open(client: WebSocketClient, { path, revision }: OpenedPage): Promise<void> {
    const stylesheet = await this.parts.renderer.stylesheet.current();
    await this.#refresh(client, { path, revision, settings: this.parts.site.settings, stylesheet, problems: '' });
  }

  async #refresh(client: WebSocketClient, before: Screen): Promise<void> {
    const { site, renderer } = this.parts;
    const { settings } = site;
    const { path } = before;
    const isFirst = before.problems === '';
    const shown = renderer.shownAt(path);
    const problems = site.problemsBeside(shown);
    const now = { path, settings, revision: renderer.revisionOf(shown), stylesheet: await renderer.stylesheet.current() };
    const screen: Screen = { ...now, problems: JSON.stringify(problems) };
    this.#screens.set(client, screen);
    const isFrameNew = settings !== before.settings;
    const isPageNew = isFirst || isFrameNew || now.revision !== before.revision;
    const isStyleNew = now.stylesheet !== before.stylesheet;
    if (!isPageNew && !isStyleNew && screen.problems === before.problems) return;
    const drawn = isPageNew && shown && settings ? await renderer.draw(shown, settings) : undefined;
    const state: PageState = {
      revision: now.revision,
      ...(drawn && { page: drawn.json }),
      ...(drawn && isFrameNew && { document: drawn.html }),
      ...(isStyleNew && { stylesheet: now.stylesheet }),
      problems,
    };
    client.send('site:state', state);
  }
}
