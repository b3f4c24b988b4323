import { isDeepStrictEqual } from 'node:util';
import { frameOf, type OpenedPage, type PageState, type PageStatus, pathAtAddress, plainAddresses, type SiteModel } from '@pagewright/core';
import type { ViteDevServer, WebSocketClient } from 'vite';
import { z } from 'zod';
import type { DevRenderer } from './dev-renderer.ts';
import type { DevSite } from './dev-site.ts';
import { decodePath } from './guard-requests.ts';
import { KnownFrames } from './known-frames.ts';
import type { PreviewPage } from './preview-page.ts';

/** The state that an open page shows. */
type ClientState = {
  path: string;
  revision: string | undefined;
  settings: SiteModel | undefined;
  /** The name of the page's frame. */
  profile: string | undefined;
  stylesheet: string;
  /** Undefined for a page that has been sent nothing yet. */
  status: PageStatus | undefined;
  /** The blocks that it shows, as they were rendered. */
  frames: KnownFrames;
};

type Parts = { server: ViteDevServer; site: DevSite; renderer: DevRenderer };

const openedPageSchema: z.ZodType<OpenedPage> = z.object({ path: z.string(), revision: z.string().optional() });

/** The pages that are open in browsers. Sends each its changes. */
export class OpenPages {
  readonly #clients = new Map<WebSocketClient, ClientState>();
  #last: Promise<void> = Promise.resolve();

  constructor(private readonly parts: Parts) {
    parts.server.ws.on('site:open', (data: unknown, client) => {
      const opened = openedPageSchema.safeParse(data).data;
      if (opened) void this.#inTurn(() => this.#open(client, { ...opened, path: this.#pathOf(opened.path) }));
    });
  }

  /** Returns the path of the page at the address of a browser. */
  #pathOf(address: string): string {
    const decoded = decodePath(address) ?? address;
    return pathAtAddress(decoded, this.parts.site.settings ?? plainAddresses) ?? decoded;
  }

  /** Sends each open page the differences to the state that it shows. */
  sendChanges(): Promise<void> {
    return this.#inTurn(async () => {
      const { clients } = this.parts.server.ws;
      for (const [client, state] of this.#clients) {
        if (clients.has(client)) await this.#refresh(client, state);
        else this.#clients.delete(client);
      }
    });
  }

  /** Runs `work` after all earlier work, so that no older state follows a newer one. Logs a failure and continues. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    this.#last = this.#last.then(work).catch((error: unknown) => {
      const { server } = this.parts;
      if (error instanceof Error) server.ssrFixStacktrace(error);
      server.config.logger.error(error instanceof Error ? String(error.stack) : String(error));
    });
    return this.#last;
  }

  async #open(client: WebSocketClient, { path, revision }: OpenedPage): Promise<void> {
    const { site, renderer } = this.parts;
    const { settings } = site;
    const stylesheet = await renderer.stylesheet.current();
    const profile = profileAt(renderer.pageAt(path), settings);
    await this.#refresh(client, { path, revision, settings, profile, stylesheet, status: undefined, frames: new KnownFrames() });
  }

  async #refresh(client: WebSocketClient, before: ClientState): Promise<void> {
    const { site, renderer } = this.parts;
    const { settings } = site;
    const { path, frames } = before;
    const shown = renderer.pageAt(path);
    const status = site.statusOf(shown);
    const profile = profileAt(shown, settings);
    const now = { path, settings, profile, revision: renderer.revisionOf(shown), stylesheet: await renderer.stylesheet.current() };
    this.#clients.set(client, { ...now, status, frames });
    const isFrameNew = settings !== before.settings || profile !== before.profile;
    const isPageNew = !before.status || isFrameNew || now.revision !== before.revision;
    const isStyleNew = now.stylesheet !== before.stylesheet;
    const isStatusNew = !before.status || !isDeepStrictEqual(status, before.status);
    if (!isPageNew && !isStyleNew && !isStatusNew) return;
    const rendered = isPageNew && shown && settings ? await renderer.render(shown, settings, frames) : undefined;
    const state: PageState = {
      revision: now.revision,
      ...(rendered && { page: rendered.live }),
      ...(rendered && isFrameNew && { document: rendered.toDocument().join('') }),
      ...(isStyleNew && { stylesheet: now.stylesheet }),
      ...(isStatusNew && { status }),
    };
    client.send('site:state', state);
  }
}

const profileAt = (page: PreviewPage | undefined, settings: SiteModel | undefined): string | undefined =>
  page && settings && frameOf(page.model, settings);
