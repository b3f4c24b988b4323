import type { SiteFiles } from '../content/find/find-files.ts';
import type { MediaIndex } from '../content/find/media-index.ts';
import type { PublishedPath } from '../content/find/published-paths.ts';
import type { InputKey } from '../content/graph/dependency-graph.ts';
import type { LinkUse, TextSource } from '../content/resolve/findings.ts';
import type { SharedBlock } from '../content/validate/shared-blocks.ts';
import type { ValidCollection } from '../content/validate/validate-collection.ts';
import type { ValidPage } from '../content/validate/validate-page.ts';
import type { Problem } from '../problems/problem.ts';
import type { SiteSettings } from '../schema/site-settings.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';

/** What cross-file rules look at: the files, pages and collections, and all links and texts wherever they are written. */
export type CheckedSite = {
  files: SiteFiles;
  media: MediaIndex;
  collections: readonly ValidCollection[];
  /** Drafts, pages of another time and presets among them; presets at paths below /presets. */
  pages: readonly ValidPage[];
  settings: SiteSettings | undefined;
  settingsFile: YamlFile;
  /** Whether something could not be read or resolved: what is not there may be in it. */
  hasErrors: boolean;
  links: readonly LinkUse[];
  shared: readonly SharedBlock[];
  /** The moment for which the site is checked. */
  now: Date;
  /** The paths that builds have published, where a site keeps them. */
  publishedBefore: readonly PublishedPath[] | undefined;
  /** The texts of pages, records and settings, in groups that stay the same objects while their page does. */
  texts: readonly TextSource[];
  /** What pages and settings are made from. */
  pageInputs: ReadonlySet<InputKey>;
  /** What records are made from. */
  recordInputs: ReadonlySet<InputKey>;
};

/** One rule over the whole site. */
export type Check = (site: CheckedSite) => Problem[];
