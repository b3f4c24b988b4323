/// <reference path="./invoker-commands.d.ts" />
import type { HeaderProps } from 'pagewright/react';
import { classNames, Glyph } from 'pagewright/react';
import { SearchIcon } from '../ui/search/search-icon.tsx';
import { BrandLink } from './brand-link.tsx';
import { Drawer } from './drawer.tsx';
import { isCurrent } from './is-current.ts';

/**
 * Brand, navigation and menu. A page with anchors shows these instead of the site's navigation, which is empty while none of
 * its pages is published.
 */
export function Header({ site, page, isOverDark }: HeaderProps) {
  const hasAnchors = page.anchors.length > 0;
  const strings = site.strings.layout;
  const items = hasAnchors ? page.anchors : site.navigation;
  return (
    <header
      className={classNames('site-header', isOverDark && 'header-over-dark')}
      data-header
      data-solid-after={site.header.solidAfter[page.layout]}
    >
      <div className="column flex min-h-20 items-center justify-between gap-8">
        <BrandLink brand={site.brand} />
        {items.length > 0 && (
          <nav aria-label={hasAnchors ? strings.onThisPage : strings.mainNavigation} className="max-md:hidden">
            <ul className="flex flex-wrap justify-end gap-x-8">
              {items.map(({ label, to }) => (
                <li key={to}>
                  <a href={to} className="nav-link" {...(isCurrent(to, page.path) && { 'aria-current': 'page' as const })}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {site.header.search && (
          <a href={site.header.search} className="round-button max-md:ml-auto md:-ml-4" aria-label={site.strings.search.open}>
            <SearchIcon className="size-5" />
          </a>
        )}
        {items.length > 0 && (
          <button type="button" className="round-button md:hidden" aria-label={strings.menu} command="show-modal" commandfor="menu">
            <Glyph name="menu" className="size-6" />
          </button>
        )}
      </div>
      {items.length > 0 && <Drawer navigation={site.navigation} anchors={page.anchors} path={page.path} strings={strings} />}
    </header>
  );
}
