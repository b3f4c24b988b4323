import type { ContentDefinitions, ContentSchemas, PageModel, SiteModel } from '@pagewright/core';
import type { ComponentType, ReactNode } from 'react';
import type { DataSources, JoinedAdditions } from './site-additions.ts';

/** The code of a site as the engine uses it. Created by `defineSite`. A site that extends this one starts from its parts. */
export type SiteCode = ContentSchemas &
  SiteParts & {
    /** The folder of `site.ts`. An absolute path. */
    folder: string;
  };

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
  /** The files of the enhance scripts of layouts, `layout/<name>.enhance.ts`, by name. */
  layoutScripts: Readonly<Record<string, string>>;
  /** The stylesheets by the names under which they are declared, such as `theme/base.css`, in cascade order. */
  styles: Readonly<Record<string, string>>;
  /** Folders of components that any page may use. */
  sharedFolders: readonly string[];
  /** The stylesheets, files and folders that are used only for settings that need them. */
  optionalFiles: OptionalFiles;
};

/** Whether settings need a file or what is in a folder, by its path. Settings are those of the site, of each language, and with each profile. */
export type OptionalFiles = Readonly<Record<string, (site: SiteModel) => boolean>>;

export type HeaderProps = {
  site: SiteModel;
  page: Pick<PageModel, 'path' | 'layout' | 'anchors'>;
  /** True when the page starts with a dark background. The header is then light until it becomes solid. */
  isOverDark: boolean;
};

export type FooterProps = { site: SiteModel };

/** A page above another one: its title, and its address. */
export type Breadcrumb = { label: string; to: string };

export type SidebarProps = {
  site: SiteModel;
  page: Pick<PageModel, 'path' | 'layout' | 'anchors' | 'title' | 'description' | 'language'>;
  /** The way to the page: the home page, the pages above it that exist, and the page itself. */
  breadcrumbs: readonly Breadcrumb[];
};

/**
 * What is around the blocks of a page. Rendered in node only. The sidebar is the last element of `main`, `[data-sidebar]`, so
 * client-side navigation replaces it with the blocks; the stylesheet of the layout says where it is shown.
 */
export type Layout = {
  Header: ComponentType<HeaderProps>;
  Footer: ComponentType<FooterProps>;
  Sidebar?: ComponentType<SidebarProps>;
};

/** A component around each block, header and footer, for values that they read from a context. Rendered in node only. */
export type Provider = ComponentType<{ site?: SiteModel | undefined; children?: ReactNode }>;

/** The components of a site by name. Loaded when pages are rendered; checking content needs none. */
export type SiteComponents = {
  /** The components of static block types, and of those with an enhance script. */
  staticComponents: Readonly<Record<string, ComponentType<never>>>;
  /** The components of block types that React hydrates. */
  islands: Readonly<Record<string, () => Promise<{ default: ComponentType<never> }>>>;
  /** The enhance scripts by block type. Loaded in the browser only. Absent when no block type has one. */
  enhanceScripts?: Readonly<Record<string, () => Promise<object>>>;
  /** The layouts by the name that pages use. */
  layouts: Readonly<Record<string, Layout>>;
  /** Gives static blocks and layouts the values of a context, such as the pattern of a brand. Interactive blocks run without it in the browser. */
  Provider?: Provider;
};
