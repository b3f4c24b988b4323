import type { PageModel } from '../model/page-model.ts';

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

/** Functions of a site that a build calls. An error in one of them is the error of the build. The live preview calls none. */
export type SiteHooks = {
  /**
   * Gets every page that a build renders, one after the other, before the site is in place. It cannot change the HTML. When it throws,
   * nothing is published. A page that has not changed is not rendered again: it was here in the build that rendered it. A change of the
   * code renders all pages again. A shard calls it for its own pages.
   */
  onPage?: (rendered: RenderedPage) => void | Promise<void>;
  /** Gets the whole site when it is in place, also when no page was rendered again. Of shards, when they are merged. */
  onBuilt?: (build: FinishedBuild) => void | Promise<void>;
};
