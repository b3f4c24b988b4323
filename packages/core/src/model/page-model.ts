import type { Thing } from 'schema-dts';
import type { FeedEntry } from '../schema/fields/define-block.ts';

/**
 * A block ready to render. `key` is unique on its page and stays the same while blocks around it change. `props` are those
 * of its type's component; only the site's own code knows their type.
 */
export type BlockModel = {
  key: string;
  id?: string;
  type: string;
  props: object;
  /** The origins of the frames that it can show. */
  frames?: readonly string[];
  /** The language of its texts, when that is not the language of the page. */
  language?: string;
  /** The dates until which it is of use that have passed. */
  over?: readonly string[];
  /** The visible blocks inside of it, by their path in its fields. They have none themselves. */
  nested?: Readonly<Record<string, BlockModel>>;
};

/** A page in one of the languages of the site. */
export type PageVersion = {
  language: string;
  path: string;
  /** True when it is in the default language, because it is not translated. */
  isFallback?: true;
  /** True when search engines must not list it. */
  isUnlisted?: true;
};

/** Returns blocks, each followed by those inside of it. */
export const withNested = (blocks: readonly BlockModel[]): BlockModel[] =>
  blocks.flatMap((block) => [block, ...Object.values(block.nested ?? {})]);

/** Returns the origins of the frames that blocks can show, each once. */
export const framesOf = (blocks: readonly BlockModel[]): string[] =>
  [...new Set(withNested(blocks).flatMap(({ frames = [] }) => frames))].sort();

/** A validated and resolved page as JSON-safe data: the only interface between content and rendering. */
export type PageModel = {
  path: string;
  title: string;
  description: string;
  /** One of the layouts that the site declares. */
  layout: string;
  /** The profile of `site.yaml` that the page names. */
  profile?: string;
  /** Empty for a layout that does not show them. */
  anchors: { label: string; to: string }[];
  /** The block to which a navigation from a page with the same value scrolls, as `#id`. */
  scrollTarget?: string;
  /** The URL path of the image for link previews on other sites, when the page has its own. */
  socialImage?: string;
  /** True when search engines may list it. */
  listed: boolean;
  /** True when it is not part of the published site. */
  draft: boolean;
  /** The period in which it is published. Default: always. */
  publish?: { from?: string; until?: string };
  /** When its record is published, for a page that is made from one. */
  within?: { draft?: boolean | undefined; publish?: { from?: string | undefined; until?: string | undefined } | undefined };
  /** The value whose records it lists, for a page of a list. */
  listOf?: { value: string; slug: string };
  /** Its language. Undefined for the default one. */
  language?: string;
  /** The part of its path that stands for its language, such as `/de`. */
  prefix?: string;
  /** The published versions of the page in all languages, with itself. Undefined for a site with one language. */
  versions?: readonly PageVersion[];
  /** The path of the page in the default language that it repeats, because it is not translated. */
  repeats?: string;
  /** What search engines read about the record of the page. */
  data?: Thing;
  /** The entry of the record of the page in the feed. */
  feedEntry?: FeedEntry;
  blocks: BlockModel[];
  /** The number of visible blocks that its file declares. Rendering fails unless all of them are rendered. */
  declared: number;
};
