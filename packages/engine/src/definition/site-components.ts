import type { ComponentType, ReactNode } from 'react';
import type { PageModel } from '../model/page-model.ts';
import type { SiteModel } from '../model/site-model.ts';

export type HeaderProps = {
  site: SiteModel;
  page: Pick<PageModel, 'path' | 'layout' | 'anchors'>;
  /** True when the page starts with a dark background. The header is then light until it becomes solid. */
  isOverDark: boolean;
};

export type FooterProps = { site: SiteModel };

/** The header and footer around the blocks of a page. Rendered in node only. */
export type Layout = { Header: ComponentType<HeaderProps>; Footer: ComponentType<FooterProps> };

/** A component around each block, header and footer, for values that they read from a context. Rendered in node only. */
export type Provider = ComponentType<{ children?: ReactNode }>;

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
