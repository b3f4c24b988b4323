import {
  escapeHtml,
  factsOfModel,
  pageAddress,
  publicationBadge,
  type RenderedBlock,
  type SearchablePage,
  type SearchIndex,
  type SiteModel,
  searchIndexPath,
  toOldPath,
} from '@pagewright/core';
import type { ViteDevServer } from 'vite';
import { devEntry } from '../bundle/entry-modules.ts';
import type { SiteCode } from '../definition/site-code.ts';
import { findUndescribedFields } from '../definition/undescribed-fields.ts';
import { describeCodeError } from '../files/describe-code-error.ts';
import { displayPath } from '../files/display-path.ts';
import { redirectPage } from '../render/hosting/redirect-pages.ts';
import { isListed } from '../render/hosting/sitemap.ts';
import type { ComposedPage } from '../render/render-page.tsx';
import { extractText, type PageText } from '../render/search-index.ts';
import { parentTitles, pathsAbove } from '../render/structured-data.ts';
import { placeOfType } from '../site/place-of-type.ts';
import { themePath } from './blocks/block-list.ts';
import { isExample, withoutFrame } from './blocks/example-site.ts';
import { Examples } from './blocks/examples.ts';
import type { CodeProblems } from './code-problems.ts';
import { ComponentLinks } from './component-links.ts';
import { describeWarning, withWarnings } from './component-warnings.ts';
import { CurrentStylesheet, type StylesheetCache } from './current-stylesheet.ts';
import type { DevSite } from './dev-site.ts';
import { pageNotFoundPage, settingsErrorPage } from './error-pages.ts';
import { KnownFrames } from './known-frames.ts';
import type { BlockBadge, PreviewPage, ProblemCard } from './preview-page.ts';
import { type LoadedCode, RenderCode } from './render-code.ts';
import { ThemePage } from './theme-page.ts';
import { renderThemeSummary } from './theme-summary.ts';

const redirect = ({ settings }: DevSite, path: string) => settings?.redirects.find(({ from }) => from === toOldPath(path));

type Parts = {
  server: ViteDevServer;
  site: DevSite;
  loaded: LoadedCode;
  problems: CodeProblems;
  cache: StylesheetCache;
};

/** Renders pages on request, with the components as they are on disk at that moment. */
export class DevRenderer {
  readonly stylesheet: CurrentStylesheet;
  readonly problems: CodeProblems;
  readonly code: RenderCode;
  readonly examples: Examples;
  /** The URL of the entry module of the preview's pages. */
  readonly script = `/@id/${devEntry}`;
  readonly #site: DevSite;
  readonly #links: ComponentLinks;
  #siteCode: SiteCode;
  #themePage: ThemePage;
  /** The revision of each page state. */
  #revisions = new WeakMap<PreviewPage, string>();
  #lastRevision = 0;

  constructor({ server, site, loaded, cache, problems }: Parts) {
    const { site: code } = loaded;
    this.#site = site;
    this.#siteCode = code;
    this.#links = new ComponentLinks(site);
    this.problems = problems;
    this.code = new RenderCode(server, loaded, (type) => site.site && placeOfType(type, site.site));
    this.stylesheet = new CurrentStylesheet(code, site, cache, (error) => problems.set('styles', error));
    const { siteDir, clock } = site;
    this.examples = new Examples({ root: cache.root, siteDir, clock, readCode: () => this.code.current.site });
    this.#themePage = new ThemePage({ site, code, examples: this.examples });
  }

  /** Renders all pages again, after a change of components or styles. With a new declaration of the site, also what depends on it. */
  async applyCode(isDefinitionNew: boolean): Promise<void> {
    const { site } = this.code.current;
    this.#revisions = new WeakMap();
    this.stylesheet.applyCode(site);
    if (!isDefinitionNew) return;
    this.#siteCode = site;
    await this.#site.applyCode(site);
    await this.examples.applyCode(site);
    this.#themePage = new ThemePage({ site: this.#site, code: site, examples: this.examples });
  }

  /** Reports components that compile and cannot work, as a build does, and fields without a description. */
  async reportComponents(): Promise<void> {
    const { findComponentMistakes } = await import('../bundle/components/assert-components.ts');
    const { site } = this.code.current;
    this.problems.add('components', [
      ...(await findComponentMistakes(site)).map(({ place, message }) => `${place}  component  ${message}`),
      ...findUndescribedFields(site).map(({ file, message }) => `${displayPath(file)}  schema  ${message}`),
    ]);
  }

  /** Returns the page or the JSON of its islands for a path; the nearest 404 page for an unknown path. */
  async respond(pathname: string): Promise<PreviewResponse> {
    const wantsIslands = pathname.endsWith('/islands.json');
    const path = (wantsIslands ? pathname.slice(0, -'/islands.json'.length) : pathname.replace(/(.)\/$/, '$1')) || '/';
    if (path === themePath) await this.examples.read();
    if (isExample(path)) await this.examples.get();
    const found = this.#ownPage(path);
    const { settings } = this.#site;
    if (settings && pathname.endsWith('/search.json')) return jsonResponse(200, await this.#searchIndex(settings, pathname));
    const moved = found ? undefined : redirect(this.#site, path);
    if (settings && moved && !wantsIslands) return htmlResponse(200, redirectPage(moved, settings));
    if (wantsIslands && !found) return jsonResponse(404, null);
    const shown = found ?? this.#notFound(path);
    if (!settings) return htmlResponse(500, settingsErrorPage(this.#site.formatReports(), this.script));
    if (!shown) return htmlResponse(404, pageNotFoundPage(path, this.#site.formatReports(), this.script));
    const rendered = await this.render(shown, settings);
    if (wantsIslands) return jsonResponse(200, rendered.islands);
    const html = rendered.toDocument().join('');
    return htmlResponse(found ? 200 : 404, isExample(path) ? withoutFrame(html) : html);
  }

  /** The text of each page state. */
  readonly #texts = new WeakMap<PreviewPage, PageText>();

  /** Returns the search index at a path. Renders its pages that changed since the last call. */
  async #searchIndex(settings: SiteModel, index: string): Promise<SearchIndex> {
    const shown = this.#site
      .listPaths()
      .sort()
      .flatMap((path) => this.#site.page(path) ?? []);
    const pages: SearchablePage[] = [];
    for (const page of shown.filter(({ model }) => isListed(model) && searchIndexPath(settings, model.path) === index)) {
      const { path, title } = page.model;
      const known = this.#texts.get(page);
      const text = known ?? extractText((await this.render(page, settings)).toDocument().join(''));
      this.#texts.set(page, text);
      pages.push({ path: pageAddress(path, settings), title, ...text });
    }
    return { pages };
  }

  /** Returns the page that the preview shows at a path: its own or a 404 page. */
  pageAt(path: string): PreviewPage | undefined {
    return this.#ownPage(path) ?? this.#notFound(path);
  }

  #ownPage(path: string): PreviewPage | undefined {
    const ofSite = this.#site.page(path);
    if (ofSite) return ofSite;
    const shown = path === themePath ? this.#themePage.current() : this.examples.page(path);
    if (shown) this.addStyles(shown);
    return shown;
  }

  /** Styles what a page uses that no page of the site need use. */
  addStyles({ model }: PreviewPage): void {
    this.stylesheet.add(factsOfModel(model, this.#siteCode.traitsOf));
  }

  /** Returns the revision of a page state: the same text for the same object. */
  revisionOf(shown: PreviewPage | undefined): string {
    if (!shown) return '';
    const known = this.#revisions.get(shown);
    if (known !== undefined) return known;
    this.#lastRevision += 1;
    this.#revisions.set(shown, String(this.#lastRevision));
    return String(this.#lastRevision);
  }

  /** Renders a page with its blocks and problem cards. With `frames`, renders only blocks that are not known. */
  async render(shown: PreviewPage, site: SiteModel, frames = new KnownFrames()): Promise<ComposedPage> {
    const { composePage, renderFrame } = await import('../render/render-page.tsx');
    const { context, site: code } = this.code.current;
    const toFrame = frames.next([renderFrame, context, site], (block) => renderFrame(block, { ...context, site }));
    const blocks = shown.parts.map((part) => {
      if ('card' in part) return renderProblemCard(part.card);
      if ('badge' in part) return renderBlockBadge(part.badge);
      try {
        const { type } = part.block;
        const { result, warnings } = withWarnings(() => toFrame(part.block));
        if (warnings.length > 0)
          this.problems.add(
            'components',
            warnings.map((message) => describeWarning(code, type, message)),
          );
        return result;
      } catch (error) {
        const title = `The component of this ${part.block.type} threw an error.`;
        const problems = describeCodeError(error);
        return renderProblemCard({ key: part.block.key, title, problems, replacesBlock: true });
      }
    });
    const badge = publicationBadge(shown.model, this.#site.now());
    const model = badge ? { ...shown.model, title: `[${badge.label}] ${shown.model.title}` } : shown.model;
    const above = shown.summary ? [renderThemeSummary(shown.summary)] : [];
    const composed = composePage(model, [...above, ...blocks], {
      site,
      assets: { stylesheet: await this.stylesheet.current(), boot: { src: this.script } },
      revision: this.revisionOf(shown),
      ...(shown.source !== undefined && { source: shown.source }),
      ...context,
      feeds: [],
      titles: parentTitles([...pathsAbove(model.path).flatMap((path) => this.#site.page(path)?.model ?? []), model]),
    });
    // Pages of the preview itself show blocks of others.
    if (this.#site.page(model.path))
      this.problems.setTexts('links', this.#links.read(shown, { settings: site, blocks, around: composed.around }));
    return composed;
  }

  /**
   * The 404 page of the path's folder, or of the nearest folder above that has one. Looks at every 404 page of the site
   * rather than at every folder of the path, so that a path of thousands of folders costs no more than a short one.
   */
  #notFound(path: string): PreviewPage | undefined {
    const folderOf = (one: string): string => one.slice(0, -'404'.length);
    const above = this.#site.listPaths().filter((one) => one.endsWith('/404') && path.startsWith(folderOf(one)));
    const [nearest] = above.sort((a, b) => b.length - a.length);
    return nearest === undefined ? undefined : this.#site.page(nearest);
  }
}

/** Renders the frame of a problem card. The custom element `problem-card` styles it in the browser. */
const renderProblemCard = ({ key, title, problems }: ProblemCard): RenderedBlock =>
  staticFrame(
    key,
    'problem',
    `<problem-card><strong>${escapeHtml(title)}</strong>${problems.map((one) => `<pre>${escapeHtml(one)}</pre>`).join('')}</problem-card>`,
  );

/** Renders the badge above a hidden block. The custom element `block-badge` styles it in the browser. */
const renderBlockBadge = ({ key, label, text }: BlockBadge): RenderedBlock =>
  staticFrame(key, 'badge', `<block-badge><strong>${escapeHtml(label)}</strong> ${escapeHtml(text)}</block-badge>`);

const staticFrame = (key: string, type: string, html: string): RenderedBlock => ({
  key,
  type,
  html,
  isIsland: false,
  isRevealed: false,
  isAboveHeader: false,
});

/** The response of the preview to a request. */
export type PreviewResponse = { status: number; type: string; body: string };

export const htmlResponse = (status: number, body: string): PreviewResponse => ({ status, type: 'text/html; charset=utf-8', body });

const jsonResponse = (status: number, value: unknown): PreviewResponse => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value),
});
