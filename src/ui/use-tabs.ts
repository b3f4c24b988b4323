import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { animateIn } from './motion/animate-in.ts';
import { centerInRow } from './motion/center-in-row.ts';

/** The anchor of a tab's panel, which is also where its tab leads as a link. */
export const panelId = (key: string): string => `tab-${key}`;
export const tabId = (key: string): string => `${panelId(key)}-label`;

/** What a tab needs to react. */
export type TabHandlers = { onClick: (event: MouseEvent) => void; onKeyDown: (event: KeyboardEvent) => void };

type Tabs = {
  /** The key of the open tab; undefined until the tabs are awake, when all panels are as delivered. */
  open: string | undefined;
  handlersOf: (key: string) => TabHandlers;
};

/**
 * Makes tabs of links to panels. The address says which is open, as `?tab=key` or as the panel's anchor; an
 * unknown key opens the first. Arrows, Home and End open and focus another.
 */
export function useTabs(keys: readonly string[]): Tabs {
  const [asked, setAsked] = useState<string>();
  const open = asked === undefined || keys.includes(asked) ? asked : keys[0];

  useLayoutEffect(() => {
    const follow = (): void => setAsked(keyInAddress());
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  const previous = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (open === undefined) return;
    const panel = document.getElementById(panelId(open));
    if (panel && previous.current !== undefined && previous.current !== open) animateIn(panel, { y: 14 }).catch(reportError);
    previous.current = open;
    centerInRow(document.getElementById(tabId(open)));
  }, [open]);

  const choose = (key: string): void => {
    setAsked(key);
    writeAddress(key);
  };
  return {
    open,
    handlersOf: (key) => ({
      onClick: (event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        choose(key);
      },
      onKeyDown: (event) => {
        const next = keyAfter(event.key, key, keys);
        if (next === undefined) return;
        event.preventDefault();
        choose(next);
        document.getElementById(tabId(next))?.focus();
      },
    }),
  };
}

/** The key of the tab that a pressed key leads to from another; undefined when it leads nowhere. */
function keyAfter(pressed: string, key: string, keys: readonly string[]): string | undefined {
  const place = keys.indexOf(key);
  switch (pressed) {
    case 'ArrowRight':
      return keys[(place + 1) % keys.length];
    case 'ArrowLeft':
      return keys.at(place - 1);
    case 'Home':
      return keys[0];
    case 'End':
      return keys.at(-1);
    // A tab opens when it is reached; the space bar has nothing left to do and must not scroll the page.
    case ' ':
      return key;
    default:
      return undefined;
  }
}

function keyInAddress(): string {
  const { hash, searchParams } = new URL(location.href);
  return hash.startsWith(`#${panelId('')}`) ? hash.slice(panelId('').length + 1) : (searchParams.get('tab') ?? '');
}

/** Writes the open tab into the address, so that a reload or a shared link opens it again. */
function writeAddress(key: string): void {
  const url = new URL(location.href);
  if (url.hash.startsWith(`#${panelId('')}`)) url.hash = '';
  url.searchParams.set('tab', key);
  history.replaceState(history.state, '', url);
}
