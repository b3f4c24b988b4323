import { classNames, LineIcon } from 'pagewright/react';
import { isCurrent } from './is-current.ts';

type Link = { label: string; to: string };

/** An entry of the navigation: a link, or a menu of links, whose first is the page of the entry itself if it has one. */
export type Entry = { label: string; to?: string | undefined; items?: readonly Link[] | undefined };

/** Where the page is among the links: its address, and those of the home pages. */
type Place = { current: string; homes: readonly string[] };

type MenuProps = Place & { entry: Entry };

/**
 * An entry of the header that opens a menu: a native popover. It opens by click and keyboard, and closes with Escape, with a click
 * elsewhere and when another menu opens, with or without script. `id` is unique on the page.
 */
export function Menu({ id, entry, ...place }: MenuProps & { id: string }) {
  const links = linksOf(entry);
  return (
    <>
      <button
        type="button"
        className="nav-link menu-button"
        popoverTarget={id}
        {...(hasCurrent(links, place) && { 'aria-current': 'true' as const })}
      >
        {entry.label}
        <Chevron />
      </button>
      <ul id={id} popover="auto" className="menu-panel">
        <MenuLinks links={links} {...place} />
      </ul>
    </>
  );
}

/** An entry of the drawer that unfolds its links. It is open when the page is one of them. */
export function DrawerMenu({ entry, className, ...place }: MenuProps & { className: string }) {
  const links = linksOf(entry);
  const isOpen = hasCurrent(links, place);
  return (
    <details name="drawer-menu" className="drawer-menu" open={isOpen}>
      <summary className={classNames(className, 'menu-button')} {...(isOpen && { 'aria-current': 'true' as const })}>
        {entry.label}
        <Chevron />
      </summary>
      <ul>
        <MenuLinks links={links} {...place} />
      </ul>
    </details>
  );
}

const Chevron = () => <LineIcon path="m6 9 6 6 6-6" className="menu-chevron" />;

const linksOf = ({ label, to, items = [] }: Entry): readonly Link[] => (to === undefined ? items : [{ label, to }, ...items]);

const hasCurrent = (links: readonly Link[], { current, homes }: Place): boolean => links.some(({ to }) => isCurrent(to, current, homes));

function MenuLinks({ links, current, homes }: Place & { links: readonly Link[] }) {
  return links.map(({ label, to }) => (
    <li key={to}>
      <a href={to} className="menu-link" {...(isCurrent(to, current, homes) && { 'aria-current': 'page' as const })}>
        {label}
      </a>
    </li>
  ));
}
