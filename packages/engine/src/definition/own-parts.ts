import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentDefinitions } from '../schema/content-schemas.ts';
import type { SiteComponents } from './site-components.ts';
import type { SiteParts } from './site-parts.ts';

/** What one `site.ts` declares. A part that an extension leaves out is empty. */
type Declared = {
  folder: string;
  content: ContentDefinitions;
  components: () => Promise<SiteComponents>;
  styles: readonly string[];
  shared: readonly string[];
};

/** Finds the files of a site's own code. */
export function ownParts({ folder, content, components, styles, shared }: Declared): SiteParts {
  const islandsFile = join(folder, 'blocks', 'interactive.ts');
  const hasIslands = Object.values(content.blocks).some(({ traits }) => traits.interactive !== false);
  if (hasIslands && !existsSync(islandsFile))
    throw new Error(`A block type is interactive, and ${islandsFile} is missing, which exports its component.`);
  return {
    folders: [folder],
    content,
    components,
    componentFile: (type) => join(folder, 'blocks', `${type}.tsx`),
    islandsFiles: hasIslands ? [islandsFile] : [],
    styles: Object.fromEntries(styles.map((name) => [name, join(folder, name)])),
    sharedFolders: shared.map((name) => join(folder, name)),
  };
}
