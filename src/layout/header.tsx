/// <reference path="./invoker-commands.d.ts" />
import type { HeaderProps } from 'pagewright/react';
import { classNames, Glyph, homeAddress, languageLinks, pageAddress } from 'pagewright/react';
import { useLook } from '../looks/look-context.tsx';
import { SearchIcon } from '../ui/search/search-icon.tsx';
import { BrandLink } from './brand-link.tsx';
import { Drawer } from './drawer.tsx';
import { isCurrent } from './is-current.ts';
import { LanguageLinks } from './language-links.tsx';
import { type Entry, Menu } from './menu.tsx';
import { TopBar } from './top-bar.tsx';

/** From which width on the links are beside each other. Below, they are in the menu. */
const places = {
  short: { inRow: 'max-md:hidden', inMenu: 'md:hidden', search: 'max-md:ms-auto md:-ms-4' },
  long: { inRow: 'max-xl:hidden', inMenu: 'xl:hidden', search: 'max-xl:ms-auto xl:-ms-4' },
};

/** The longest row that fits beside the brand on a screen of 768 pixels, in letters. The room between two links is that of four. */
const maxShort = 60;

/**
 * Brand, navigation and menu. A page with anchors shows these instead of the site's navigation, which is empty while none of
 * its pages is published.
 */
export function Header({ site, page, isOverDark }: HeaderProps) {
  const hasAnchors = page.anchors.length > 0;
  const strings = site.strings.layout;
  const { parts, light } = useLook();
  const items: readonly Entry[] = hasAnchors ? page.anchors : site.navigation;
  const home = homeAddress(site);
  const current = pageAddress(page.path, site);
  const homes = [pageAddress('/', site), home];
  const languages = languageLinks(site, page);
  const hasMenu = items.length > 0 || languages.length > 1;
  const letters = [...items.map(({ label }) => label), ...languages.map(({ name }) => name)].reduce(
    (sum, { length }) => sum + length + 4,
    0,
  );
  const { inRow, inMenu, search } = places[letters > maxShort ? 'long' : 'short'];
  const header = (
    <header
      className={classNames(parts.header, 'site-header', isOverDark && !light?.hero && 'header-over-dark')}
      data-header
      data-solid-after={site.header.solidAfter[page.layout]}
    >
      <div className="column flex min-h-20 items-center justify-between gap-8">
        <BrandLink isFirst brand={site.brand} home={home} />
        {items.length > 0 && (
          <nav aria-label={hasAnchors ? strings.onThisPage : strings.mainNavigation} className={inRow}>
            <ul className="flex flex-wrap justify-end gap-x-8">
              {items.map((entry, index) => (
                <li key={entry.label}>
                  {entry.items ? (
                    <Menu id={`site-menu-${index + 1}`} entry={entry} current={current} homes={homes} />
                  ) : (
                    <a
                      href={entry.to}
                      className="nav-link"
                      {...(isCurrent(entry.to, current, homes) && { 'aria-current': 'page' as const })}
                    >
                      {entry.label}
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </nav>
        )}
        {site.header.search && (
          <a href={site.header.search} className={classNames('round-button', search)} aria-label={site.strings.search.open}>
            <SearchIcon className="size-5" />
          </a>
        )}
        {languages.length > 1 && (
          <LanguageLinks
            links={languages}
            label={strings.languages}
            className={inRow}
            listClassName="flex flex-wrap justify-end gap-x-8"
            linkClassName="nav-link"
          />
        )}
        {hasMenu && (
          <button
            type="button"
            className={classNames('round-button', inMenu)}
            aria-label={strings.menu}
            command="show-modal"
            commandfor="menu"
          >
            <Glyph name="menu" className="size-6" />
          </button>
        )}
      </div>
      {hasMenu && (
        <Drawer
          navigation={site.navigation}
          anchors={page.anchors}
          languages={languages}
          current={current}
          homes={homes}
          strings={strings}
        />
      )}
    </header>
  );
  return (
    <>
      {site.topBar && <TopBar bar={site.topBar} phone={site.company.phone} label={site.footer.contactHeading} />}
      {header}
    </>
  );
}
