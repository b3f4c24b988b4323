import type { RenderedBlock, SiteModel } from '@pagewright/core';
import { describeWrongLinks, type HtmlPart, WrittenLinks } from '../render/written-links.ts';
import type { DevSite } from './dev-site.ts';
import type { PreviewPage } from './preview-page.ts';

type Rendered = { settings: SiteModel; blocks: readonly RenderedBlock[]; around: readonly HtmlPart[] };

/**
 * The links that components write themselves and that lead to no page, of each page as it was shown last. Files are left to the build, which
 * has them all.
 */
export class ComponentLinks {
  readonly #byPage = new Map<string, readonly string[]>();

  constructor(private readonly site: DevSite) {}

  /** Reads a page that was rendered. Returns what is wrong on all pages. */
  read({ model }: PreviewPage, { settings, blocks, around }: Rendered): string[] {
    const links = new WrittenLinks();
    links.add(model.path, [...blocks.map(({ html, key, type }) => ({ html, place: { block: key, type } })), ...around]);
    // The rules know the links of YAML files, and report them at their lines.
    const written = JSON.stringify([model, settings]);
    const own = links.take().filter(({ to }) => !written.includes(JSON.stringify(to)));
    const wrong = describeWrongLinks(own, {
      settings,
      paths: this.site.listPaths(),
      hasFile: (path) => path.slice(path.lastIndexOf('/') + 1).includes('.'),
      expired: [],
      readPage: () => undefined,
      placeOfBlock: () => undefined,
    });
    this.#byPage.set(model.path, wrong);
    return [...this.#byPage.values()].flat();
  }
}
