import type { SiteCode } from '../definition/site-code.ts';
import { buildStylesheet } from '../render/stylesheet/build-stylesheet.ts';
import { collectUsage } from '../render/stylesheet/collect-usage.ts';
import type { DevSite } from './dev-site.ts';

/** The stylesheet of the site in the preview. Built again only when content or code requires another. */
export class CurrentStylesheet {
  #built: { key: string; css: string } | undefined;

  constructor(
    private readonly code: SiteCode,
    private readonly site: DevSite,
  ) {}

  async current(): Promise<string> {
    const { settings } = this.site;
    if (!settings) return '';
    const used = collectUsage(this.site.listModels(), this.code.traitsOf);
    const key = JSON.stringify([settings.theme, settings.motion, settings.header, [...used.types].sort(), [...used.contentClasses].sort()]);
    if (this.#built?.key !== key) this.#built = { key, css: await buildStylesheet({ code: this.code, site: settings, ...used }) };
    return this.#built.css;
  }

  /** Discards the cached stylesheet after a change of code. */
  invalidate(): void {
    this.#built = undefined;
  }
}
