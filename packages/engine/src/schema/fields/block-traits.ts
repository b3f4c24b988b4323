import type { Thing } from 'schema-dts';
import type { StringGroup } from '../../strings/index.ts';
import type { DeclaredEmbed, EmbedUse } from '../embeds.ts';
import type { FormSpec } from '../form-fields.ts';
import type { SiteSettings } from '../site-settings.ts';

/** The context for structured data of a block. */
export type StructuredDataContext = {
  /** The URL of the page, with its origin. */
  pageUrl: string;
  /** Adds the site's origin to an address of the site: the target of a link, or the `src` of a picture. */
  toUrl: (address: string) => string;
  /** A reference to the site's Organization, for properties such as `author`. */
  organization: { '@id': string };
  /** The company of `site.yaml`, for data that need a name and an address on every page. */
  company: Pick<SiteSettings['company'], 'name' | 'phone' | 'email' | 'address'>;
  /** The time zone of the site. */
  timeZone: string;
  /** True when a date of the block has passed whose schema is `deadlineSchema` or registers it as a deadline. */
  isOver: (date: string) => boolean;
};

/** An entry of the site's Atom feed. It links to the page of the block. */
export type FeedEntry = {
  title: string;
  summary: string;
  category: string;
  /** The day of publication, as `2025-04-20`. */
  published: string;
  /** The whole text, as sanitized HTML. */
  html: string;
};

/** A block type whose component React hydrates in the browser. */
export type Hydrated<Props> = {
  /** Which blocks of the type hydrate: all, or those for which the function returns true. The others are static HTML. */
  hydrate: 'always' | ((props: Props) => boolean);
  /**
   * Where its code is bundled: `shared` for a small component, in one chunk with React, or with the code of forms when the
   * type has a form; `own` for code that is large or rarely used.
   */
  chunk: 'shared' | 'own';
  enhance?: undefined;
};

/**
 * A block type whose component runs in node only, and whose behaviour is a script without React,
 * `src/blocks/<type>.enhance.ts`.
 */
export type Enhanced<Props> = {
  /**
   * Which blocks of the type run the script: all, or those for which the function returns the props of the script. Each page
   * contains these props as JSON, so return only what the script cannot read from the HTML.
   */
  enhance: 'always' | ((props: Props & { embeds?: readonly DeclaredEmbed[] }) => object | undefined);
  /** True for a script that searches the site. The build then writes the search index. */
  searchesSite?: true;
  hydrate?: undefined;
  chunk?: undefined;
};

/** How a block type is interactive. */
export type Interactive<Props> = Hydrated<Props> | Enhanced<Props>;

/** Picks what a component needs from `site.yaml`; `page` is the path of the block's page. The component gets it as `site`. */
export type PickSettings = (settings: SiteSettings, page: string) => object;

/**
 * Everything that the engine knows about a block type besides its fields. How it is interactive and whether it has the
 * heading of its page must be said; a block type has no other trait unless it names it. `Props` are the fields of a block with
 * references resolved.
 */
export type BlockTraits<Props> = {
  /** Other names that authors may write for the type, in lowercase letters: `cta`. `check` answers them with the type. */
  synonyms?: readonly string[];
  /** How the block runs code in the browser: React hydrates its component, or a script enhances its HTML. False: static HTML. */
  interactive: false | Interactive<Props>;
  /**
   * Whether the block contains the h1 of its page. A page has exactly one such block. When it is the first of the page,
   * the header is light, because these blocks start with a dark background.
   */
  pageHeading: boolean;
  /** How many visible blocks of the type a page may have. Default: as many as its author likes. */
  maxPerPage?: number;
  /** Whether the block stands above the header of its page, wherever the page file lists it. */
  aboveHeader?: boolean;
  /** Which settings of `site.yaml` the component needs. */
  site?: PickSettings;
  /** The groups of interface texts that the component needs, such as `['links']`. The component gets them as `strings`. */
  strings?: readonly StringGroup[];
  /** The structured data that a block adds to its page. */
  structuredData?: (props: Props, context: StructuredDataContext) => Thing[];
  /**
   * Class names that are computed from content and therefore appear in no source file; the stylesheet includes them.
   * Call the same function in the component.
   */
  contentClasses?: (props: Props) => string[];
  /** The form that the block contains; the function returns undefined for a block whose form sends nothing. */
  form?: (props: Props) => FormSpec | undefined;
  /**
   * The services whose pages the block shows in a frame. The component and the trait `enhance` get those that `site.yaml`
   * declares as `embeds`, and the policy of the page allows their frames.
   */
  embeds?: (props: Props) => EmbedUse[];
  /** For a block that is the article of its page: the page's Open Graph type and feed entry. */
  document?: { ogType: 'article'; feedEntry: (props: Props) => FeedEntry };
};
