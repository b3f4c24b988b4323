import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Islands, StaticComponents } from '../model/block-components.ts';
import { createContentSchemas } from '../schema/content-schemas.ts';
import type { BlockDefinitions } from '../schema/fields/define-block.ts';
import type { CollectionDefinitions } from '../schema/fields/define-collection.ts';
import type { Networks } from '../schema/site-settings.ts';
import type { ThemeDefinition } from '../schema/theme-definition.ts';
import type { StringTable } from '../strings/index.ts';
import { trustType } from '../trust/trust-type.ts';
import type { SiteCode, SiteComponents } from './site-code.ts';

/** What `src/site.ts` declares. */
export type SiteDefinition<Blocks extends BlockDefinitions, Token extends string> = {
  /** The folder of `src/site.ts`: `import.meta.dirname`. Block components are in `blocks/<type>.tsx`, islands in `blocks/interactive.ts`. */
  folder: string;
  /** The list of block types, `schemas/blocks/index.ts`. */
  blocks: Blocks;
  /** The list of collections, `schemas/collections/index.ts`. */
  collections: CollectionDefinitions;
  /** The social networks that `company.social` in `site.yaml` may name, with the names that visitors see: `{ instagram: 'Instagram' }`. Default: none. */
  networks?: Networks;
  /** The interface texts of layouts, ui parts and blocks, `src/strings/en.ts`. */
  strings: StringTable;
  /** Loads the components. Each block type has exactly one, static or interactive as it declares. */
  components: () => Promise<Pick<SiteComponents, 'layouts'> & { staticComponents: StaticComponents<Blocks>; islands: Islands<Blocks> }>;
  /** Colours, stylesheets, and folders of components that share their styles. */
  theme: ThemeDefinition<Token> & {
    /** The stylesheets, in order, relative to `folder`. */
    styles: readonly string[];
    /** Folders with components that any page may use, relative to `folder`, such as `ui`. Their class names are always styled. */
    shared: readonly string[];
  };
};

/** Declares the code of a site: `export default defineSite({ … })` in `src/site.ts`. */
export function defineSite<Blocks extends BlockDefinitions, Token extends string>({
  folder,
  blocks,
  collections,
  networks = {},
  strings,
  components,
  theme,
}: SiteDefinition<Blocks, Token>): SiteCode {
  const inFolder = (path: string): string => join(folder, path);
  return {
    ...createContentSchemas({ blocks, collections, theme, networks, strings }),
    folder,
    // What each component takes was checked against its declaration; from here on a block type is a name.
    components: async () => trustType<SiteComponents>(await components()),
    styles: theme.styles.map(inFolder),
    sharedFolders: theme.shared.map(inFolder),
    componentFile: (type) => inFolder(join('blocks', `${type}.tsx`)),
    islandsFile: inFolder(join('blocks', 'interactive.ts')),
  };
}

/** The folder in which `src/`, `schemas/` and `vite.config.ts` of a site's code lie. */
export const codeFolder = ({ folder }: SiteCode): string => dirname(folder);

/** The Vite configuration of a site's code; undefined when it has none of its own. */
export function viteConfigFile(code: SiteCode): string | undefined {
  const file = join(codeFolder(code), 'vite.config.ts');
  return existsSync(file) ? file : undefined;
}
