import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { animateIn } from './motion/animate-in.ts';
import { centerInRow } from './motion/center-in-row.ts';

/** The id of a tab's panel. Before hydration the tab is a link to it. */
export const panelId = (key: string): string => `tab-${key}`;
export const tabId = (key: string): string => `${panelId(key)}-label`;

/** The event handlers of a tab. */
export type TabHandlers = { onClick: (event: MouseEvent) => void; onKeyDown: (event: KeyboardEvent) => void };

type Tabs = {
  /** The key of the open tab. Undefined before hydration, when the panels are static HTML. */
  open: string | undefined;
  handlersOf: (key: string) => TabHandlers;
};

/**
 * Turns links to panels into tabs. The URL names the open tab, as `?tab=key` or as the panel's anchor; an unknown key opens
 * the first tab. Arrow keys, Home and End open and focus another tab.
 */
export function useTabs(keys: readonly string[]): Tabs {
  const [requested, setRequested] = useState<string>();
  const open = requested === undefined || keys.includes(requested) ? requested : keys[0];

  useLayoutEffect(() => {
    const readUrl = (): void => setRequested(keyInUrl());
    readUrl();
    addEventListener('hashchange', readUrl);
    return () => removeEventListener('hashchange', readUrl);
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
    setRequested(key);
    writeUrl(key);
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

/** Returns the tab that a key press opens from the tab `key`. Undefined for other keys. */
function keyAfter(pressed: string, key: string, keys: readonly string[]): string | undefined {
  const index = keys.indexOf(key);
  switch (pressed) {
    case 'ArrowRight':
      return keys[(index + 1) % keys.length];
    case 'ArrowLeft':
      return keys.at(index - 1);
    case 'Home':
      return keys[0];
    case 'End':
      return keys.at(-1);
    // The focused tab is open already. The space bar must not scroll the page.
    case ' ':
      return key;
    default:
      return undefined;
  }
}

function keyInUrl(): string {
  const { hash, searchParams } = new URL(location.href);
  return hash.startsWith(`#${panelId('')}`) ? hash.slice(panelId('').length + 1) : (searchParams.get('tab') ?? '');
}

/** Writes the open tab to the URL, so that a reload or a shared link opens it again. */
function writeUrl(key: string): void {
  const url = new URL(location.href);
  if (url.hash.startsWith(`#${panelId('')}`)) url.hash = '';
  url.searchParams.set('tab', key);
  history.replaceState(history.state, '', url);
}
