import type { PageJson } from './page-data.ts';

/** What an open page of the live preview tells about itself, as `site:open`. */
export type OpenedPage = {
  path: string;
  /** The state that it was drawn in; undefined where the page cannot know. */
  revision?: string | undefined;
};

/** What is wrong that no card within the page tells: ready to show, each as the terminal has it. */
export type ProblemList = {
  /** Why the preview cannot read the site at the moment and shows its last state; undefined while it can. */
  paused?: string | undefined;
  /** Whether the page shows an older state, because its present one cannot be drawn. */
  isStale: boolean;
  here: string[];
  elsewhere: string[];
};

/** What an open page is sent, as `site:state`, whenever something about it is another. */
export type PageState = {
  /** Names the state of what follows. */
  revision: string;
  /** The page as it is now; undefined when nothing can be drawn. */
  page?: PageJson;
  /** The whole document, where what stands around the blocks is another as well. */
  document?: string;
  stylesheet?: string;
  problems: ProblemList;
};
