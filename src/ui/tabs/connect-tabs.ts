import { animateIn } from '../motion/animate-in.ts';
import { centerInRow } from '../motion/center-in-row.ts';
import { keyOfAnchor } from './tab-ids.ts';

/** A tab: the link to a panel, and the panel. */
type Tab = { key: string; link: HTMLAnchorElement; panel: HTMLElement };

type Options = {
  /** The id of the heading that names the list of tabs. */
  headingId: string;
  /** Called with the key of a tab that the visitor opens. */
  onChoose: (key: string) => void;
  signal: AbortSignal;
};

/**
 * Turns links to panels (`data-tab`) into tabs. Arrow keys, Home and End open and focus another tab, and find-in-page opens the
 * one with the words. Returns a function that opens the tab with a key. An unknown key opens the first one, or at the first call the
 * one that is open already.
 */
export function connectTabs(element: HTMLElement, { headingId, onChoose, signal }: Options): (key: string) => void {
  const tabs = findTabs(element);
  addRoles(tabs, headingId);
  let open: Tab | undefined;
  const show = (key: string): void => {
    const next = tabs.find((tab) => tab.key === key) ?? tabs[open ? 0 : startIndex(tabs)];
    if (!next || next === open) return;
    for (const { link, panel } of tabs) {
      link.ariaSelected = String(link === next.link);
      link.tabIndex = link === next.link ? 0 : -1;
      if (link === next.link) openPanel(panel, link.id);
      else closePanel(panel);
    }
    if (open) animateIn(next.panel, { y: 14 }).catch(reportError);
    open = next;
    centerInRow(next.link);
  };
  const choose = (tab: Tab): void => {
    show(tab.key);
    onChoose(tab.key);
  };
  for (const tab of tabs) {
    tab.panel.addEventListener('beforematch', () => choose(tab), { signal });
    tab.link.addEventListener(
      'click',
      (event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        choose(tab);
      },
      { signal },
    );
    tab.link.addEventListener(
      'keydown',
      (event) => {
        const next = tabAfter(event.key, tab, tabs);
        if (!next) return;
        event.preventDefault();
        choose(next);
        next.link.focus();
      },
      { signal },
    );
  }
  return show;
}

/** Find-in-page may have opened another panel than the first before the script ran. */
function startIndex(tabs: readonly Tab[]): number {
  const open = tabs.flatMap(({ panel }, index) => (panel.hasAttribute('hidden') ? [] : [index]));
  return open.length === 1 ? (open[0] ?? 0) : 0;
}

const findTabs = (element: HTMLElement): Tab[] =>
  [...element.querySelectorAll<HTMLAnchorElement>('a[data-tab]')].flatMap((link) => {
    const panel = document.getElementById(link.hash.slice(1));
    return panel ? [{ key: keyOfAnchor(link.hash) ?? '', link, panel }] : [];
  });

/** Adds what assistive technology needs of the tabs. The heading names the list of tabs. */
function addRoles(tabs: readonly Tab[], headingId: string): void {
  for (const { link, panel } of tabs) {
    link.role = 'tab';
    link.setAttribute('aria-controls', panel.id);
    link.parentElement?.setAttribute('role', 'tablist');
    link.parentElement?.setAttribute('aria-labelledby', headingId);
  }
}

function openPanel(panel: HTMLElement, labelId: string): void {
  panel.removeAttribute('hidden');
  panel.role = 'tabpanel';
  panel.setAttribute('aria-labelledby', labelId);
  panel.tabIndex = 0;
}

/** Hides a panel. Find-in-page still finds its text, so it keeps an empty box, which must be no stop for keys and screen readers. */
function closePanel(panel: HTMLElement): void {
  panel.setAttribute('hidden', 'until-found');
  for (const name of ['role', 'aria-labelledby', 'tabindex']) panel.removeAttribute(name);
}

/** Returns the tab that a key press opens from `tab`. Undefined for other keys. */
function tabAfter(pressed: string, tab: Tab, tabs: readonly Tab[]): Tab | undefined {
  const index = tabs.indexOf(tab);
  const isReversed = getComputedStyle(tab.link).direction === 'rtl';
  switch (pressed) {
    case isReversed ? 'ArrowLeft' : 'ArrowRight':
      return tabs[(index + 1) % tabs.length];
    case isReversed ? 'ArrowRight' : 'ArrowLeft':
      return tabs.at(index - 1);
    case 'Home':
      return tabs[0];
    case 'End':
      return tabs.at(-1);
    // The focused tab is open already. The space bar must not scroll the page.
    case ' ':
      return tab;
    default:
      return undefined;
  }
}
