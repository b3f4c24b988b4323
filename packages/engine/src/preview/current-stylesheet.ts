import { collectUsage } from '../render/collect-usage.ts';
import { buildStylesheet } from '../render/stylesheet.ts';
import type { DevSite } from './dev-site.ts';

/** The stylesheet of the site as it is; made anew only when content or code asks for another. */
export class CurrentStylesheet {
  #made: { key: string; css: string } | undefined;

  constructor(
    private readonly root: string,
    private readonly site: DevSite,
  ) {}

  async current(): Promise<string> {
    const { settings, pages } = this.site;
    if (!settings) return '';
    const used = collectUsage(pages);
    const key = JSON.stringify([settings.theme, settings.motion, settings.header, [...used.types].sort(), [...used.contentClasses].sort()]);
    if (this.#made?.key !== key) this.#made = { key, css: await buildStylesheet({ root: this.root, site: settings, ...used }) };
    return this.#made.css;
  }

  /** Code has changed: what was made from it is forgotten. */
  forget(): void {
    this.#made = undefined;
  }
}
