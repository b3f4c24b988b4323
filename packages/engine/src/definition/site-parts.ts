import type { ContentDefinitions } from '../schema/content-schemas.ts';
import type { SiteComponents } from './site-components.ts';

/** What the code of a site consists of: that of one folder, or of several after `extends`. Paths are absolute. */
export type SiteParts = {
  /** The folders of each `site.ts`, that of the extended site first. */
  folders: readonly string[];
  content: ContentDefinitions;
  components: () => Promise<SiteComponents>;
  /** The source of a block type's component. */
  componentFile: (type: string) => string;
  /** The modules that export `islands`, for the browser. */
  islandsFiles: readonly string[];
  /** The stylesheets by the names under which they are declared, such as `theme/base.css`, in order. */
  styles: Readonly<Record<string, string>>;
  sharedFolders: readonly string[];
};
