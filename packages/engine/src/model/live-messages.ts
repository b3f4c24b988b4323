import type { PageJson } from './page-data.ts';

/** The message `site:open` from an open page of the live preview. */
export type OpenedPage = {
  path: string;
  /** The revision that it shows; undefined after client-side navigation. */
  revision?: string | undefined;
};

/** The problems that are in no card of the page, each in the format of the terminal. */
export type ProblemList = {
  /** Why the preview cannot read the site at the moment and shows its last state; undefined while it can. */
  paused?: string | undefined;
  /** True when the page shows an earlier state, because its current one cannot be rendered. */
  isOutdated: boolean;
  here: string[];
  elsewhere: string[];
};

/** What an open page is sent, as `site:state`, whenever something about it is another. */
export type PageState = {
  /** Names the state of what follows. */
  revision: string;
  /** The page as it is now; undefined when nothing can be rendered. */
  page?: PageJson;
  /** The whole document, where what stands around the blocks is another as well. */
  document?: string;
  stylesheet?: string;
  problems: ProblemList;
};
