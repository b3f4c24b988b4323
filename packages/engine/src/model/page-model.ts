/**
 * A block ready to render. `key` is unique on its page and stays the same while blocks around it change. `props` are those
 * of its type's component; only the site's own code knows their type.
 */
export type BlockModel = { key: string; id?: string; type: string; props: object };

/** A page validated, resolved and JSON-safe: the only thing that crosses from content to rendering. */
export type PageModel = {
  path: string;
  title: string;
  description: string;
  /** One of the layouts that the site declares. */
  layout: string;
  anchors: { label: string; to: string }[];
  /** The block to which a navigation from a page with the same value scrolls, as `#id`. */
  scrollTarget?: string;
  /** The URL path of the image for link previews on other sites, when the page has its own. */
  socialImage?: string;
  /** Whether search engines may list it. */
  listed: boolean;
  /** True: not part of the published site. */
  draft: boolean;
  /** The time in which it is published. Default: always. */
  publish?: { from?: string; until?: string };
  blocks: BlockModel[];
  /** How many blocks its file declares, without hidden ones. The page is rendered only with all of them. */
  declared: number;
};
