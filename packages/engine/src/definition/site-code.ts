import type { ContentSchemas } from '../schema/content-schemas.ts';
import type { SiteComponents } from './site-components.ts';
import type { SiteParts } from './site-parts.ts';

/** The code of a site as the engine uses it. Created by `defineSite`. Paths are absolute. */
export type SiteCode = ContentSchemas & {
  /** The folder of `site.ts`. */
  folder: string;
  /** The folders of each `site.ts`: that of the extended site first, the own one last. */
  folders: readonly string[];
  components: () => Promise<SiteComponents>;
  /** The stylesheets of the theme, in cascade order. */
  styles: readonly string[];
  /** Folders of components that any page may use. */
  sharedFolders: readonly string[];
  /** Returns the source file of a block type's component. */
  componentFile: (type: string) => string;
  /** The modules that export `islands`, for the browser. Of two entries with the same name, the later one counts. */
  islandsFiles: readonly string[];
  /** What a site that extends this one starts from. */
  parts: SiteParts;
};
