/** The islands of a page that React hydrates: by block key, the block type and its props. */
export type IslandData = Record<string, { type: string; props: object }>;

/** The settings for the browser code, and the build that they belong to. */
export type ClientSettings = {
  /** The name of the build. Pages of another build have other assets. */
  build: string;
  /** Milliseconds until loading code or data of a page fails. */
  timeout: number;
  messages: { chunkFailed: string; unexpected: string; partFailed: string; retry: string };
};

/**
 * The JSON inside a page's HTML: `<script type="application/json" id="page-data">`. `islands` is the URL of its `IslandsJson`;
 * undefined for a page without islands that React hydrates.
 */
export type EmbeddedData = { islands?: string; client: ClientSettings };

/** The islands of a page as the page fetches them, from `<path>/islands.json`. */
export type IslandsJson = {
  /** The URL that the HTML of the same build contains. Its query is a hash of the islands. */
  url: string;
  islands: IslandData;
};

/** A rendered block for client-side navigation. */
export type RenderedBlock = {
  key: string;
  type: string;
  html: string;
  /** True for an interactive block. */
  isIsland: boolean;
  /** The props of the block's enhance script as JSON. Undefined for a static block and for one that React hydrates. */
  enhance?: string;
  isRevealed: boolean;
  /** True for a block that stands above the header. `PageJson.header` contains it. */
  isAboveHeader: boolean;
  /** The language of its texts, when that is not the language of the page. */
  language?: { lang: string; dir: 'ltr' | 'rtl' };
};

/** A page as client-side navigation fetches it, from `<path>/page.json`. */
export type PageJson = {
  path: string;
  title: string;
  description: string;
  layout: string;
  /** The name of its frame: language and profile. Pages with another one have another footer, head and chat button. */
  profile?: string;
  /** The origins of the frames that its policy allows. Pages with other ones are other documents, because a policy stays. */
  frames?: string;
  reveal: { offset: number; once: boolean };
  canonical: string;
  scrollTarget?: string;
  /** The HTML of the header, after that of the blocks above it. */
  header: string;
  /** The blocks of the main part. */
  blocks: RenderedBlock[];
  islands: IslandData;
};

/** Returns the URL path of a page's JSON. */
export const pageJsonPath = (path: string): string => `${folderOf(path)}/page.json`;

/** Returns the URL path of a page's `IslandsJson`. */
export const islandsJsonPath = (path: string): string => `${folderOf(path)}/islands.json`;

const folderOf = (path: string): string => (path === '/' ? '' : path.replace(/\/$/, ''));
