import type { ComponentType } from 'react';
import type { TraitsOf } from '../model/block-traits-lookup.ts';
import type { PageModel } from '../model/page-model.ts';
import type { SiteModel } from '../model/site-model.ts';
import type { BlockSchema } from '../schema/fields/define-block.ts';
import type { ThemeDefinition } from '../schema/theme-definition.ts';

export type HeaderProps = {
  site: SiteModel;
  page: Pick<PageModel, 'path' | 'layout' | 'anchors'>;
  /** Whether the top of the page is dark; the header is light then, until it turns solid. */
  isOverDark: boolean;
};

export type FooterProps = { site: SiteModel };

/** What stands around the blocks of a page. Rendered in node only. */
export type Layout = { Header: ComponentType<HeaderProps>; Footer: ComponentType<FooterProps> };

/** The components of a site by name. Loaded when pages are rendered; checking content needs none. */
export type SiteComponents = {
  /** Block types that are HTML alone. */
  staticComponents: Readonly<Record<string, ComponentType<never>>>;
  /** Block types that also run in the browser. */
  islands: Readonly<Record<string, () => Promise<{ default: ComponentType<never> }>>>;
  /** The layouts that a page can name. */
  layouts: Readonly<Record<PageModel['layout'], Layout>>;
};

/** The code of a site as the engine uses it; made by `defineSite`. Paths are absolute. */
export type SiteCode = {
  /** The folder of `site.ts`. */
  folder: string;
  /** The names of the block types, in the order of the site's list. */
  blockTypes: readonly string[];
  /** True for the name of a block type. */
  isBlockType: (type: unknown) => type is string;
  /** The schema of a block type. Throws for an unknown name. */
  blockSchema: (type: string) => BlockSchema;
  /** The traits of a block type. Throws for an unknown name. */
  traitsOf: TraitsOf;
  /** The colours that the site declares, their roles, and the pairs that meet. */
  theme: ThemeDefinition;
  components: () => Promise<SiteComponents>;
  /** The stylesheets of the theme, in the order in which they are joined. */
  styles: readonly string[];
  /** Folders of components that any page may use. */
  sharedFolders: readonly string[];
  /** The source of a block type's component. */
  componentFile: (type: string) => string;
  /** The module that exports `islands`, for the browser. */
  islandsFile: string;
};
