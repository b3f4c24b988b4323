import type { MediaFacts, PageFacts, PageModel, PublishedEvent, RecordCalendar, RootFile, SiteModel } from '@pagewright/core';
import type { ClientBuild } from '../bundle/build-client.ts';
import type { SiteCode } from '../definition/site-code.ts';

export type BuildOptions = {
  /** The code of the site. */
  code: SiteCode;
  /** The folder of the project, which contains the caches. */
  root: string;
  siteDir: string;
  outDir: string;
  fingerprint: string;
  /** The browser code. Bundling runs while the content is read. */
  client: ClientBuild;
  /** Also writes pages, scripts and SVG files compressed as brotli and gzip. */
  compress: boolean;
  /** Called after each stage with a short text. */
  onProgress: (done: string) => void;
  /** Gets a line for each class name in a component without styles. */
  onWarning?: (warning: string) => void;
};

/** A page without errors. */
export type RenderablePage = Pick<
  PageModel,
  'path' | 'title' | 'listed' | 'profile' | 'socialImage' | 'listOf' | 'language' | 'prefix' | 'versions' | 'repeats'
> & {
  facts: PageFacts;
  /** Returns its model, which takes long for a page that was not read since the start of the command. */
  readModel: () => PageModel;
  /** Returns where a block is written, such as `site.config/pages/home.yaml:9:5`, by its key. */
  placeOfBlock: (key: string) => string | undefined;
  /** The page's key. */
  key: string;
  /** The path at which it was published first, when that is another. */
  first?: string | undefined;
  /** A hash of all its inputs. */
  state: string;
};

/** The input of a build: settings and pages without errors. */
export type RenderableSite = {
  settings: SiteModel;
  pages: RenderablePage[];
  /** Returns where the first block of a type is written, such as `site.config/pages/home.yaml:9:5`. */
  placeOfType: (type: string) => string | undefined;
  /** The URL of the site at its first release. */
  firstUrl: string;
  mediaFiles: MediaFacts[];
  /** The calendars of record types, in all languages. */
  calendars: RecordCalendar[];
  /** The events of earlier releases. */
  publishedEvents: readonly PublishedEvent[];
  /** The time of a release. Undefined for a build that is none. */
  releasedAt?: Date;
  /** The files that are copied to the root. */
  rootFiles: readonly Pick<RootFile, 'name' | 'absolute'>[];
  /** The paths of pages whose time is over. Links to them are shown as text. */
  expiredPaths: string[];
};
