import { isDeepStrictEqual } from 'node:util';
import type { PageFacts, SiteModel } from '@pagewright/core';
import type { SiteCode } from '../definition/site-code.ts';
import {
  buildStylesheet,
  cachedStylesheet,
  collectUsage,
  filesOfStylesheet,
  unneededFiles,
} from '../render/stylesheet/build-stylesheet.ts';
import type { DevSite } from './dev-site.ts';

/** What a stylesheet is made for: the settings, the facts of all pages, and the numbers of added names and of changes of the code. */
type Source = { settings: SiteModel; facts: readonly PageFacts[]; added: number; changes: number };

/** The project, and the hash of the sources of the running command: the name of its stylesheets in the cache. Undefined for code on disk. */
export type StylesheetCache = { root: string; fingerprint: string | undefined };

/** A stylesheet, what it was made for, and the files that it refers to, by their names in `assets/`. */
type Built = { key: string; css: string; files: ReadonlyMap<string, string>; source: Source };

/** The stylesheet of the site in the preview. Built again only when content or code requires another. */
export class CurrentStylesheet {
  #built: Built | undefined;
  /** The number of changes of the code. */
  #changes = 0;
  readonly #added = { types: new Set<string>(), contentClasses: new Set<string>() };

  constructor(
    private code: SiteCode,
    private readonly site: DevSite,
    private readonly cache: StylesheetCache,
    /** Receives why the stylesheet could not be built; undefined when it could be. */
    private readonly onFailure: (error: unknown) => void,
  ) {}

  async current(): Promise<string> {
    const { settings } = this.site;
    if (!settings) return '';
    const source = {
      settings,
      facts: this.site.listFacts().map(({ facts }) => facts),
      added: this.#added.types.size + this.#added.contentClasses.size,
      changes: this.#changes,
    };
    // Most saves change no more than texts: then nothing need be collected from the other pages.
    if (!this.#built || !haveSameUsage(this.#built.source, source)) await this.#update(source);
    return this.#built?.css ?? '';
  }

  /** Returns the path of a file that the stylesheet refers to, by its name in `assets/`. */
  file(name: string): string | undefined {
    return this.#built?.files.get(name);
  }

  /** Builds the stylesheet. While that fails, the last one stays. */
  async #update(source: Source): Promise<void> {
    try {
      this.#built = await this.#build(source);
      this.onFailure(undefined);
    } catch (error) {
      this.onFailure(error);
    }
  }

  async #build(source: Source): Promise<Built> {
    const { settings, facts } = source;
    const pages = facts.map((one) => ({ facts: one }));
    const { types, contentClasses } = collectUsage(pages, settings);
    const used = {
      types: new Set([...types, ...this.#added.types]),
      contentClasses: new Set([...contentClasses, ...this.#added.contentClasses]),
    };
    const { theme, languages, motion, header } = settings;
    const unneeded = unneededFiles(this.code, settings);
    const usedTypes = [...used.types].sort();
    const key = JSON.stringify([source.changes, theme, languages, motion, header, usedTypes, [...used.contentClasses].sort(), unneeded]);
    if (this.#built?.key === key) return { ...this.#built, source };
    const input = { code: this.code, site: settings, ...used };
    const { root, fingerprint } = this.cache;
    const isCached = source.changes === 0 && fingerprint !== undefined;
    const css = await (isCached ? cachedStylesheet(input, { root, fingerprint }) : buildStylesheet(input));
    return { key, css, files: await filesOfStylesheet(css, input), source };
  }

  /** Styles what another page uses too, which the pages of the site need not. */
  add({ types, contentClasses }: Pick<PageFacts, 'types' | 'contentClasses'>): void {
    for (const type of types) this.#added.types.add(type);
    for (const name of contentClasses) this.#added.contentClasses.add(name);
  }

  /** Builds the stylesheet again after a change of code. */
  applyCode(code: SiteCode): void {
    this.code = code;
    this.#changes += 1;
  }
}

const haveSameUsage = (one: Source, other: Source): boolean =>
  one.settings === other.settings &&
  one.added === other.added &&
  one.changes === other.changes &&
  one.facts.length === other.facts.length &&
  one.facts.every((facts, index) => facts === other.facts[index] || isDeepStrictEqual(usageOf(facts), usageOf(other.facts[index])));

const usageOf = (facts: PageFacts | undefined) => [facts?.types, facts?.contentClasses];
