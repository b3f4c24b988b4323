import type { ContentDefinitions } from '../schema/content-schemas.ts';
import type { DataSources } from './data-source.ts';
import type { JoinedAdditions } from './site-additions.ts';
import type { SiteComponents } from './site-components.ts';

/** What the code of a site consists of: that of one folder, or of several after `extends`. Paths are absolute. */
export type SiteParts = JoinedAdditions & {
  /** The folders of each `site.ts`, that of the extended site first. */
  folders: readonly string[];
  /** What the schemas are made from. */
  content: ContentDefinitions;
  /** The sources of collections whose records are fetched. */
  data: DataSources;
  components: () => Promise<SiteComponents>;
  /** Returns the source file of a block type's component. */
  componentFile: (type: string) => string;
  /** The modules that export `islands`, for the browser. Of two entries with the same name, the later one counts. */
  islandsFiles: readonly string[];
  /** Returns the file of a block type's enhance script. */
  enhanceFile: (type: string) => string;
  /** The modules that export `enhanceScripts`, for the browser. Of two entries with the same name, the later one counts. */
  enhanceFiles: readonly string[];
  /** The stylesheets by the names under which they are declared, such as `theme/base.css`, in cascade order. */
  styles: Readonly<Record<string, string>>;
  /** Folders of components that any page may use. */
  sharedFolders: readonly string[];
};
