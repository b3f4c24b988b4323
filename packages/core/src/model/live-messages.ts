import type { IslandData, RenderedBlock } from './page-data.ts';

/** The message `site:open` from an open page of the live preview. */
export type OpenedPage = {
  path: string;
  /** The revision that it shows; undefined after client-side navigation. */
  revision?: string | undefined;
};

/** The message `site:mismatch`: an island renders something else in the browser than on the server. */
export type IslandMismatch = {
  /** The type of its block, where React says which island it is. */
  type?: string | undefined;
  /** What React says, with the difference. */
  message: string;
};

/** A problem in the format of the terminal. */
export type ListedProblem = {
  text: string;
  /** The key of the block of the open page that it is in. */
  block?: string;
  /** The path of another page that it is in. */
  page?: string;
};

/** What is wrong with the code of the site, in the format of the terminal. `isOutdated`: the page shows an earlier state of the code. */
export type CodeStatus = { problems: string[]; isOutdated: boolean };

/** What the preview says about the open page: whether visitors see it, and the problems of the site that are in none of its cards. */
export type PageStatus = {
  /** Why visitors do not see the page; undefined for a published page. */
  badge?: { label: string; text: string } | undefined;
  /** Why the preview cannot read the site at the moment and shows its last state; undefined while it can. */
  paused?: string | undefined;
  /** Undefined without problems of the code. */
  code?: CodeStatus | undefined;
  /** True when the page shows an earlier state, because its current one cannot be rendered. */
  isOutdated: boolean;
  /** Problems of the page. */
  here: ListedProblem[];
  /** Problems of other files. */
  inOtherFiles: ListedProblem[];
};

/** The parts of a page that a save can change. */
export type LivePage = {
  title: string;
  description: string;
  layout: string;
  reveal: { offset: number; once: boolean };
  scrollTarget?: string | undefined;
  /** The HTML of the header, after that of the blocks above it. */
  header: string;
  /** The HTML of the sidebar. Undefined for a layout without one. */
  sidebar?: string | undefined;
  /** The blocks of the main part. */
  blocks: RenderedBlock[];
  /** The version of its file: keys are those of its blocks. */
  source?: string | undefined;
  islands: IslandData;
};

/** What an open page is sent, as `site:state`, whenever something about it is another. */
export type PageState = {
  /** Names the state of what follows. */
  revision: string;
  /** The page as it is now; undefined when nothing can be rendered. */
  page?: LivePage;
  /** The whole document, where what stands around the blocks is another as well. */
  document?: string;
  stylesheet?: string;
  /** What the panel says; undefined when it says the same as before. */
  status?: PageStatus;
};
