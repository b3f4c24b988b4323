import type { ViteDevServer } from 'vite';
import type { PageModel } from '../model/page-model.ts';
import { trustType } from '../model/trust-type.ts';
import { buildStylesheet } from '../render/stylesheet.ts';
import { usedBy } from '../render/used-by.ts';
import type { DevSite } from './dev-site.ts';

type RenderModule = typeof import('../render/render-page.tsx');
type DrawModule = typeof import('../render/draw-block.tsx');
type Answer = { status: number; type: string; body: string };

const html = 'text/html; charset=utf-8';

/** Draws pages on request, with the components as they are on disk at that moment. */
export class DevRenderer {
  #stylesheet: { key: string; css: string } | undefined;

  constructor(
    private readonly server: ViteDevServer,
    private readonly site: DevSite,
    private readonly root: string,
  ) {}

  /** The page, or its JSON, for a path; the site's 404 page for one that it does not have. */
  async answer(pathname: string): Promise<Answer> {
    const wantsJson = pathname.endsWith('/page.json');
    const path = (wantsJson ? pathname.slice(0, -'/page.json'.length) : pathname.replace(/(.)\/$/, '$1')) || '/';
    const page = this.site.page(path);
    if (wantsJson && !page) return { status: 404, type: 'application/json', body: 'null' };
    const shown = page ?? this.site.page('/404');
    if (!shown || !this.site.settings) return { status: 500, type: html, body: this.#explain(path) };
    const { html: document, json } = await this.#render(shown);
    if (wantsJson) return { status: 200, type: 'application/json', body: JSON.stringify(json) };
    return { status: page ? 200 : 404, type: html, body: document };
  }

  /** Builds the stylesheet again where content asks for it; returns the new one, or undefined when it is the same. */
  async refreshStylesheet(): Promise<string | undefined> {
    const before = this.#stylesheet?.css;
    const css = await this.#currentStylesheet();
    return css === before ? undefined : css;
  }

  /** Code has changed: the next page gets a stylesheet made from it. */
  forgetStylesheet(): void {
    this.#stylesheet = undefined;
    this.server.ws.send({ type: 'full-reload' });
  }

  async #render(page: PageModel): Promise<ReturnType<RenderModule['renderPage']>> {
    const { renderPage } = await this.#load<RenderModule>('render-page.tsx');
    const { createDrawBlock } = await this.#load<DrawModule>('draw-block.tsx');
    const { settings } = this.site;
    if (!settings) throw new Error('site.yaml has a problem and was never good before; see the list of problems.');
    return renderPage(page, {
      site: settings,
      assets: { stylesheet: await this.#currentStylesheet(), boot: { src: '/src/client/dev.ts' } },
      build: this.site.revision,
      draw: await createDrawBlock(),
      hasFeed: false,
    });
  }

  async #load<Module>(file: string): Promise<Module> {
    return trustType<Module>(await this.server.ssrLoadModule(`/src/render/${file}`));
  }

  async #currentStylesheet(): Promise<string> {
    const { settings, pages } = this.site;
    if (!settings) return '';
    const used = usedBy(pages);
    const key = JSON.stringify([settings.theme, settings.motion, settings.header, [...used.types].sort(), [...used.contentClasses].sort()]);
    if (this.#stylesheet?.key !== key) {
      this.#stylesheet = { key, css: await buildStylesheet({ root: this.root, site: settings, ...used }) };
    }
    return this.#stylesheet.css;
  }

  /** Shown only while a site has never been good: nothing of it can be drawn yet. */
  #explain(path: string): string {
    const problems = this.site.problems.join('\n\n').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    const words = problems || `There is no page at ${path.replaceAll('<', '&lt;')}, and no 404 page (path: /404) to show in its place.`;
    return `<!doctype html><meta charset="utf-8"><title>Nothing to show yet</title><pre>${words}</pre><script type="module" src="/src/client/dev.ts"></script>`;
  }
}
