import type { ComponentType } from 'react';
import type { PageModel } from '../model/page-model.ts';
import type { SiteModel } from '../model/site-model.ts';

export type HeaderProps = {
  site: SiteModel;
  page: Pick<PageModel, 'path' | 'layout' | 'anchors'>;
  /** Whether the top of the page is dark; the header is light then, until it turns solid. */
  isOverDark: boolean;
};

export type FooterProps = { site: SiteModel };

/** What is shown around the blocks of a page. Rendered in node only. */
export type Layout = { Header: ComponentType<HeaderProps>; Footer: ComponentType<FooterProps> };

/** The components of a site by name. Loaded when pages are rendered; checking content needs none. */
export type SiteComponents = {
  /** Block types that are HTML alone. */
  staticComponents: Readonly<Record<string, ComponentType<never>>>;
  /** Block types that also run in the browser. */
  islands: Readonly<Record<string, () => Promise<{ default: ComponentType<never> }>>>;
  /** The layouts that a page can name. */
  layouts: Readonly<Record<string, Layout>>;
};
