import type { SiteCode } from '../definition/site-code.ts';
import { buildStylesheet } from '../render/stylesheet/build-stylesheet.ts';
import { cachedStylesheet } from '../render/stylesheet/cached-stylesheet.ts';
import { collectUsage } from '../render/stylesheet/collect-usage.ts';
import type { DevSite } from './dev-site.ts';

/** The stylesheet of the site in the preview. Built again only when content or code requires another. */
export class CurrentStylesheet {
  #built: { key: string; css: string } | undefined;
  /** True while the sources are those of the running command, by whose hash stylesheets are cached. */
  #isCodeUnchanged = true;
  readonly #addedTypes = new Set<string>();

  constructor(
    private readonly code: SiteCode,
    private readonly site: DevSite,
    private readonly cache: { root: string; fingerprint: string },
  ) {}

  async current(): Promise<string> {
    const { settings } = this.site;
    if (!settings) return '';
    const { types, contentClasses } = collectUsage(this.site.listFacts(), settings);
    const used = { types: new Set([...types, ...this.#addedTypes]), contentClasses };
    const { theme, languages, motion, header } = settings;
    const key = JSON.stringify([theme, languages, motion, header, [...used.types].sort(), [...used.contentClasses].sort()]);
    if (this.#built?.key !== key) {
      const input = { code: this.code, site: settings, ...used };
      this.#built = { key, css: await (this.#isCodeUnchanged ? cachedStylesheet(input, this.cache) : buildStylesheet(input)) };
    }
    return this.#built.css;
  }

  /** Styles these block types too, which the pages of the site need not use. */
  addTypes(types: readonly string[]): void {
    for (const type of types) this.#addedTypes.add(type);
  }

  /** Discards the stylesheet after a change of code. */
  invalidate(): void {
    this.#isCodeUnchanged = false;
    this.#built = undefined;
  }
}
