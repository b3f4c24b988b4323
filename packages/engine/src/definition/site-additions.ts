import { type CollectionDefinitions, nearestName, type PageModel, type SiteModel, type SiteRule } from '@pagewright/core';
import type { SiteCommand } from './site-command.ts';

/** What a site adds to the engine. */
export type SiteAdditions = {
  /** Rules that run beside those of the engine: made by `defineRule`. */
  rules?: readonly SiteRule[];
  /** Returns elements for the head of each page, such as `{ tag: 'meta', name: 'author', content: 'Ada' }`. */
  head?: PageHead;
  /** Functions that a build calls. */
  hooks?: SiteHooks;
  /** Commands that run beside those of the engine: made by `defineCommand`. */
  commands?: readonly SiteCommand[];
  /** The German of schemas and other languages, for the editor: what loads it, by language code, such as `schemas/texts/de/index.ts`. */
  schemaTexts?: SchemaTextPacks;
};

/**
 * The texts of schemas in another language than that of the schemas. The keys are what the schemas say; a text that is missing is shown
 * as they say it.
 */
export type SchemaTexts = {
  /** Of block types, collections and fields: by their labels, or by their names in YAML. */
  names: Readonly<Record<string, string>>;
  /** Of the values to choose from: by their labels, or as they are in YAML. */
  values: Readonly<Record<string, string>>;
  /** Of block types and fields: by their descriptions. */
  descriptions: Readonly<Record<string, string>>;
  /** By block type: everyday words with which people search for it. */
  search?: Readonly<Record<string, string>>;
};

type SchemaTextPacks = Readonly<Record<string, () => Promise<SchemaTexts>>>;

/** What a site or an add-on adds. `owner`: what messages call it, such as `src/site.ts`. */
export type Owned<Part> = Part & { owner: string };

/** The additions of a site, after those of the sites that it extends. */
export type JoinedAdditions = {
  rules: readonly Owned<SiteRule>[];
  heads: readonly Owned<{ head: PageHead }>[];
  hooks: readonly Owned<SiteHooks>[];
  commands: readonly SiteCommand[];
  schemaTexts: readonly SchemaTextPacks[];
};

/** Returns the additions that a definition declares. */
export const additionsOf = ({ rules = [], head, hooks, commands = [], schemaTexts }: SiteAdditions, owner: string): JoinedAdditions => ({
  rules: rules.map((rule) => ({ ...rule, owner })),
  heads: head ? [{ head, owner }] : [],
  hooks: hooks ? [{ ...hooks, owner }] : [],
  commands,
  schemaTexts: schemaTexts ? [schemaTexts] : [],
});

/** Appends the additions of a site to those of the site that it extends. */
export const joinAdditions = (base: JoinedAdditions, own: JoinedAdditions): JoinedAdditions => ({
  rules: [...base.rules, ...own.rules],
  heads: [...base.heads, ...own.heads],
  hooks: [...base.hooks, ...own.hooks],
  commands: [...base.commands, ...own.commands],
  schemaTexts: [...base.schemaTexts, ...own.schemaTexts],
});

/** Where the records of a collection come from. */
export type DataSource = {
  /**
   * Fetches all records, in their order; the schema of the collection checks them, as it checks those of a file. Rejects when
   * the source cannot be reached. `signal` aborts when the time is over.
   */
  load: (signal: AbortSignal) => Promise<readonly object[]>;
};

/** The sources of collections by name. */
export type DataSources = Readonly<Record<string, DataSource>>;

/** Returns the sources that a definition declares. */
export const sourcesOf = (data: Readonly<Partial<Record<string, DataSource>>> = {}): DataSources =>
  Object.fromEntries(Object.entries(data).flatMap(([name, source]) => (source ? [[name, source]] : [])));

/** Throws for a source of a collection that the site does not have, or whose records are in several lists. */
export function assertSources(data: DataSources, collections: CollectionDefinitions): void {
  for (const name of Object.keys(data)) {
    const collection = Object.hasOwn(collections, name) ? collections[name] : undefined;
    if (!collection) {
      const nearest = nearestName(name, Object.keys(collections));
      throw new Error(
        `"data" has the collection "${name}", which the site does not declare.${nearest ? ` Did you mean "${nearest}"?` : ''}`,
      );
    }
    if (collection.lists) throw new Error(`"data" has the collection "${name}", which has several lists. Only one list can be fetched.`);
  }
}

/**
 * An element that a site adds to the head of a page. Not a script or style, and no link that loads one: the policy of every page allows
 * only those of the build.
 */
export type HeadElement =
  | { tag: 'meta'; name: string; property?: undefined; content: string }
  | { tag: 'meta'; property: string; name?: undefined; content: string }
  | { tag: 'link'; rel: LinkRelation; href: string; hrefLang?: string; type?: string; title?: string; crossOrigin?: 'anonymous' };

/** What the link of a head can say. `canonical`, `icon` and the links between languages are written by the engine. */
export const linkRelations = [
  'alternate',
  'author',
  'dns-prefetch',
  'help',
  'license',
  'me',
  'next',
  'pingback',
  'preconnect',
  'prev',
  'privacy-policy',
  'search',
  'terms-of-service',
  'webmention',
] as const;

type LinkRelation = (typeof linkRelations)[number];

/**
 * Returns the elements that a site adds to the head of a page. `site` has the settings in the language of the page. It must depend on
 * nothing else: a page that has not changed is not rendered again.
 */
export type PageHead = (page: PageModel, site: SiteModel) => readonly HeadElement[];

/** A page that a build has rendered. */
export type RenderedPage = {
  /** Its fields, with the blocks as they were rendered. */
  page: PageModel;
  /** The finished HTML. */
  html: string;
};

/** A finished build. */
export type FinishedBuild = {
  /** The folder with the built site. An absolute path. */
  outDir: string;
  /** All pages of the site, whether this build rendered them or not: the path of each, and its HTML file, an absolute path. */
  pages: readonly { path: string; file: string }[];
};

/** A file that a build writes for hosts, search engines and readers: the sitemaps, `robots.txt`, feeds, calendars, the manifest. */
export type WrittenFile = {
  /** Its path in the built site, such as `sitemap.xml`. */
  path: string;
  text: string;
};

/** Functions of a site that a build calls. An error in one of them is the error of the build. The live preview calls none. */
export type SiteHooks = {
  /**
   * Gets every page that a build renders, one after the other, before the site is in place. It may return other HTML, whose links are
   * checked; new scripts, styles, handlers and frames are an error, because the policy of the page does not allow them. When it throws,
   * nothing is published. A page that has not changed is not rendered again: it was here in the build that rendered it. A change of the
   * code renders all pages again.
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: a hook that changes nothing returns nothing.
  onPage?: (rendered: RenderedPage) => string | void | Promise<string | void>;
  /** Gets the files that a build writes beside the pages, one after the other. It may return another text. A feed that has not changed is not written again. */
  // biome-ignore lint/suspicious/noConfusingVoidType: a hook that changes nothing returns nothing.
  onFile?: (file: WrittenFile) => string | void | Promise<string | void>;
  /** Gets the whole site when it is in place, also when no page was rendered again. */
  onBuilt?: (build: FinishedBuild) => void | Promise<void>;
};
