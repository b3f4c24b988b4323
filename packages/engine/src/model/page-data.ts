/** The islands of a page: by block key, the block type to hydrate and its props. */
export type IslandData = Record<string, { type: string; props: object }>;

/** What the browser code needs to know of the site, and of the build that made it. */
export type ClientSettings = {
  /** Names the build; pages of another build have other assets. */
  build: string;
  /** Milliseconds that code or data of a page may take. */
  timeout: number;
  messages: { chunkFailed: string; unexpected: string; partFailed: string; retry: string };
};

/** The JSON inside a page's HTML: `<script type="application/json" id="page-data">`. */
export type EmbeddedData = { islands: IslandData; client: ClientSettings };

/** A rendered block as client-side navigation gets it. */
export type RenderedBlock = { key: string; type: string; html: string; isIsland: boolean; isRevealed: boolean };

/** A page as client-side navigation fetches it, from `<path>/page.json`. */
export type PageJson = {
  path: string;
  title: string;
  description: string;
  layout: string;
  reveal: { offset: number; once: boolean };
  canonical: string;
  scrollTarget?: string;
  header: string;
  blocks: RenderedBlock[];
  islands: IslandData;
};

/** Where the JSON of a page lies. */
export const pageJsonPath = (path: string): string => `${path === '/' ? '' : path.replace(/\/$/, '')}/page.json`;
