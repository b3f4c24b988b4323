import { isDeepStrictEqual } from 'node:util';
import type { PageFacts, SiteModel } from '@pagewright/core';
import type { SiteCode } from '../definition/site-code.ts';
import { buildStylesheet, cachedStylesheet, collectUsage } from '../render/stylesheet/build-stylesheet.ts';
import type { DevSite } from './dev-site.ts';

/** What a stylesheet is made for: the settings, the facts of all pages, and the number of added names. */
type Source = { settings: SiteModel; facts: readonly PageFacts[]; added: number };

/** The stylesheet of the site in the preview. Built again only when content or code requires another. */
export class CurrentStylesheet {
  #built: { key: string; css: string; source: Source } | undefined;
  /** True while the sources are those of the running command, by whose hash stylesheets are cached. */
  #isCodeUnchanged = true;
  readonly #added = { types: new Set<string>(), contentClasses: new Set<string>() };

  constructor(
    private readonly code: SiteCode,
    private readonly site: DevSite,
    private readonly cache: { root: string; fingerprint: string },
  ) {}

  async current(): Promise<string> {
    const { settings } = this.site;
    if (!settings) return '';
    const source = {
      settings,
      facts: this.site.listFacts().map(({ facts }) => facts),
      added: this.#added.types.size + this.#added.contentClasses.size,
    };
    // Most saves change no more than texts: then nothing need be collected from the other pages.
    if (!this.#built || !haveSameUsage(this.#built.source, source)) this.#built = await this.#build(source);
    return this.#built.css;
  }

  async #build(source: Source): Promise<{ key: string; css: string; source: Source }> {
    const { settings, facts } = source;
    const pages = facts.map((one) => ({ facts: one }));
    const { types, contentClasses } = collectUsage(pages, settings);
    const used = {
      types: new Set([...types, ...this.#added.types]),
      contentClasses: new Set([...contentClasses, ...this.#added.contentClasses]),
    };
    const { theme, languages, motion, header } = settings;
    const key = JSON.stringify([theme, languages, motion, header, [...used.types].sort(), [...used.contentClasses].sort()]);
    if (this.#built?.key === key) return { key, css: this.#built.css, source };
    const input = { code: this.code, site: settings, ...used };
    return { key, css: await (this.#isCodeUnchanged ? cachedStylesheet(input, this.cache) : buildStylesheet(input)), source };
  }

  /** Styles what another page uses too, which the pages of the site need not. */
  add({ types, contentClasses }: Pick<PageFacts, 'types' | 'contentClasses'>): void {
    for (const type of types) this.#added.types.add(type);
    for (const name of contentClasses) this.#added.contentClasses.add(name);
  }

  /** Discards the stylesheet after a change of code. */
  invalidate(): void {
    this.#isCodeUnchanged = false;
    this.#built = undefined;
  }
}

const haveSameUsage = (one: Source, other: Source): boolean =>
  one.settings === other.settings &&
  one.added === other.added &&
  one.facts.length === other.facts.length &&
  one.facts.every((facts, index) => facts === other.facts[index] || isDeepStrictEqual(usageOf(facts), usageOf(other.facts[index])));

const usageOf = (facts: PageFacts | undefined) => [facts?.types, facts?.contentClasses];
