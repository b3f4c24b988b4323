import { loadPage, type PageRequest, pageNavigation, pagePrefetch } from '../../browser/page-navigation.ts';
import { withTimeout } from '../timeouts.ts';

/** The exports of the router module that the late module uses. */
export type RouterModule = {
  /** Fetches a page. Rejects when that fails. */
  prefetch: (path: string) => Promise<void>;
  go: (path: string) => Promise<void>;
};

/** Milliseconds that a navigation waits for the router to load before the browser loads the page. A choice, not a measurement. */
const routerTimeout = 300;

export type RouterLoader = {
  /** Loads the router once. After a failure, the next call tries again. */
  load: () => Promise<RouterModule>;
  /** True when the router is loading or loaded. */
  isRequested: () => boolean;
  /** Loads the router and a page, as far as both can be loaded. */
  prefetch: (path: string) => void;
};

/** Creates the loader of the router. Calls `onLoad` when it is loaded, which is when it handles the history. */
export function createRouterLoader(importRouter: () => Promise<RouterModule>, onLoad: () => void): RouterLoader {
  let router: Promise<RouterModule> | undefined;
  const load = (): Promise<RouterModule> => {
    router ??= importRouter().then(
      (module) => {
        onLoad();
        return module;
      },
      (error: unknown) => {
        router = undefined;
        throw error;
      },
    );
    return router;
  };
  const prefetch = (path: string): void => {
    load()
      .then((module) => module.prefetch(path))
      .catch(() => undefined);
  };
  return { load, isRequested: () => router !== undefined, prefetch };
}

/**
 * Starts client-side navigation: loads the router when the visitor hovers, touches or focuses an internal link, and
 * navigates with it on click.
 */
export function interceptLinks(router: RouterLoader): void {
  const prepare = ({ target }: Pick<Event, 'target'>): void => {
    const link = internalLink(target);
    if (link) router.prefetch(link.pathname);
  };
  // What the visitor did before this module was loaded.
  for (const target of document.querySelectorAll('a:hover, a:focus')) prepare({ target });
  // Browsers treat listeners of the window for touches as passive.
  for (const type of ['pointerover', 'touchstart', 'focusin'] as const) addEventListener(type, prepare);
  addEventListener('click', (event) => {
    const link = isPlainClick(event) ? internalLink(event.target) : undefined;
    if (!link || !router.isRequested()) return;
    event.preventDefault();
    go(router, link.pathname + link.search + link.hash);
  });
}

function go(router: RouterLoader, path: string): void {
  withTimeout(router.load(), routerTimeout).then(
    (module) => module.go(path),
    () => location.assign(path),
  );
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.defaultPrevented && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** The address of a page has no dot after its last slash. That of a file has one, such as `/feed.xml`. */
const filePath = /\.[^/.]*$/;

/** The link to another page of the site; undefined for everything else. A full URL may lead to another site on the same host. */
function internalLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]:not([target],[download])') : null;
  if (link?.origin === location.origin && link.pathname !== location.pathname && !filePath.test(link.pathname)) return link;
}

/** Handles the navigation events of islands. */
export function handleIslandEvents(router: RouterLoader): void {
  document.addEventListener(pagePrefetch, ({ detail }: CustomEventInit<string>) => {
    if (detail) router.prefetch(detail);
  });
  document.addEventListener(pageNavigation, (event: Event & CustomEventInit<PageRequest>) => {
    if (!event.detail) return;
    event.preventDefault();
    goToRequestedPage(router, event.detail);
  });
}

/** Navigates to a page. When it cannot be fetched, loads it with the browser. */
function goToRequestedPage(router: RouterLoader, request: PageRequest): void {
  const ready = router.load().then(async (module) => {
    await module.prefetch(request.path);
    return module;
  });
  withTimeout(ready, routerTimeout).then(
    (module) => module.go(request.path),
    () => loadPage(request),
  );
}
