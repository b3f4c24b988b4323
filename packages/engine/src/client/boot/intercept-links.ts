import { type PageRequest, pageNavigation, pagePrefetch } from '../../browser/page-navigation.ts';
import { isRouterLoaded, isRouterRequested, loadRouter } from './modules.ts';
import { storeToast } from './stored-toast.ts';
import { withTimeout } from './with-timeout.ts';

/** Milliseconds that a click waits for the router to load before the browser follows the link. A choice, not a measurement. */
const routerTimeout = 300;

/**
 * Starts client-side navigation: loads the router when the visitor hovers, touches or focuses an internal link, and
 * navigates with it on click.
 */
export function interceptLinks(): void {
  const shownPath = location.pathname;
  const prepare = ({ target }: Event): void => {
    const url = internalUrl(target);
    if (url) prefetch(url.pathname);
  };
  addEventListener('pointerover', prepare, { passive: true });
  addEventListener('touchstart', prepare, { passive: true });
  addEventListener('focusin', prepare);
  addEventListener('click', (event) => {
    const url = isPlainClick(event) ? internalUrl(event.target) : undefined;
    if (!url || !isRouterRequested()) return;
    event.preventDefault();
    go(url.pathname + url.search + url.hash);
  });
  // History entries that a router pushed before a reload of this page: without a router only the URL would change.
  addEventListener('popstate', () => {
    if (!isRouterLoaded() && location.pathname !== shownPath) location.reload();
  });
}

/** Handles the navigation events of islands. */
export function handleIslandEvents(): void {
  document.addEventListener(pagePrefetch, ({ detail }: CustomEventInit<string>) => {
    if (detail) prefetch(detail);
  });
  document.addEventListener(pageNavigation, ({ detail }: CustomEventInit<PageRequest>) => {
    if (detail) goToRequestedPage(detail);
  });
}

function prefetch(path: string): void {
  loadRouter()
    .then((router) => router.prefetch(path))
    .catch(() => undefined);
}

function go(path: string): void {
  withTimeout(loadRouter(), routerTimeout).then(
    (router) => router.go(path),
    () => location.assign(path),
  );
}

/** Navigates to a page. When its data cannot be fetched, loads the page and shows the toast there. */
function goToRequestedPage({ path, toast }: PageRequest): void {
  const ready = loadRouter().then(async (router) => {
    await router.prefetch(path);
    return router;
  });
  withTimeout(ready, routerTimeout).then(
    (router) => router.go(path),
    () => {
      storeToast(toast);
      location.assign(path);
    },
  );
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.defaultPrevented && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** Files in `/media/` are not pages. */
const pagePath = /^\/(?!media\/)/;

/** The URL of a link to another page of the site; undefined for everything else. */
function internalUrl(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || !pagePath.test(link.getAttribute('href') ?? '')) return undefined;
  const url = new URL(link.href);
  return url.origin === location.origin && url.pathname !== location.pathname ? url : undefined;
}
