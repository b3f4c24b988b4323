/** The islands of a page that React hydrates: by block key, the block type and its props. */
export type IslandData = Record<string, { type: string; props: object }>;

/** The JSON inside a page's HTML: `<script type="application/json" id="page-data">`. The same on all pages of a build. */
export type EmbeddedData = {
  /** Milliseconds until loading code or data of a page fails. */
  timeout: number;
  messages: { chunkFailed: string; unexpected: string; partFailed: string; retry: string };
  /** The state of the page in the live preview. Undefined in a build. */
  revision?: string;
  /** The version of its file in the live preview. */
  source?: string;
};

/** The islands of a page as the page fetches them, from `<path>/islands.json`. */
export type IslandsJson = {
  /** The URL that `data-islands` of the body contains in the same build. Its query is a hash of the islands. */
  url: string;
  islands: IslandData;
};

/** A rendered block. */
export type RenderedBlock = {
  key: string;
  type: string;
  html: string;
  /** True for an interactive block. */
  isIsland: boolean;
  /** The props of the block's enhance script as JSON. Undefined for a static block and for one that React hydrates. */
  enhance?: string;
  isRevealed: boolean;
  /** True for a block that stands above the header. The HTML of the header contains it. */
  isAboveHeader: boolean;
  /** The language of its texts, when that is not the language of the page. */
  language?: { lang: string; dir: 'ltr' | 'rtl' };
};

/** Returns the URL path of a page's `IslandsJson`. */
export const islandsJsonPath = (path: string): string => `${path === '/' ? '' : path.replace(/\/$/, '')}/islands.json`;
