import { join } from 'node:path';
import type { ViteDevServer } from 'vite';
import { devEntry } from '../bundle/entry-modules.ts';
import { publicationMark } from '../content/publication.ts';
import type { SiteCode } from '../definition/site-code.ts';
import { engineModule } from '../files/engine-module.ts';
import type { SiteModel } from '../model/site-model.ts';
import { redirectPage } from '../render/redirect-page.ts';
import { trustType } from '../trust/trust-type.ts';
import { type Answer, json, page } from './answer.ts';
import { CurrentStylesheet } from './current-stylesheet.ts';
import type { DevSite } from './dev-site.ts';
import { noSuchPage, nothingYet } from './explanation.ts';
import { renderProblemCard } from './render-problem-card.ts';
import type { ShownPage } from './shown-page.ts';

type RenderModule = typeof import('../render/render-page.tsx');
type PagesModule = typeof import('../render/render-pages.ts');
type CodeContext = Awaited<ReturnType<PagesModule['loadCodeContext']>>;
type Rendered = ReturnType<RenderModule['composePage']>;

const redirect = ({ settings }: DevSite, path: string) => settings?.redirects.find(({ from }) => from === path);

/** Draws pages on request, with the components as they are on disk at that moment. */
export class DevRenderer {
  readonly stylesheet: CurrentStylesheet;
  /** Where a page of the preview loads its code from. */
  readonly script = `/@id/${devEntry}`;
  /** By the code as it was loaded: Vite loads it again when a file of it changes. */
  readonly #contexts = new WeakMap<SiteCode, Promise<CodeContext>>();
  /** Names the states that pages are drawn in. */
  readonly #revisions = new WeakMap<ShownPage, string>();
  #lastRevision = 0;

  constructor(
    private readonly server: ViteDevServer,
    private readonly site: DevSite,
    private readonly code: SiteCode,
  ) {
    this.stylesheet = new CurrentStylesheet(code, site);
  }

  /** The page, or its JSON, for a path; the nearest 404 page for one that the site does not have. */
  async answer(pathname: string): Promise<Answer> {
    const wantsJson = pathname.endsWith('/page.json');
    const path = (wantsJson ? pathname.slice(0, -'/page.json'.length) : pathname.replace(/(.)\/$/, '$1')) || '/';
    const own = this.site.page(path);
    const { settings } = this.site;
    const moved = own ? undefined : redirect(this.site, path);
    if (settings && moved && !wantsJson) return page(200, redirectPage(moved, settings));
    if (wantsJson && !own) return json(404, null);
    const shown = own ?? this.#notFound(path);
    if (!settings) return page(500, nothingYet(this.site.formatReports(), this.script));
    if (!shown) return page(404, noSuchPage(path, this.site.formatReports(), this.script));
    const drawn = await this.draw(shown, settings);
    return wantsJson ? json(200, drawn.json) : page(own ? 200 : 404, drawn.html);
  }

  /** What is shown at a path. */
  shownAt(path: string): ShownPage | undefined {
    return this.site.page(path) ?? this.#notFound(path);
  }

  /** Names the state of a page and of what stands around it. */
  revisionOf(shown: ShownPage | undefined): string {
    if (!shown) return '';
    const known = this.#revisions.get(shown);
    if (known !== undefined) return known;
    this.#lastRevision += 1;
    this.#revisions.set(shown, String(this.#lastRevision));
    return String(this.#lastRevision);
  }

  /** Draws blocks and cards into the page. */
  async draw(shown: ShownPage, site: SiteModel): Promise<Rendered> {
    const { composePage, renderFrame } = await this.#load<RenderModule>('render/render-page');
    const context = await this.#context();
    const blocks = shown.parts.map((part, index) => {
      if ('card' in part) return renderProblemCard(part.card);
      try {
        return renderFrame(part.block, index, context);
      } catch (error) {
        if (error instanceof Error) this.server.ssrFixStacktrace(error);
        const title = `The component of this ${part.block.type} failed.`;
        return renderProblemCard({ key: part.block.key, title, problems: [error instanceof Error ? String(error.stack) : String(error)] });
      }
    });
    const mark = publicationMark(shown.model, this.site.clock());
    const model = mark === undefined ? shown.model : { ...shown.model, title: `[${mark}] ${shown.model.title}` };
    return composePage(model, blocks, {
      site,
      assets: { stylesheet: await this.stylesheet.current(), boot: { src: this.script } },
      build: this.revisionOf(shown),
      ...context,
      hasFeed: false,
    });
  }

  /**
   * The 404 page of the path's folder, or of the nearest folder above that has one. Looks at every 404 page of the site
   * rather than at every folder of the path, so that a path of thousands of folders costs no more than a short one.
   */
  #notFound(path: string): ShownPage | undefined {
    const folderOf = ({ model }: ShownPage): string => model.path.slice(0, -'404'.length);
    const above = this.site.listShown().filter((one) => one.model.path.endsWith('/404') && path.startsWith(folderOf(one)));
    return above.sort((a, b) => b.model.path.length - a.model.path.length)[0];
  }

  /** The components as they are on disk at the moment. */
  async #context(): Promise<CodeContext> {
    const { loadCodeContext } = await this.#load<PagesModule>('render/render-pages');
    const file = join(this.code.folder, 'site.ts');
    const { default: code } = trustType<{ default: SiteCode }>(await this.server.ssrLoadModule(file));
    const context = this.#contexts.get(code) ?? loadCodeContext(code);
    this.#contexts.set(code, context);
    return context;
  }

  async #load<Module>(name: string): Promise<Module> {
    return trustType<Module>(await this.server.ssrLoadModule(engineModule(name)));
  }
}
