import { memoizeByKey, type PageModel, pageAddress, type SiteModel } from '@pagewright/core';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { HeaderProps, Layout } from '../definition/site-code.ts';
import { withoutPromises, withoutStyles } from './render-block.tsx';
import { type ParentTitles, trailOf } from './structured-data.ts';

/**
 * Renders a header, a footer or a sidebar alone, without the links to preload pictures that React then writes before its first element. `name` is for
 * messages.
 */
export const renderPart = (part: ReactElement, name: string): string =>
  withoutStyles(
    withoutPromises(name, () => renderToStaticMarkup(part)),
    name,
  ).replace(/^(?:<link rel="preload"[^>]*>)+/, '');

/** Returns the HTML of the header of a page, without blocks above it. */
export const renderHeader = ({ Header }: Layout, props: HeaderProps): string =>
  renderPart(<Header {...props} />, `The header of the layout "${props.page.layout}"`);

const footers = new WeakMap<Layout['Footer'], WeakMap<SiteModel, string>>();

/** Returns the HTML of a footer, which is the same on all pages of a layout. */
export function footerOf({ Footer }: Layout, site: SiteModel, name: string): string {
  const ofSites = memoizeByKey(footers, Footer, () => new WeakMap<SiteModel, string>());
  return memoizeByKey(ofSites, site, () => renderPart(<Footer site={site} />, `The footer of the layout "${name}"`));
}

/** Returns the HTML of the sidebar of a page. Undefined for a layout without one. */
export function sidebarOf({ Sidebar }: Layout, page: PageModel, site: SiteModel, titles: ParentTitles): string | undefined {
  if (!Sidebar) return undefined;
  const breadcrumbs = trailOf(page, site, titles).map(({ path, name }) => ({ label: name, to: pageAddress(path, site) }));
  return renderPart(<Sidebar site={site} page={page} breadcrumbs={breadcrumbs} />, `The sidebar of the layout "${page.layout}"`);
}
