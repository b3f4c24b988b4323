import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentDefinitions } from '../schema/content-schemas.ts';
import type { DataSources } from './data-source.ts';
import type { JoinedAdditions } from './site-additions.ts';
import type { SiteComponents } from './site-components.ts';
import type { SiteParts } from './site-parts.ts';

/** What one `site.ts` declares. A part that an extension leaves out is empty. */
type Declared = JoinedAdditions & {
  data: DataSources;
  folder: string;
  content: ContentDefinitions;
  components: () => Promise<SiteComponents>;
  styles: readonly string[];
  shared: readonly string[];
};

/** Finds the files of a site's own code. Throws when a registry of interactive block types is missing. */
export function ownParts({ folder, content, components, styles, shared, ...additions }: Declared): SiteParts {
  const { hydrated, enhanced } = interactiveTypes(content);
  const islandsFile = join(folder, 'blocks', 'interactive.ts');
  if (hydrated && !existsSync(islandsFile))
    throw new Error(`A block type is interactive, and ${islandsFile} is missing, which exports its component.`);
  const enhanceFile = join(folder, 'blocks', 'enhance.ts');
  if (enhanced && !existsSync(enhanceFile))
    throw new Error(`The block type "${enhanced}" declares enhance, and ${enhanceFile} is missing, which exports its script.`);
  return {
    ...additions,
    folders: [folder],
    content,
    components,
    componentFile: (type) => join(folder, 'blocks', `${type}.tsx`),
    islandsFiles: hydrated ? [islandsFile] : [],
    enhanceFile: (type) => join(folder, 'blocks', `${type}.enhance.ts`),
    enhanceFiles: enhanced ? [enhanceFile] : [],
    styles: Object.fromEntries(styles.map((name) => [name, join(folder, name)])),
    sharedFolders: shared.map((name) => join(folder, name)),
  };
}

/** Returns the first block type that React hydrates and the first with an enhance script. Throws for a type that declares both. */
function interactiveTypes({ blocks }: ContentDefinitions): { hydrated: string | undefined; enhanced: string | undefined } {
  const typesWith = (trait: 'hydrate' | 'enhance'): string[] =>
    Object.entries(blocks).flatMap(([type, { traits }]) => (traits.interactive && traits.interactive[trait] !== undefined ? [type] : []));
  const hydrated = typesWith('hydrate');
  const enhanced = typesWith('enhance');
  // The types allow only one, and the live preview does not check types.
  const both = hydrated.find((type) => enhanced.includes(type));
  if (both)
    throw new Error(
      `The block type "${both}" declares hydrate and enhance. Declare hydrate for a React component, or enhance for a script.`,
    );
  return { hydrated: hydrated[0], enhanced: enhanced[0] };
}
