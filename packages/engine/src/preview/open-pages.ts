import { isDeepStrictEqual } from 'node:util';
import {
  frameOf,
  type IslandMismatch,
  type OpenedPage,
  type PageState,
  type PageStatus,
  pathAtAddress,
  plainAddresses,
  type SiteModel,
} from '@pagewright/core';
import type { ViteDevServer, WebSocketClient } from 'vite';
import { z } from 'zod';
import { describeCodeError } from '../files/describe-code-error.ts';
import type { ComposedPage } from '../render/render-page.tsx';
import { describeMismatch } from './component-warnings.ts';
import type { DevRenderer } from './dev-renderer.ts';
import type { DevSite } from './dev-site.ts';
import { decodePath } from './guard-requests.ts';
import { KnownFrames } from './known-frames.ts';
import type { PreviewPage } from './preview-page.ts';
import type { LoadedCode } from './render-code.ts';

/** The state that an open page shows. */
type ClientState = {
  path: string;
  revision: string | undefined;
  settings: SiteModel | undefined;
  /** The name of the page's frame. */
  profile: string | undefined;
  stylesheet: string;
  /** The code that it was rendered with. */
  code: LoadedCode;
  /** Undefined for a page that has been sent nothing yet. */
  status: PageStatus | undefined;
  /** The blocks that it shows, as they were rendered. */
  frames: KnownFrames;
};

type Parts = { server: ViteDevServer; site: DevSite; renderer: DevRenderer };

const mismatchSchema: z.ZodType<IslandMismatch> = z.object({ type: z.string().optional(), message: z.string() });
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
    parts.server.ws.on('site:mismatch', (data: unknown) => {
      const mismatch = mismatchSchema.safeParse(data).data;
      if (mismatch) void this.#inTurn(() => this.#reportMismatch(mismatch));
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
      server.config.logger.error(describeCodeError(error).join('\n'));
    });
    return this.#last;
  }

  async #reportMismatch(mismatch: IslandMismatch): Promise<void> {
    const { code, problems } = this.parts.renderer;
    problems.add('components', [describeMismatch(code.current.site, mismatch)]);
  }

  async #open(client: WebSocketClient, { path, revision }: OpenedPage): Promise<void> {
    const { site, renderer } = this.parts;
    const { settings } = site;
    const stylesheet = await renderer.stylesheet.current();
    const profile = profileAt(renderer.pageAt(path), settings);
    const code = renderer.code.current;
    await this.#refresh(client, { path, revision, settings, profile, stylesheet, code, status: undefined, frames: new KnownFrames() });
    this.#prepare();
  }

  /** Prepares for the first change of the code, and reports components that cannot work, beside the work for pages. */
  #prepare(): void {
    const { code, problems } = this.parts.renderer;
    if (code.isWarm) return;
    code
      .warm()
      .then(() => this.parts.renderer.reportComponents())
      .catch((error: unknown) => problems.set('code', error));
  }

  async #refresh(client: WebSocketClient, before: ClientState): Promise<void> {
    const { site, renderer } = this.parts;
    const { settings } = site;
    const { path, frames } = before;
    const shown = renderer.pageAt(path);
    const code = renderer.code.current;
    const profile = profileAt(shown, settings);
    const now = { path, settings, profile, code, revision: renderer.revisionOf(shown), stylesheet: await renderer.stylesheet.current() };
    const isFrameNew = settings !== before.settings || profile !== before.profile || code !== before.code;
    const isPageNew = !before.status || isFrameNew || now.revision !== before.revision;
    const rendered = isPageNew && shown && settings ? await this.#render(shown, settings, frames) : undefined;
    // Rendering finds problems of the code.
    const status: PageStatus = { ...site.statusOf(shown), code: renderer.problems.status() };
    this.#clients.set(client, { ...now, status, frames });
    const isStyleNew = now.stylesheet !== before.stylesheet;
    const isStatusNew = !before.status || !isDeepStrictEqual(status, before.status);
    if (!isPageNew && !isStyleNew && !isStatusNew) return;
    const state: PageState = {
      revision: now.revision,
      ...(rendered && { page: rendered.live }),
      ...(rendered && isFrameNew && { document: rendered.toDocument().join('') }),
      ...(isStyleNew && { stylesheet: now.stylesheet }),
      ...(isStatusNew && { status }),
    };
    client.send('site:state', state);
  }

  /** Renders a page. One that cannot be rendered stays as it is, with a problem. */
  async #render(shown: PreviewPage, settings: SiteModel, frames: KnownFrames): Promise<ComposedPage | undefined> {
    const { renderer } = this.parts;
    try {
      return await renderer.render(shown, settings, frames);
    } catch (error) {
      renderer.problems.add('components', describeCodeError(error));
      return undefined;
    }
  }
}

const profileAt = (page: PreviewPage | undefined, settings: SiteModel | undefined): string | undefined =>
  page && settings && frameOf(page.model, settings);
