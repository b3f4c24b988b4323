import type { LanguageLink, SiteModel } from 'pagewright/react';
import { classNames, Glyph } from 'pagewright/react';
import { useLook } from '../looks/look-context.tsx';
import { isCurrent } from './is-current.ts';
import { LanguageLinks } from './language-links.tsx';
import { DrawerMenu, type Entry } from './menu.tsx';

type DrawerProps = {
  navigation: readonly Entry[];
  anchors: readonly Entry[];
  languages: readonly LanguageLink[];
  /** The address of the page, and those of the home pages. */
  current: string;
  homes: readonly string[];
  strings: SiteModel['strings']['layout'];
};

/** The menu on narrow screens: a native modal dialog that opens from the right, with or without script. */
export function Drawer({ navigation, anchors, languages, current, homes, strings }: DrawerProps) {
  const { pattern } = useLook();
  return (
    <dialog
      id="menu"
      className={classNames('drawer dark', pattern.classes.bottomEdge)}
      aria-label={strings.menu}
      closedby="any"
      data-drawer
    >
      <form method="dialog" className="flex justify-end">
        <button type="submit" className="round-button" aria-label={strings.closeMenu}>
          <Glyph name="x" className="size-6" />
        </button>
      </form>
      {anchors.length > 0 && <DrawerList label={strings.onThisPage} items={anchors} current={current} homes={homes} isFirst />}
      {navigation.length > 0 && (
        <DrawerList label={strings.mainNavigation} items={navigation} current={current} homes={homes} isFirst={anchors.length === 0} />
      )}
      {languages.length > 1 && (
        <LanguageLinks links={languages} label={strings.languages} className={drawerNav(false)} linkClassName={drawerLink} />
      )}
    </dialog>
  );
}

type DrawerListProps = {
  label: string;
  items: readonly Entry[];
  current: string;
  homes: readonly string[];
  /** True for the first list, which has larger text. */
  isFirst: boolean;
};

const drawerNav = (isFirst: boolean): string => classNames('mt-6', isFirst ? 'text-4xl' : 'border-t border-light/15 pt-6 text-xl');

const drawerLink = 'block py-2 font-display leading-tight font-title';

function DrawerList({ label, items, current, homes, isFirst }: DrawerListProps) {
  return (
    <nav aria-label={label} className={drawerNav(isFirst)}>
      <ul>
        {items.map((entry) => (
          <li key={entry.label}>
            {entry.items ? (
              <DrawerMenu entry={entry} current={current} homes={homes} className={drawerLink} />
            ) : (
              <a href={entry.to} className={drawerLink} {...(isCurrent(entry.to, current, homes) && { 'aria-current': 'page' as const })}>
                {entry.label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
